/** The words printed on documents, in both languages. Statutory notes come from `domain/invoices`. */
import type { InvoiceDocument, Unit } from '@belegbar/domain/invoices';

export interface Labels {
  invoice: string;
  cancellationOf: (number: string, date: string) => string;
  page: [before: string, between: string];
  continued: string;
  onIssue: string;
  number: string;
  date: string;
  servicePeriod: string;
  serviceDate: string;
  clientNumber: string;
  reference: string;
  buyerReference: string;
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
  subtotal: string;
  subtotalGross: string;
  discount: (percent: string) => string;
  net: string;
  vat: (percent: string, base: string) => string;
  withoutVat: (base: string) => string;
  netIncluded: string;
  vatIncluded: (percent: string, base: string) => string;
  pricesIncludeVat: string;
  noTotals: string;
  invoiceTotal: string;
  amountDue: string;
  cancelledTotal: string;
  payBy: (date: string) => string;
  payOnReceipt: string;
  paymentReference: string;
  giroCodeCaption: string[];
  giroCodeAlt: string;
  logoAlt: (name: string) => string;
  regards: string;
  footer: { address: string; contact: string; bank: string; tax: string };
  owner: string;
  phone: string;
  taxNumber: string;
  vatId: string;
}

const GERMAN: Labels = {
  invoice: 'Rechnung',
  cancellationOf: (number, date) => `Stornorechnung zu ${number} vom ${date}`,
  page: ['Seite ', ' von '],
  continued: 'Fortsetzung',
  onIssue: 'bei Ausstellung',
  number: 'Rechnungsnummer',
  date: 'Rechnungsdatum',
  servicePeriod: 'Leistungszeitraum',
  serviceDate: 'Leistungsdatum',
  clientNumber: 'Kundennummer',
  reference: 'Ihre Referenz',
  buyerReference: 'Leitweg-ID',
  clientVatId: 'Ihre USt-IdNr.',
  due: 'Fällig am',
  heads: {
    position: 'Pos.',
    description: 'Beschreibung',
    quantity: 'Menge',
    unitPrice: 'Einzelpreis',
    vat: 'USt.',
    total: 'Gesamt',
  },
  units: {
    hourly: { one: 'Std.', many: 'Std.' },
    daily: { one: 'Tag', many: 'Tage' },
    project: { one: 'Projekt', many: 'Projekte' },
    piece: { one: 'Stk.', many: 'Stk.' },
    monthly: { one: 'Monat', many: 'Monate' },
    lumpSum: { one: 'pauschal', many: 'pauschal' },
    km: { one: 'km', many: 'km' },
  },
  lineDiscount: (percent) => `abzüglich ${percent} Rabatt`,
  subtotal: 'Zwischensumme',
  subtotalGross: 'Zwischensumme (brutto)',
  discount: (percent) => `Rabatt ${percent}`,
  net: 'Nettobetrag',
  vat: (percent, base) => `USt. ${percent} auf ${base}`,
  withoutVat: (base) => `Ohne USt. auf ${base}`,
  netIncluded: 'Darin Nettobetrag',
  vatIncluded: (percent, base) => `Darin USt. ${percent} auf ${base}`,
  pricesIncludeVat: 'Alle Preise einschließlich Umsatzsteuer.',
  noTotals: 'Dieser Betrag lässt sich noch nicht berechnen.',
  invoiceTotal: 'Rechnungsbetrag',
  amountDue: 'Zu zahlen',
  cancelledTotal: 'Stornobetrag',
  payBy: (date) => `Bitte überweisen Sie den Betrag bis zum ${date}.`,
  payOnReceipt: 'Bitte überweisen Sie den Betrag nach Erhalt.',
  paymentReference: 'Verwendungszweck',
  giroCodeCaption: ['GiroCode:', 'mit der Banking-App scannen'],
  giroCodeAlt: 'GiroCode für die Überweisung des Betrags',
  logoAlt: (name) => `Logo von ${name}`,
  regards: 'Mit freundlichen Grüßen',
  footer: { address: 'Anschrift', contact: 'Kontakt', bank: 'Bankverbindung', tax: 'Steuern' },
  owner: 'Inhaber/in:',
  phone: 'Tel.',
  taxNumber: 'Steuernummer',
  vatId: 'USt-IdNr.',
};

const ENGLISH: Labels = {
  invoice: 'Invoice',
  cancellationOf: (number, date) => `Cancellation of invoice ${number} of ${date}`,
  page: ['Page ', ' of '],
  continued: 'Continued',
  onIssue: 'on issue',
  number: 'Invoice number',
  date: 'Invoice date',
  servicePeriod: 'Service period',
  serviceDate: 'Date of supply',
  clientNumber: 'Client number',
  reference: 'Your reference',
  buyerReference: 'Buyer reference (Leitweg-ID)',
  clientVatId: 'Your VAT ID',
  due: 'Due date',
  heads: {
    position: 'Item',
    description: 'Description',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    vat: 'VAT',
    total: 'Total',
  },
  units: {
    hourly: { one: 'h', many: 'h' },
    daily: { one: 'day', many: 'days' },
    project: { one: 'project', many: 'projects' },
    piece: { one: 'pc', many: 'pcs' },
    monthly: { one: 'month', many: 'months' },
    lumpSum: { one: 'flat', many: 'flat' },
    km: { one: 'km', many: 'km' },
  },
  lineDiscount: (percent) => `less ${percent} discount`,
  subtotal: 'Subtotal',
  subtotalGross: 'Subtotal (incl. VAT)',
  discount: (percent) => `Discount ${percent}`,
  net: 'Net amount',
  vat: (percent, base) => `VAT ${percent} on ${base}`,
  withoutVat: (base) => `No VAT on ${base}`,
  netIncluded: 'Includes net amount',
  vatIncluded: (percent, base) => `Includes VAT ${percent} on ${base}`,
  pricesIncludeVat: 'All prices include VAT.',
  noTotals: 'This amount cannot be computed yet.',
  invoiceTotal: 'Invoice total',
  amountDue: 'Amount due',
  cancelledTotal: 'Cancelled total',
  payBy: (date) => `Please transfer the amount by ${date}.`,
  payOnReceipt: 'Please transfer the amount on receipt.',
  paymentReference: 'Reference',
  giroCodeCaption: ['GiroCode:', 'scan with your banking app'],
  giroCodeAlt: 'GiroCode for the transfer of the amount',
  logoAlt: (name) => `Logo of ${name}`,
  regards: 'Kind regards',
  footer: { address: 'Address', contact: 'Contact', bank: 'Bank details', tax: 'Tax' },
  owner: 'Owner:',
  phone: 'Phone',
  taxNumber: 'Tax number',
  vatId: 'VAT ID',
};

/** Where German says du. */
const FAMILIAR: Labels = {
  ...GERMAN,
  reference: 'Deine Referenz',
  clientVatId: 'Deine USt-IdNr.',
  payBy: (date) => `Bitte überweise den Betrag bis zum ${date}.`,
  payOnReceipt: 'Bitte überweise den Betrag nach Erhalt.',
  regards: 'Viele Grüße',
};

/** The words of a document's language and form of address. */
export function labelsIn({
  language,
  formOfAddress,
}: Pick<InvoiceDocument, 'language' | 'formOfAddress'>): Labels {
  if (language === 'en') return ENGLISH;
  return formOfAddress === 'familiar' ? FAMILIAR : GERMAN;
}
