/** Public face of the tax reports: journal sums in, form boxes out. */

export { accountOf, type ChartOfAccounts } from './accounts/account-of.ts';
export {
  type AnnualVatBoxFigures,
  type AnnualVatReturn,
  annualVatReturn,
  countedInYearBox,
  type SmallBusinessPart,
  type YearAmounts,
  type YearSum,
} from './annual-vat/annual-return.ts';
export {
  type AdvanceOfYear,
  type AdvancesOfYear,
  advancesOfYear,
  periodsOfYear,
  prepaidInAdvance,
} from './annual-vat/annual-vat.ts';
export { annualVatParts, type YearEntry } from './annual-vat/kennzahl.ts';
export { type CategoryPlace, categoryPlace } from './category-place.ts';
export { type AnnualDue, annualDue, type Due } from './due.ts';
export {
  type CashSum,
  type EurBoxFigures,
  type EurLineFigures,
  type EurTotalFigures,
  eurBoxes,
  eurTotals,
  type IncomeSurplus,
  incomeSurplus,
  type MonthOfMoney,
  moneyOfYear,
  type YearOfMoney,
} from './eur/income-surplus.ts';
export { type CashEntry, type EurAmount, type EurPart, eurParts, sideOf } from './eur/kennzahl.ts';
export {
  type CashAmounts,
  type CashFigures,
  countedInBox,
  countedInLine,
  countedInResult,
  EUR_LINES,
  type EurLine,
  lineOfKennzahl,
  TAX_OFFICE_CATEGORY,
} from './eur/sources.ts';
export { type FiledPayment, filedPayment, openOf } from './filed/filed-payment.ts';
export {
  differencesToFiled,
  FILED_REPORTS,
  type FiledFigure,
  type FiledReport,
} from './filed/filed-return.ts';
export { RETURN_WORDS, type ReturnState, type ReturnWord, returnState } from './filed/return-state.ts';
export { movedKind } from './moved-kind.ts';
export {
  type CostEffect,
  costEffects,
  type PurchaseEffect,
  purchaseEffect,
  type VatEffect,
  vatEffects,
} from './purchase-effect.ts';
export {
  kindOf,
  RECAPITULATIVE_KINDS,
  REPORTED_AS,
  type RecapitulativeKind,
} from './recapitulative/kinds.ts';
export { monthsLookedAt, type RecapitulativePlan, recapitulativePlan } from './recapitulative/plan.ts';
export {
  type RecapitulativeFigures,
  type RecapitulativeLine,
  type ReportedSum,
  recapitulative,
} from './recapitulative/recapitulative.ts';
export { type BoxAmounts, type BoxSource, boxesOf, boxSource, countedIn } from './vat-advance/box-sources.ts';
export {
  monthlyByChoiceDueDate,
  specialPrepaymentDueDate,
  vatAdvanceDueDate,
} from './vat-advance/due-date.ts';
export {
  annualised,
  isMonthlyFounder,
  mayChooseMonth,
  proposeFilingPeriod,
  specialPrepayment,
} from './vat-advance/filing-rule.ts';
export { type JournalSum, sumsOf } from './vat-advance/journal-sums.ts';
export { type MonthSum, OWED_REASONS, type OwedReturn, owedReturns } from './vat-advance/owed-returns.ts';
export { booksBegan, isBeforeBooks, pastReturns } from './vat-advance/past-returns.ts';
export {
  type Filing,
  isReturnRequired,
  type VatAdvanceBoxFigures,
  type VatAdvanceFigures,
  vatAdvance,
} from './vat-advance/vat-advance.ts';
export {
  type HiddenReason,
  isReportOpen,
  type ReportOffer,
  TAX_REPORTS,
  type TaxReport,
  visibleReports,
  whyHidden,
} from './visible-reports.ts';
export { type VoucherEffect, voucherEffect } from './voucher-effect.ts';
