/** Public face of the journal: entries, what each act books, canonical form and hash chain. */
export { actOf, type InvoiceAct, type MovedEuros } from './act.ts';
export { discountDayOf, isNotedLate, type NotedAct } from './act-order.ts';
export { bookAmendment, issuedNow } from './book-amendment.ts';
export { bookInvoice, incomeCategoryOf } from './book-invoice.ts';
export { bookNoted } from './book-noted.ts';
export { bookUndo } from './book-undo.ts';
export { canonicalForm } from './canonical-form.ts';
export { JOURNAL_CATEGORIES, type JournalCategory } from './category.ts';
export { FIRST_PREVIOUS_HASH, verifyChain } from './chain.ts';
export { countsWithRecurring, type Recurring } from './counting-day.ts';
export {
  ADJUSTMENT_TAX_CODES,
  type AdjustmentTaxCode,
  BASES,
  type Basis,
  type BookedAdjustmentCode,
  type BookedEntry,
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentReference,
  ENTRY_KINDS,
  type EntryKind,
  type ForeignAmounts,
  INCOME_TAX_CODES,
  INPUT_VAT_REPAYMENT,
  type IncomeTaxCode,
  type JournalEntry,
  type NewEntry,
  NOT_TAXABLE,
  PURCHASE_TAX_CODES,
  type PurchaseTaxCode,
  type Scheme,
  type TaxCode,
  withNew,
} from './entry.ts';
export { changeTo } from './fold.ts';
export {
  bookedAmount,
  bookedGroups,
  openInEuros,
  receivedInEuros,
  taxedOfRefund,
  writtenOffInEuros,
} from './in-euros.ts';
export {
  type Amounts,
  creditableAmounts,
  openAmount,
  payableAmount,
  receivedAmount,
  writtenOffAmount,
} from './position.ts';
export { isAdvance, isTaxedOnReceipt } from './timing.ts';
