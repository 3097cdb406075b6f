/** Expenses: entering a purchase and its payment. */
export { type PayExpenseInput, payExpense } from './pay.ts';
export { lastCategoryOf, summariesOfExpenses } from './read.ts';
export type { ExpenseLineInput, RecordExpenseInput } from './read-input.ts';
export { recordExpense } from './record.ts';
