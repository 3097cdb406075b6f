/** What comes again and again: entering what is due, once, and what will come. */
export { acceptDue } from './accept.ts';
export { createRecurring } from './create.ts';
export { endRecurring } from './end.ts';
export { expectedCosts, upcoming } from './expected.ts';
export { generateDue } from './generate.ts';
export { tellOfMissing } from './missing.ts';
export { listDues, listRecurring, recurringOfExpense } from './read.ts';
export { closeExpectedBy, holdRecurring, recordBill } from './record-bill.ts';
export { removeRecurring } from './remove.ts';
export { setPaused } from './set-paused.ts';
export { setPrice } from './set-price.ts';
export { skipDue } from './skip.ts';
export { unskipDue } from './unskip.ts';
export { updateRecurring } from './update.ts';
