/** What an invoice is, and how it is computed, checked, composed, issued, cancelled, numbered and paid. */
export {
  AMENDMENT_OBSTACLES,
  type AmendmentObstacle,
  amendedDocument,
  amendedDraft,
  amendInvoice,
  amendmentObstacle,
  amendmentProblems,
} from './amend.ts';
export {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentRefusal,
  attachmentsProblem,
  freeName,
} from './attachments.ts';
export { CANCELLATION_REASONS, type CancellationReason, cancelInvoice } from './cancel.ts';
export { composeDocument } from './compose-document.ts';
export { copyOf } from './copy.ts';
export {
  type CreditChoice,
  type CreditedAmount,
  creditDraft,
  creditNote,
  quantityLeft,
} from './credit-note.ts';
export { groupsTakenWhole } from './credit-whole.ts';
export { creditedFrom, isSameGroup, type OwedGroup } from './credited.ts';
export type {
  Address,
  BankDetails,
  DocumentLine,
  DocumentSkonto,
  InvoiceDocument,
  PrecedingInvoice,
  Recipient,
  Sender,
  Totals,
  VatGroup,
} from './document.ts';
export {
  dueDate,
  emptyDraft,
  emptyLine,
  invoiceDateOf,
  isPeriodAssumed,
  periodOfLines,
  servicePeriodOf,
  usualFor,
  usualTerms,
} from './draft.ts';
export { type Exchange, exchangeFrom, exchangeOf } from './exchange.ts';
export { giroCode, type Transfer, transferCode } from './giro-code.ts';
export { GRACE_MILLISECONDS } from './grace.ts';
export {
  DOCUMENT_KINDS,
  type DocumentKind,
  INVOICE_STATUSES,
  type InvoiceDraft,
  type InvoiceLine,
  type InvoiceStatus,
  LANGUAGES,
  type Language,
  languagesOf,
  type PaymentTerms,
  type PriceEntry,
  type ServicePeriod,
  type SkontoStep,
  UNITS,
  type Unit,
} from './invoice.ts';
export { type IssuedInvoice, issueInvoice } from './issue.ts';
export {
  checkNumberLength,
  checkPattern,
  formatNumber,
  type NumberParts,
  type NumberSeries,
  numberScope,
  numberSeriesOf,
} from './numbering.ts';
export { payeeOf } from './payee.ts';
export {
  type Excess,
  findPaymentProblems,
  findRefundProblems,
  isOverdue,
  type PaymentState,
  type Rest,
  statusAfterPayment,
} from './payment.ts';
export { findProblems } from './problems/find-problems.ts';
export { PROBLEM_CODES, type ProblemCode } from './problems/problem-codes.ts';
export { lengthProblems } from './problems/text-problems.ts';
export { vatFindings } from './problems/vat-problems.ts';
export {
  CASE_OF_RATE,
  proposeVatCase,
  type VatCaseProposal,
  type VatCaseReason,
} from './propose-vat-case.ts';
export { type RateOf, rateOn, ratesOn } from './rates.ts';
export { FIGURE_PROBLEMS, hasRate, hasReliableFigures } from './reliable-figures.ts';
export {
  payableWithin,
  SKONTO_STEPS_MAXIMUM,
  skontoOf,
  skontoOn,
} from './skonto.ts';
export { type SmallBusinessStanding, smallBusinessStanding } from './small-business-standing.ts';
export { SPECIMEN_CLIENT, type SpecimenLine, specimenDraft, specimenLines } from './specimen.ts';
export {
  type InvoiceState,
  invoiceState,
  STATE_WORDS,
  type StatedInvoice,
  type StateWord,
  TRACK_POINTS,
  type TrackPoint,
} from './state.ts';
export {
  exemptionNumber,
  namesExemption,
  statutoryNote,
  statutoryNotes,
} from './statutory-notes.ts';
export { onInvoiceOrMonthAfter, supplyTaxPoint } from './tax-point.ts';
export { type ComputedTotals, computeTotals, type LineAmounts, lineAmount, totalsFit } from './totals.ts';
export { type Turnover, totalTurnover } from './turnover.ts';
export { isTaxedCase, TAXED_CASES, VAT_CASES, type VatCase } from './vat-case.ts';
export { isWritten } from './written-lines.ts';
