/** Tax reports: journal sums in the boxes of a form, and the entries behind each box. */
export { owedReturns } from './owed-returns.ts';
export { taxReportsRoutes } from './routes.ts';
export { type VatAdvanceView, vatAdvance } from './vat-advance.ts';
export { type DerivationPage, type EntriesInput, vatAdvanceEntries } from './vat-advance-entries.ts';
