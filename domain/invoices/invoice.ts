/**
 * What an invoice is while it is written (a draft), and the words for its parts (EN 16931, BT/BG numbers).
 * Amounts are whole cents; quantities, unit prices and percents are exact decimals written as strings.
 */
import type { DocumentLanguage, Template } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Currency, Decimal } from '@belegbar/domain/money';
import type { Attachment } from './attachments.ts';
import type { VatCase } from './vat-case.ts';

/** BT-130: the five units of the specification, then lump sum and kilometre. */
export const UNITS = ['hourly', 'daily', 'project', 'piece', 'monthly', 'lumpSum', 'km'] as const;
export type Unit = (typeof UNITS)[number];

export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages that a document speaks, the one of its numbers and dates first. */
export function languagesOf(language: DocumentLanguage): readonly [Language, ...Language[]] {
  return language === 'both' ? LANGUAGES : [language];
}

/**
 * `invoice` (380), `cancellation` (a Stornorechnung, 384) and `creditNote` (381), by which the business lowers its own invoice: users
 * read "Rechnungskorrektur", since a "Gutschrift" in the law is an invoice that the client writes (§ 14 (2) s. 5 UStG).
 */
export const DOCUMENT_KINDS = ['invoice', 'cancellation', 'creditNote'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Stored states. Overdue is derived from `sent` and the due date, never stored. */
export const INVOICE_STATUSES = ['draft', 'sent', 'paid'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** BG-14, of a line BG-26: first and last day of the supply; the same day twice for a single day (BT-72). */
export interface ServicePeriod {
  from: Day;
  to: Day;
}

/** BT-20: due at once, so many days after the invoice date, at the end of the month into which these lead, or on a day. */
export type PaymentTerms =
  | { kind: 'immediate' }
  | { kind: 'days'; days: number }
  | { kind: 'endOfMonth'; days: number }
  | { kind: 'date'; on: Day };

/** BT-20: who pays within so many days of the invoice date keeps so many percent of the amount (Skonto). */
export interface SkontoStep {
  /** 1 to 365. */
  days: number;
  /** Above 0, below 100, at most 2 decimals. */
  percent: Decimal;
}

/** Whether the unit prices of the lines are written without or with VAT. */
export type PriceEntry = 'net' | 'gross';

/** BG-25: one line as it is written. */
export interface InvoiceLine {
  /** Stable while the draft lives, so that the editor and its problems can point at the line. */
  id: string;
  /** BT-153 */
  description: string;
  /** BT-154 */
  details: string;
  /** BT-129, at most 4 decimals, may be negative. */
  quantity: Decimal;
  /** BT-130 */
  unit: Unit;
  /** BT-146 (net entry) or the same price with VAT (gross entry), in the invoice's currency, at most 4 decimals. */
  unitPrice: Decimal;
  /** BT-138: discount of this line in percent, 0 to 100. */
  discountPercent: Decimal | null;
  vatCase: VatCase;
  /** For `exempt`: the number within § 4 UStG, such as `4 Nr. 21`. */
  exemptionParagraph: string | null;
  /** BG-26: when this line was supplied, within the invoice's own period; absent or null where that says it all. */
  servicePeriod?: ServicePeriod | null | undefined;
}

/** All that a person can write on an invoice before it is issued. Missing things are empty strings or null. */
export interface InvoiceDraft {
  clientId: string | null;
  language: DocumentLanguage;
  /** BT-5: of every amount on the invoice. */
  currency: Currency;
  /** How many units of the currency one euro is (§ 16 (6) UStG); null or absent for euros, and until it is said. */
  unitsPerEuro?: Decimal | null | undefined;
  /** BT-2; null means the day of issue. */
  invoiceDate: Day | null;
  /** BG-14; null means the time of the lines, and the invoice date where no line says when. */
  servicePeriod: ServicePeriod | null;
  paymentTerms: PaymentTerms;
  /** At most two steps, the shorter one first; absent or empty without Skonto. */
  skonto?: SkontoStep[] | undefined;
  /** Title or project description, printed as the heading. */
  title: string;
  /** Text above the lines; empty means the standard sentence of the language. */
  introduction: string;
  /** Text below the lines (BT-22). */
  notes: string;
  /** BT-13: the client's order number or reference. */
  reference: string;
  priceEntry: PriceEntry;
  /** BT-94: discount on the whole document in percent, 0 to 100. */
  discountPercent: Decimal | null;
  lines: InvoiceLine[];
  template: Template;
  /** Overrides the profile's footer for this invoice; null keeps the profile's. */
  footerText: string | null;
  /** BG-24: files that go with the invoice; absent or empty without any. */
  attachments?: Attachment[] | undefined;
  /** Its lines are fixed assets of the business: another line of Anlage EÜR (Kz 102), and no turnover of § 19 (2) s. 1 UStG. Absent: they are not. */
  sellsFixedAssets?: boolean | undefined;
}
