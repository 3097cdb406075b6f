/** Expenses: entering a purchase and its payment. */
export { type PayExpenseInput, payExpense } from './pay.ts';
export { facesOfExpenses, lastCategoryOf } from './read.ts';
export { type ExpenseLineInput, type RecordExpenseInput, recordExpense } from './record.ts';
