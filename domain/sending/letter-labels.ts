/** The names of the facts in a mail, in both languages. */
import type { DocumentKind, Language } from '@belegbar/domain/invoices';

export interface LetterLabels {
  kinds: Record<DocumentKind, string>;
  /** What a reminder is called: 0 before the due day, then 1 for the first after it, which is no Mahnung yet. */
  reminder: (step: number) => string;
  dueToday: string;
  invoiceOf: (number: string, date: string) => string;
  overdueSince: string;
  /** Days since the due day, from 1 on. */
  daysOverdue: (date: string, days: number) => string;
  payBy: string;
  payNow: string;
  amounts: Record<DocumentKind, string>;
  open: string;
  service: string;
  due: string;
  wasDue: string;
  preceding: string;
  skonto: (percent: string, until: string) => string;
  view: string;
  viewAndPay: string;
  transfer: string;
  scan: string;
  reference: string;
  vatId: string;
}

export const LABELS: Record<Language, LetterLabels> = {
  de: {
    kinds: { invoice: 'Rechnung', cancellation: 'Stornorechnung', creditNote: 'Rechnungskorrektur' },
    reminder: (step) => ({ 0: 'Bald fällig', 1: 'Zahlungserinnerung' })[step] ?? `${step - 1}. Mahnung`,
    dueToday: 'Heute fällig',
    invoiceOf: (number, date) => `Rechnung ${number} vom ${date}`,
    overdueSince: 'Fällig seit',
    daysOverdue: (date, days) => `${date} (${days === 1 ? '1 Tag' : `${days} Tage`})`,
    payBy: 'Bitte zahlen bis',
    payNow: 'Jetzt bezahlen',
    amounts: { invoice: 'Rechnungsbetrag', cancellation: 'Storniert', creditNote: 'Korrekturbetrag' },
    open: 'Offener Betrag',
    service: 'Leistung',
    due: 'Fällig am',
    wasDue: 'War fällig am',
    preceding: 'Zur Rechnung',
    skonto: (percent, until) => `Mit ${percent} Skonto bis ${until}`,
    view: 'Online ansehen',
    viewAndPay: 'Ansehen und bezahlen',
    transfer: 'Überweisung',
    scan: 'Mit der Banking-App scannen',
    reference: 'Verwendungszweck',
    vatId: 'USt-IdNr.',
  },
  en: {
    kinds: { invoice: 'Invoice', cancellation: 'Cancellation', creditNote: 'Credit note' },
    reminder: (step) =>
      ({ 0: 'Due soon', 1: 'Payment reminder', 2: 'Second payment reminder', 3: 'Third payment reminder' })[
        step
      ] ?? `Payment reminder no. ${step}`,
    dueToday: 'Due today',
    invoiceOf: (number, date) => `Invoice ${number} dated ${date}`,
    overdueSince: 'Overdue since',
    daysOverdue: (date, days) => `${date} (${days === 1 ? '1 day' : `${days} days`})`,
    payBy: 'Please pay by',
    payNow: 'Pay now',
    amounts: { invoice: 'Invoice total', cancellation: 'Cancelled', creditNote: 'Amount credited' },
    open: 'Outstanding',
    service: 'Services',
    due: 'Due',
    wasDue: 'Was due',
    preceding: 'Refers to invoice',
    skonto: (percent, until) => `With ${percent} discount until ${until}`,
    view: 'View online',
    viewAndPay: 'View and pay',
    transfer: 'Bank transfer',
    scan: 'Scan with your banking app',
    reference: 'Reference',
    vatId: 'VAT ID',
  },
};
