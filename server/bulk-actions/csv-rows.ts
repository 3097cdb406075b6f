/** Invoices as rows of a table for spreadsheets. */
import { formatDay } from '@belegbar/domain/calendar';
import { guardCell } from '@belegbar/domain/imports';
import { type Cents, euroText } from '@belegbar/domain/money';
import type { ChosenInvoice } from '../invoices/index.ts';

type Language = 'de' | 'en';

const HEADINGS: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Nummer',
    'Art',
    'Status',
    'Kunde',
    'Titel',
    'Rechnungsdatum',
    'Fällig am',
    'Netto',
    'Umsatzsteuer',
    'Brutto',
    'Bezahlt',
    'Offen',
    'Währung',
    'Brutto in dieser Währung',
  ],
  en: [
    'Number',
    'Kind',
    'Status',
    'Client',
    'Title',
    'Invoice date',
    'Due date',
    'Net',
    'VAT',
    'Gross',
    'Paid',
    'Open',
    'Currency',
    'Gross in this currency',
  ],
};

const KINDS: Readonly<Record<Language, Record<ChosenInvoice['kind'], string>>> = {
  de: { invoice: 'Rechnung', cancellation: 'Stornorechnung', creditNote: 'Rechnungskorrektur' },
  en: { invoice: 'Invoice', cancellation: 'Cancellation', creditNote: 'Credit note' },
};

const STATES: Readonly<Record<Language, Record<ChosenInvoice['bucket'], string>>> = {
  de: { draft: 'Entwurf', open: 'Offen', paid: 'Bezahlt', cancelled: 'Storniert', credit: 'Gebucht' },
  en: { draft: 'Draft', open: 'Open', paid: 'Paid', cancelled: 'Cancelled', credit: 'Booked' },
};

/** What ended without all its money is not said to be paid. */
const UNPAID: Readonly<Record<Language, { writtenOff: string; credited: string }>> = {
  de: { writtenOff: 'Uneinbringlich', credited: 'Korrigiert' },
  en: { writtenOff: 'Written off', credited: 'Credited' },
};

function stateText({ bucket, paid, currency_paid, written_off }: ChosenInvoice, language: Language): string {
  if (bucket === 'paid' && written_off > 0) return UNPAID[language].writtenOff;
  if (bucket === 'paid' && (currency_paid ?? paid) <= 0) return UNPAID[language].credited;
  return STATES[language][bucket];
}

/** German spreadsheets part cells by semicolons, English ones by commas. */
export const SEPARATORS: Readonly<Record<Language, string>> = { de: ';', en: ',' };

export function headingCells(language: Language): string[] {
  return [...HEADINGS[language]];
}

/** Amounts in euros but for the last one, as `1234,56` or `1234.56`, days as `08.10.2026` or `2026-10-08`; no text that a spreadsheet would compute. */
export function invoiceCells(invoice: ChosenInvoice, language: Language): string[] {
  const amount = (cents: Cents) => (language === 'de' ? euroText(cents).replace('.', ',') : euroText(cents));
  const dayText = (day: ChosenInvoice['due_date']) =>
    day === null ? '' : language === 'de' ? formatDay(day, 'de') : day;
  const { net, vat, gross, paid, open } = invoice;
  return [
    guardCell(invoice.number ?? ''),
    KINDS[language][invoice.kind],
    stateText(invoice, language),
    guardCell(invoice.client_name),
    guardCell(invoice.title),
    dayText(invoice.invoice_date),
    dayText(invoice.due_date),
    ...[net, vat, gross, paid, open].map(amount),
    invoice.currency,
    amount(invoice.currency_gross ?? gross),
  ];
}
