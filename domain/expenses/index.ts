/** Public face of expenses: what a purchase is, and what it and its payment book. */
export { type PurchasedAsset, purchasedAssets } from './asset-lines.ts';
export {
  bookPaymentUndo,
  bookPurchase,
  bookPurchaseChange,
  bookPurchaseUndo,
  type Purchase,
} from './book-purchase.ts';
export {
  type Deduction,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  isDepreciated,
} from './expense.ts';
export {
  type BilledRefusal,
  billedLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
} from './expense-line.ts';
export { type Judgement, judgedBy } from './judged-by.ts';
export type { PurchasePayment } from './paid-steps.ts';
export { SELF_ASSESSED } from './rates.ts';
export { inputVatPoint, prepaidOn } from './tax-point.ts';
