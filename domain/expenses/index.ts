/** Public face of expenses: what a purchase is, and what it and its payment book. */
export {
  type ProposedAsset,
  type PurchasedAsset,
  proposedAnew,
  proposedAssets,
  purchasedAssets,
} from './asset-lines.ts';
export {
  type Entertainment,
  type EntertainmentPart,
  missingOfEntertainment,
  PAYMENT_MEANS,
  type PaymentMeans,
} from './bill-details.ts';
export {
  bookAnew,
  bookCorrected,
  bookPaymentUndo,
  bookPurchase,
  bookPurchaseChange,
  bookPurchaseUndo,
  problemOf,
  standingOf,
} from './book-purchase.ts';
export { dueSoonUntil } from './due.ts';
export { linesAtRate } from './euro-lines.ts';
export {
  BILL_CATEGORIES,
  type Deduction,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  isDepreciated,
  mayBeAsset,
} from './expense.ts';
export {
  type BilledRefusal,
  billedLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
} from './expense-line.ts';
export { type GiftBill, giftsAbove, giftsTo } from './gift-turns.ts';
export { giftCosts, giftRecipients, giftYear, sameRecipient } from './gifts.ts';
export { type Judgement, judgedBy } from './judged-by.ts';
export { creditOfNoLine, idOfLine, withIds, wrongIdOf } from './line-id.ts';
export { proposeTaxCode, type TaxCodeProposal, type TaxCodeReason } from './propose-tax-code.ts';
export type { CreditedLine, Purchase, PurchaseCredit, PurchasePayment } from './purchase.ts';
export type { PurchaseProblem } from './purchase-steps.ts';
export { SELF_ASSESSED } from './rates.ts';
export {
  BILL_SKONTO_MAXIMUM,
  type BillSkonto,
  discountOn,
  type OfferedSkonto,
  offeredSkonto,
  skontoToTake,
} from './skonto.ts';
export { inputVatPoint, prepaidOn } from './tax-point.ts';
