/**
 * The invoice as it is printed and frozen: every text, amount and party resolved, nothing looked up later.
 * The preview composes one from a draft, issuing freezes one with its number; `documents` and e-invoices only read it.
 */
import type { Font, LetterheadLayout, Template } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Currency, Decimal } from '@belegbar/domain/money';
import type { Attachment } from './attachments.ts';
import type { Exchange } from './exchange.ts';
import type { DocumentKind, Language, PriceEntry, ServicePeriod, Unit } from './invoice.ts';
import type { DocumentPaypal } from './paypal.ts';
import type { VatCase } from './vat-case.ts';

/** A postal address (BG-5, BG-8). Country is ISO 3166-1 alpha-2. */
export interface Address {
  street: string;
  /** BT-36, BT-51: second address line. */
  addition: string;
  postCode: string;
  city: string;
  country: string;
}

/** BG-4: the seller as printed. */
export interface Sender {
  /** The person (BT-41) and the name of the business; one of them may be empty. */
  fullName: string;
  businessName: string;
  /** Present where the business is a person's: then BT-27 is the full name and BT-28 the other; else BT-27 is the name of the business. */
  isPerson?: true;
  address: Address;
  email: string;
  phone: string;
  website: string;
  /** BT-32: local form of the tax number. */
  taxNumber: string;
  /** BT-31 */
  vatId: string;
  /** BT-34 in the Peppol network, `scheme:value`; absent without one. */
  peppolId?: string;
}

/** BG-7: the buyer as printed. */
export interface Recipient {
  clientNumber: string;
  name: string;
  contactPerson: string;
  address: Address;
  email: string;
  /** BT-48 */
  vatId: string;
  /** BT-10: the Leitweg-ID of a public body, or the reference of another buyer; absent without one. */
  buyerReference?: string;
  /** Present where it is no business. */
  isPrivate?: true;
}

/** BG-16 and BG-17 */
export interface BankDetails {
  accountHolder: string;
  iban: string;
  bic: string;
  bankName: string;
}

/** One printed line. Amounts in cents, after the line's discount; `net` is BT-131. */
export interface DocumentLine {
  position: number;
  description: string;
  details: string;
  quantity: Decimal;
  unit: Unit;
  unitPrice: Decimal;
  discountPercent: Decimal | null;
  vatCase: VatCase;
  /** VAT percent as printed; null where no rate stands on the line (§ 19). */
  vatPercent: Decimal | null;
  exemptionParagraph: string | null;
  /** BG-26; absent where the document's own period says it all. */
  servicePeriod?: ServicePeriod;
  net: Cents;
  /** The amount of the line as printed: equals `net` under net entry, the gross amount under gross entry. */
  amount: Cents;
}

/** BG-23: one line of the VAT breakdown. `base` (BT-116) plus `vat` (BT-117) is `gross`. */
export interface VatGroup {
  vatCase: VatCase;
  vatPercent: Decimal | null;
  exemptionParagraph: string | null;
  /** Sum of line amounts before the document discount. */
  lineNet: Cents;
  /** BT-92: this group's share of the document discount, positive. */
  discount: Cents;
  base: Cents;
  vat: Cents;
  gross: Cents;
}

/** BG-22 with its breakdown. */
export interface Totals {
  /** BT-106 */
  lineNet: Cents;
  /** BT-107, positive. */
  discount: Cents;
  /** BT-109 */
  net: Cents;
  /** BT-110 */
  vat: Cents;
  /** BT-112 */
  gross: Cents;
  groups: VatGroup[];
}

/** One step of Skonto as printed, over the whole amount. */
export interface DocumentSkonto {
  days: number;
  percent: Decimal;
  /** Last day of the step. */
  until: Day;
  /** What the client keeps, and what then is to be paid, in cents. */
  discount: Cents;
  payable: Cents;
}

/** The document that a cancellation or a credit note refers to (BG-3). */
export interface PrecedingInvoice {
  number: string;
  date: Day;
}

/** The business's own paper. */
export interface DocumentLetterhead {
  /** SHA-256 of its picture as stored; null for paper that is printed already. */
  picture: string | null;
  layout: LetterheadLayout;
}

export interface InvoiceDocument {
  kind: DocumentKind;
  /** BT-1; null while it is a draft. */
  number: string | null;
  language: Language;
  /** Present where the document says everything in English, too. */
  bilingual?: true;
  /** Present where a German document says du; otherwise it says Sie. */
  formOfAddress?: 'familiar';
  /** BT-5, of all amounts but those of `exchange`, which is absent for euros, and for a draft without a rate. */
  currency: Currency;
  exchange?: Exchange;
  invoiceDate: Day;
  servicePeriod: ServicePeriod;
  /** BT-9 */
  dueDate: Day;
  /** Present where paying early costs less; the shorter step first. */
  skonto?: DocumentSkonto[];
  title: string;
  introduction: string;
  notes: string;
  reference: string;
  priceEntry: PriceEntry;
  /** BT-94 of the whole document in percent. */
  discountPercent: Decimal | null;
  sender: Sender;
  recipient: Recipient;
  bank: BankDetails;
  /** BT-83 as a creditor reference (ISO 11649), where transfers are to name it; absent where they name the number. */
  creditorReference?: string;
  /** Present where the invoice can be paid by PayPal. */
  paypal?: DocumentPaypal;
  /** BG-24: the files that belong to it, in their order; absent without any. */
  attachments?: Attachment[];
  lines: DocumentLine[];
  totals: Totals;
  /** Statutory notes in the document's language, in the order of their first line (§ 14 (4) No. 8, § 14a UStG). */
  statutoryNotes: string[];
  preceding: PrecedingInvoice | null;
  footerText: string;
  template: Template;
  /** The typeface that replaces the design's own; absent where the design's own holds. */
  font?: Exclude<Font, 'design'>;
  letterhead?: DocumentLetterhead;
  /** SHA-256 of the signature's picture as stored; absent without one. */
  signature?: string;
  /** `#rrggbb` */
  accentColor: string;
  /** SHA-256 of the logo's bytes as stored; null without a logo. */
  logo: string | null;
}
