/** Expenses: entering a purchase and its payment. */
export { type ChangedRegimes, judgePurchasesAnew } from './judge-anew.ts';
export { type PayExpenseInput, payExpense } from './pay.ts';
export { getExpense, isExpenseUndone, lastCategoryOf, listExpenses, summariesOfExpenses } from './read.ts';
export type { ExpenseLineInput, RecordExpenseInput } from './read-input.ts';
export { recordExpense } from './record.ts';
export { undoExpense } from './undo.ts';
export { undoExpensePayment } from './undo-payment.ts';
