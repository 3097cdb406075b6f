/** The words of the public page, in both languages. Clients are strangers, so German says Sie. */
import type { DocumentKind, Language } from '@belegbar/domain/invoices';

export interface Words {
  kind: Record<DocumentKind, string>;
  numberAndDate: (kind: string, number: string, date: string) => string;
  language: string;
  notFound: string;
  contactSender: string;
  openAmount: string;
  openOf: (total: string) => string;
  total: string;
  amountOf: Record<Exclude<DocumentKind, 'invoice'>, string>;
  nothingDue: string;
  nothingLeft: string;
  cancelled: string;
  stamp: string;
  paid: string;
  paidOn: (date: string) => string;
  dueOn: (date: string) => string;
  /** Days from today to the due date, from 0 on. */
  dueIn: (days: number) => string;
  /** Days since the due date, from 1 on. */
  overdue: (days: number) => string;
  skonto: (date: string, percent: string, amount: string) => string;
  downloadPdf: string;
  eInvoice: string;
  transfer: string;
  giroCode: string;
  payWithGiroCode: string;
  giroCodeHow: string;
  saveGiroCode: string;
  payee: string;
  amount: string;
  reference: string;
  copyOf: (what: string) => string;
  copied: (what: string) => string;
  payWithPaypal: string;
  paypalAccount: string;
  items: string;
  suppliedOn: (day: string) => string;
  suppliedFrom: (first: string, last: string) => string;
  attachments: string;
  download: (name: string) => string;
  questions: string;
  unchanged: string;
  pageOf: (number: string, page: number, pages: number) => string;
}

export const WORDS: Record<Language, Words> = {
  de: {
    kind: { invoice: 'Rechnung', cancellation: 'Stornorechnung', creditNote: 'Rechnungskorrektur' },
    numberAndDate: (kind, number, date) => `${kind} ${number} vom ${date}`,
    language: 'Sprache',
    notFound: 'Die gewünschte Rechnung wurde nicht gefunden oder ist nicht öffentlich zugänglich.',
    contactSender: 'Bitte wenden Sie sich an den Absender, um einen gültigen Link zu erhalten.',
    openAmount: 'Offener Betrag',
    openOf: (total) => `Noch offen von ${total}`,
    total: 'Rechnungsbetrag',
    amountOf: { cancellation: 'Stornierter Betrag', creditNote: 'Korrigierter Betrag' },
    nothingDue: 'Mit diesem Beleg ist nichts zu zahlen.',
    nothingLeft: 'Es ist nichts mehr zu zahlen.',
    cancelled: 'Diese Rechnung wurde storniert. Bitte zahlen Sie sie nicht.',
    stamp: 'Storniert',
    paid: 'Bezahlt',
    paidOn: (date) => `Bezahlt am ${date}`,
    dueOn: (date) => `Fällig am ${date}`,
    dueIn: (days) => ({ 0: 'heute', 1: 'morgen' })[days] ?? `in ${days} Tagen`,
    overdue: (days) => (days === 1 ? 'Seit gestern überfällig' : `Seit ${days} Tagen überfällig`),
    skonto: (date, percent, amount) => `Bis ${date} mit ${percent} Skonto: ${amount}`,
    downloadPdf: 'PDF herunterladen',
    eInvoice: 'E-Rechnung (XML)',
    transfer: 'Überweisung',
    giroCode: 'GiroCode für die Überweisung',
    payWithGiroCode: 'Mit GiroCode zahlen',
    giroCodeHow: 'Scannen Sie den Code in Ihrer Banking-App. Alle Angaben sind schon eingetragen.',
    saveGiroCode: 'GiroCode als Bild sichern',
    payee: 'Empfänger',
    amount: 'Betrag',
    reference: 'Verwendung',
    copyOf: (what) => `${what} kopieren`,
    copied: (what) => `${what} kopiert`,
    payWithPaypal: 'Mit PayPal zahlen',
    paypalAccount: 'PayPal-Konto',
    items: 'Positionen',
    suppliedOn: (day) => `Leistung am ${day}`,
    suppliedFrom: (first, last) => `Leistungszeitraum ${first} bis ${last}`,
    attachments: 'Anlagen',
    download: (name) => `${name} herunterladen`,
    questions: 'Fragen zur Rechnung?',
    unchanged: 'Ausgestellt mit Belegbar und seitdem unverändert',
    pageOf: (number, page, pages) =>
      `Rechnung ${number}, Seite ${page} von ${pages}. Der vollständige Text steht im PDF.`,
  },
  en: {
    kind: { invoice: 'Invoice', cancellation: 'Cancellation', creditNote: 'Credit note' },
    numberAndDate: (kind, number, date) => `${kind} ${number} of ${date}`,
    language: 'Language',
    notFound: 'The requested invoice could not be found or is not publicly available.',
    contactSender: 'Please contact the sender to provide you with a valid share link.',
    openAmount: 'Amount due',
    openOf: (total) => `Amount due, out of ${total}`,
    total: 'Invoice total',
    amountOf: { cancellation: 'Cancelled amount', creditNote: 'Credited amount' },
    nothingDue: 'There is nothing to pay with this document.',
    nothingLeft: 'Nothing is left to pay.',
    cancelled: 'This invoice was cancelled. Please do not pay it.',
    stamp: 'Cancelled',
    paid: 'Paid',
    paidOn: (date) => `Paid on ${date}`,
    dueOn: (date) => `Due on ${date}`,
    dueIn: (days) => ({ 0: 'today', 1: 'tomorrow' })[days] ?? `in ${days} days`,
    overdue: (days) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
    skonto: (date, percent, amount) => `By ${date} less ${percent} early payment discount: ${amount}`,
    downloadPdf: 'Download PDF',
    eInvoice: 'E-invoice (XML)',
    transfer: 'Bank transfer',
    giroCode: 'GiroCode for the transfer',
    payWithGiroCode: 'Pay with GiroCode',
    giroCodeHow: 'Scan the code with your banking app. All details are filled in already.',
    saveGiroCode: 'Save GiroCode as a picture',
    payee: 'Payee',
    amount: 'Amount',
    reference: 'Reference',
    copyOf: (what) => `Copy ${what}`,
    copied: (what) => `${what} copied`,
    payWithPaypal: 'Pay with PayPal',
    paypalAccount: 'PayPal account',
    items: 'Items',
    suppliedOn: (day) => `Date of supply ${day}`,
    suppliedFrom: (first, last) => `Service period ${first} to ${last}`,
    attachments: 'Attachments',
    download: (name) => `Download ${name}`,
    questions: 'Questions about the invoice?',
    unchanged: 'Issued with Belegbar and unchanged since',
    pageOf: (number, page, pages) =>
      `Invoice ${number}, page ${page} of ${pages}. The PDF holds the full text.`,
  },
};

/** The language that a browser asks for first, as far as there are words in it; else English. */
export function spokenLanguage(accepted: string): Language {
  return /^\s*de\b/i.test(accepted) ? 'de' : 'en';
}
