/** Public face of vouchers: what a business writes itself, and what that books. */

export {
  ADJUSTMENT_SHAPES,
  type Adjustment,
  adjustmentFields,
  bookAdjustment,
  isVatOfMoved,
  MOVED_TO,
  type MovedBase,
} from './adjustment.ts';
export { adjustmentRefusals, isAdjustmentAllowedAlike } from './adjustment-refusals.ts';
export { bookCashExpense, CASH_CATEGORIES, type CashExpense } from './cash-expense.ts';
export { mealsHints, privateUseHints } from './hints.ts';
export {
  bookHomeOffice,
  bookHomeOfficeRoom,
  type HomeOffice,
  type HomeOfficeRefusal,
  type HomeOfficeRoom,
  homeOfficeOn,
  homeOfficeRefusal,
  homeOfficeRoomOn,
  homeOfficeRoomRefusal,
  type StandingAtHome,
} from './home-office.ts';
export { aboutVoucher, voucherAmount } from './in-short.ts';
export { bookKilometres, isWayTwice, type Kilometres, kilometresOn } from './kilometres.ts';
export {
  allowanceOf,
  bookMeals,
  type DayAway,
  firstDayAway,
  isDayTwice,
  type MealsAway,
  mealsOn,
} from './meals.ts';
export { isMoreThanThereAre, type Months, monthsIn } from './months.ts';
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
export {
  bookPrivateUse,
  type CarByListPrice,
  isBeforePurchase,
  isInputVatCostAbove,
  isUseTaxedAlike,
  type PrivateUse,
  privateUseOn,
} from './private-use.ts';
export { bookVoucherUndo } from './undo.ts';
export { bookVatPayment, type VatPaidFor, type VatPayment, vatPaymentCountsOn } from './vat-payment.ts';
export { isOwnReceipt, OWN_RECEIPTS, VOUCHER_KINDS, type Voucher, type VoucherKind } from './voucher.ts';
