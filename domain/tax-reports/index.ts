/** Public face of the tax reports: journal sums in, form boxes out. */

export { type BoxSource, boxesOf, boxSource } from './vat-advance/box-sources.ts';
export { vatAdvanceDueDate } from './vat-advance/due-date.ts';
export { type JournalSum, sumsOf } from './vat-advance/journal-sums.ts';
export {
  isReturnRequired,
  type VatAdvanceBoxFigures,
  type VatAdvanceFigures,
  vatAdvance,
} from './vat-advance/vat-advance.ts';
