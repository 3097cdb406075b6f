/** Public face of vouchers: what a business writes itself, and what that books. */

export { privateUseHints } from './hints.ts';
export { type Months, monthsIn } from './months.ts';
export {
  bookOtherIncome,
  INCOME_CATEGORIES,
  type IncomeAmount,
  type IncomeCategory,
  incomeAmounts,
  isNearYear,
  type OtherIncome,
  type Payer,
} from './other-income.ts';
export { bookOtherTax, OTHER_TAXES, type OtherTax, type OtherTaxPayment } from './other-tax.ts';
export { bookPrivateMoney, type PrivateMoney } from './private-money.ts';
export { bookPrivateUse, type CarByListPrice, type PrivateUse, privateUseOn } from './private-use.ts';
export { bookVoucherUndo } from './undo.ts';
export { bookVatPayment, type VatPaidFor, type VatPayment, vatPaymentCountsOn } from './vat-payment.ts';
export { VOUCHER_KINDS, type Voucher, type VoucherKind } from './voucher.ts';
