/** Public face of the tax reports: journal sums in, form boxes out. */

export { type BoxSource, boxesOf, boxSource, countedIn } from './vat-advance/box-sources.ts';
export { vatAdvanceDueDate } from './vat-advance/due-date.ts';
export { type JournalSum, sumsOf } from './vat-advance/journal-sums.ts';
export { type MonthSum, OWED_REASONS, type OwedReturn, owedReturns } from './vat-advance/owed-returns.ts';
export {
  isReturnRequired,
  type VatAdvanceBoxFigures,
  type VatAdvanceFigures,
  vatAdvance,
} from './vat-advance/vat-advance.ts';
export {
  TAX_REPORTS,
  type TaxReport,
  visibleReports,
} from './visible-reports.ts';
