/** The words printed on documents, in both languages. Statutory notes come from `domain/invoices`. */
import type { InvoiceDocument, Unit } from '@belegbar/domain/invoices';
import { BOTH } from './labels-both.ts';
import { FAMILIAR, GERMAN } from './labels-de.ts';
import { ENGLISH } from './labels-en.ts';

export interface Labels {
  invoice: string;
  cancellation: string;
  /** What follows `cancellation`. */
  cancellationOf: (number: string, date: string) => string;
  creditNote: string;
  /** What follows `creditNote`. */
  creditNoteOf: (number: string, date: string) => string;
  page: [before: string, between: string];
  continued: string;
  onIssue: string;
  number: string;
  numberBrief: string;
  date: string;
  servicePeriod: string;
  serviceDate: string;
  clientNumber: string;
  reference: string;
  buyerReference: string;
  leitwegId: string;
  clientVatId: string;
  due: string;
  heads: {
    position: string;
    description: string;
    quantity: string;
    unitPrice: string;
    vat: string;
    total: string;
  };
  units: Record<Unit, { one: string; many: string }>;
  lineDiscount: (percent: string) => string;
  lineDay: (day: string) => string;
  linePeriod: (period: string) => string;
  carried: string;
  subtotal: string;
  subtotalGross: string;
  discount: (percent: string) => string;
  net: string;
  vat: (percent: string, base: string) => string;
  withoutVat: (base: string) => string;
  netIncluded: string;
  vatIncluded: (percent: string, base: string) => string;
  /** `rate`: how many units of `currency` one euro is. */
  /** What is off, and what is left to pay then. */
  skonto: (percent: string, date: string) => string;
  payableWithSkonto: string;
  vatInEuros: (rate: string, currency: string) => string;
  pricesIncludeVat: string;
  noTotals: string;
  invoiceTotal: string;
  amountDue: string;
  cancelledTotal: string;
  creditedTotal: string;
  payment: string;
  payBy: (date: string) => string;
  payOnReceipt: string;
  paymentReference: string;
  giroCodeCaption: string[];
  giroCodeAlt: string;
  paypalCodeAlt: string;
  /** Where no account is named to which a transfer could go. */
  payOtherwiseBy: (date: string) => string;
  payOtherwiseOnReceipt: string;
  attachments: (names: string) => string;
  /** What the XML in the file is. */
  eInvoice: string;
  /** What each other file in it is. */
  enclosure: string;
  logoAlt: (name: string) => string;
  signatureAlt: (name: string) => string;
  regards: string;
  yourContact: string;
  footer: { address: string; contact: string; bank: string; tax: string };
  owner: string;
  phone: string;
  taxNumber: string;
  vatId: string;
}

/** The words of a document's language and form of address. */
export function labelsIn(
  document: Pick<InvoiceDocument, 'language' | 'formOfAddress' | 'bilingual'>,
): Labels {
  if (document.bilingual) return BOTH;
  if (document.language === 'en') return ENGLISH;
  return document.formOfAddress === 'familiar' ? FAMILIAR : GERMAN;
}
