/** Tax reports: journal sums in the boxes of a form, and the entries behind each box. */
export { annualVatEntries } from './annual-return/entries.ts';
export { type AnnualVatView, annualVat } from './annual-vat.ts';
export { type CashEntriesInput, type CashEntriesPage, cashEntries } from './eur/entries.ts';
export { type IncomeSurplusView, incomeSurplusOfYear } from './eur/read.ts';
export { type MarkFiledInput, markFiled } from './filed/mark.ts';
export { advanceFiledOver, holdFiledOver, isFiledOver, isStatementFiled } from './filed/over.ts';
export { pendingReturns } from './filed/pending.ts';
export { filedReturns } from './filed/read.ts';
export { undoFiled } from './filed/undo.ts';
export { countingSums, type HubBooks, hubBooks } from './hub/read.ts';
export { owedReturns } from './owed-returns.ts';
export { type FilingRuleView, filingRule } from './prepayment/read.ts';
export { setPrepayment } from './prepayment/set.ts';
export { recapitulativeEntries } from './recapitulative/entries.ts';
export { type RecapitulativeView, recapitulativeStatement } from './recapitulative/read.ts';
export { taxReportsRoutes } from './routes.ts';
export { type VatAdvanceView, vatAdvance } from './vat-advance.ts';
export { type DerivationPage, type EntriesInput, vatAdvanceEntries } from './vat-advance-entries.ts';
