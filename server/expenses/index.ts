/** Expenses: entering a purchase and its payment. */
export { type AttachReceiptInput, attachReceipt } from './attach.ts';
export { type CategorizeManyInput, categorizeMany } from './categorize-many.ts';
export { type CorrectExpenseInput, correctExpense } from './correct.ts';
export { type CreditExpenseInput, creditExpense } from './credit.ts';
export { billOfExpense, billsDated, type DatedBill, skontoOfExpense, statesOfExpenses } from './dated.ts';
export { detachReceipt } from './detach.ts';
export { billsDue, listDueExpenses } from './due.ts';
export { giftsToOne } from './gifts-to.ts';
export { type ChangedRegimes, judgePurchasesAnew } from './judge-anew.ts';
export { CATEGORY_WORDS } from './list/csv-words.ts';
export { type ExpenseListInput, listExpenses } from './list/read.ts';
export {
  addExpenses,
  findAlikeExpenses,
  holdExpenses,
  type KnownBill,
  problemsOfBill,
  refreshExpenseStatistics,
  removeExpenses,
} from './many.ts';
export { type PayExpenseInput, payExpense } from './pay.ts';
export { type PayManyInput, payMany } from './pay-many.ts';
export type { ExpensesPorts } from './ports.ts';
export { getExpense, isExpenseUndone, lastCategoryOf, summariesOfExpenses } from './read.ts';
export type { ExpenseLineInput, RecordExpenseInput } from './read-input.ts';
export { recordExpense } from './record.ts';
export { type BillToPay, billsToPay, otherAccountBefore } from './to-pay.ts';
export { transferMessage } from './transfer-message.ts';
export { undoExpense } from './undo.ts';
export { undoExpenseCredit } from './undo-credit.ts';
export { undoExpensePayment } from './undo-payment.ts';
export { undoPayments } from './undo-payments.ts';
export { type UnpaidBill, unpaidBills } from './unpaid.ts';
export { unprovedExpenses } from './unproved.ts';
export { findVendors, vendorNames } from './vendors.ts';
export { type ToldAct, whatItChanges } from './what-it-changes.ts';
