/** Public face of the journal: entries, what each act books, canonical form and hash chain. */
export { bookCancellation } from './book-cancellation.ts';
export { bookCreditNote } from './book-credit-note.ts';
export { bookInvoice } from './book-invoice.ts';
export { bookPayment, bookPaymentWithDiscount } from './book-payment.ts';
export { bookRefund } from './book-refund.ts';
export { bookWriteOff } from './book-write-off.ts';
export { canonicalForm } from './canonical-form.ts';
export { FIRST_PREVIOUS_HASH, verifyChain } from './chain.ts';
export {
  type Basis,
  type BookedEntry,
  type DocumentReference,
  ENTRY_KINDS,
  type EntryKind,
  type JournalEntry,
  type NewEntry,
  PURCHASE_TAX_CODES,
  type PurchaseTaxCode,
  type Scheme,
  type TaxCode,
} from './entry.ts';
export { type Amounts, openAmount, payableAmount, receivedAmount } from './position.ts';
