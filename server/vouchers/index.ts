/** Vouchers: entering what has neither invoice nor bill, and taking it back. */
export { downloadReceipt } from './download.ts';
export { vouchersJobs } from './jobs.ts';
export { getVoucher, listVouchers } from './read.ts';
export { recordAdjustment } from './record-adjustment.ts';
export { recordCashExpense } from './record-cash-expense.ts';
export { recordHomeOffice } from './record-home-office.ts';
export { recordHomeOfficeRoom } from './record-home-office-room.ts';
export { recordKilometres } from './record-kilometres.ts';
export { recordMeals } from './record-meals.ts';
export { recordOtherIncome } from './record-other-income.ts';
export { recordOtherTax } from './record-other-tax.ts';
export { recordPrivateMoney } from './record-private-money.ts';
export { recordPrivateUse } from './record-private-use.ts';
export { recordVatPayment } from './record-vat-payment.ts';
export { storeReceipt } from './store-receipt.ts';
export { vouchersTaxedOtherwise } from './taxed-otherwise.ts';
export { undoVoucher } from './undo.ts';
export { type PaidAdvance, vatPaidForAdvances } from './vat-paid.ts';
