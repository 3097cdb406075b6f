/** Public face of expenses: what a purchase is, and what it and its payment book. */
export { bookExpense } from './book-expense.ts';
export { bookExpensePayment } from './book-expense-payment.ts';
export {
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
} from './expense.ts';
export {
  type BilledRefusal,
  billedLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
} from './expense-line.ts';
export { SELF_ASSESSED } from './rates.ts';
export { inputVatPoint, prepaidOn } from './tax-point.ts';
