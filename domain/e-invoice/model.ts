/**
 * An electronic invoice as EN 16931-1 has it, every field under its business term (BT) and every group under its number (BG). It holds
 * what a file says, also where that is wrong, so all is optional: amounts, quantities and percents are decimals as written
 * (`1234.50`), days are ISO dates where they could be read. Our own invoices are written from it, foreign ones read into it.
 */
import type { AllowanceCharge, DocumentTotals, VatBreakdown } from './model-amounts.ts';
import type { ELine } from './model-line.ts';
import type { Buyer, Delivery, Party, Payee, TaxRepresentative } from './model-party.ts';
import type { DirectDebit, PaymentMeans, ThirdPartyPayment } from './model-payment.ts';

export type { AllowanceCharge, DocumentTotals, VatBreakdown } from './model-amounts.ts';
export type {
  ELine,
  ItemAttribute,
  ItemClassification,
  LineItem,
  Price,
  PriceAllowance,
} from './model-line.ts';
export type { Buyer, Contact, Delivery, EAddress, Party, Payee, TaxRepresentative } from './model-party.ts';
export type {
  CreditTransfer,
  DirectDebit,
  PaymentCard,
  PaymentMeans,
  ThirdPartyPayment,
} from './model-payment.ts';

/** A value and the scheme that says what it identifies (ISO 6523, EAS). */
export interface Identifier {
  value?: string;
  scheme?: string;
}

export interface EInvoice {
  /** BT-24: the specification that the file follows. */
  customization?: string;
  /** BT-23 */
  process?: string;
  /** BT-1 */
  number?: string;
  /** BT-2 */
  issueDate?: string;
  /** BT-3, UNTDID 1001: 380 invoice, 381 credit note, 384 corrected invoice. */
  typeCode?: string;
  /** BT-5, ISO 4217. */
  currency?: string;
  /** BT-6: the currency in which the seller accounts for VAT. */
  accountingCurrency?: string;
  /** BT-7 and, instead of it, BT-8 (UNTDID 2005). */
  taxPointDate?: string;
  taxPointCode?: string;
  /** BT-9 */
  dueDate?: string;
  /** BT-10: the Leitweg-ID of a public body. */
  buyerReference?: string;
  /** BT-11 */
  project?: string;
  /** BT-12 */
  contract?: string;
  /** BT-13 */
  purchaseOrder?: string;
  /** BT-14 */
  salesOrder?: string;
  /** BT-15 */
  receivingAdvice?: string;
  /** BT-16 */
  despatchAdvice?: string;
  /** BT-17 */
  tender?: string;
  /** BT-18 */
  invoicedObject?: Identifier;
  /** BT-19 */
  buyerAccounting?: string;
  /** BT-20, with Skonto in the syntax of XRechnung. */
  paymentTerms?: string;
  /** BG-1 */
  notes: Note[];
  /** BG-3 */
  preceding: Preceding[];
  /** BG-4 */
  seller?: Party;
  /** BG-7 */
  buyer?: Buyer;
  /** BG-10 */
  payee?: Payee;
  /** BG-11 */
  taxRepresentative?: TaxRepresentative;
  /** BG-13 with BG-15 */
  delivery?: Delivery;
  /** BG-14 */
  period?: Period;
  /** BG-16: one for each way to pay. */
  payments: PaymentMeans[];
  /** BT-83 */
  remittance?: string;
  /** BG-19 */
  directDebit?: DirectDebit;
  /** BG-20, BG-21 */
  allowances: AllowanceCharge[];
  charges: AllowanceCharge[];
  /** BG-22 */
  totals: DocumentTotals;
  /** BG-23 */
  vatBreakdown: VatBreakdown[];
  /** BG-24 */
  documents: SupportingDocument[];
  /** BG-25 */
  lines: ELine[];
  /** BG-DEX-09: what a third party is to be paid with it (extension of XRechnung). */
  thirdPartyPayments: ThirdPartyPayment[];
}

export interface Note {
  /** BT-21, UNTDID 4451. */
  subject?: string;
  /** BT-22 */
  text?: string;
}

export interface Preceding {
  /** BT-25 */
  number?: string;
  /** BT-26 */
  issueDate?: string;
}

/** BG-14, BG-26: BT-73 and BT-74, or BT-134 and BT-135. */
export interface Period {
  start?: string;
  end?: string;
}

/** BG-24 */
export interface SupportingDocument {
  /** BT-122 */
  reference?: string;
  /** BT-123 */
  description?: string;
  /** BT-124 */
  location?: string;
  /** BT-125 */
  file?: EmbeddedFile;
}

/** BT-125 with its media type and name; the content in base 64. */
export interface EmbeddedFile {
  content?: string;
  mediaType?: string;
  name?: string;
}
