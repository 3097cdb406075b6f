/** E-invoices of others: received, assessed, shown, booked or set aside. */

export { type BookInput, bookReceived } from './book.ts';
export { bookedAmong } from './booked-among.ts';
export { checkEInvoice } from './check.ts';
export { downloadReceived } from './download.ts';
export { likelyAssets } from './likely-assets.ts';
export { checkIbanOf, countReceived, getReceived, listReceived, receivedOfExpense } from './read.ts';
export { receiveInvoice } from './receive.ts';
export { receivedInvoicesRoutes } from './routes.ts';
export { setReceivedAside } from './set-aside.ts';
export { takeReceivedBack } from './take-back.ts';
export { undoBooking } from './undo-booking.ts';
