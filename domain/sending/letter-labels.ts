/** The names of the facts in a mail, in both languages. */
import type { DocumentKind, Language } from '@belegbar/domain/invoices';

export interface LetterLabels {
  kinds: Record<DocumentKind, string>;
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
