/** What every part of the public page is given, and how it writes amounts and days. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDocument, Language } from '@belegbar/domain/invoices';
import { type Cents, formatMoney } from '@belegbar/domain/money';
import type { PublicInvoiceView } from '../public-view.ts';
import type { Words } from './texts.ts';

export interface Shown {
  token: string;
  invoice: PublicInvoiceView;
  document: InvoiceDocument;
  /** The client has said that it is paid, and can still take it back. */
  isSaidPaid: boolean;
  language: Language;
  words: Words;
  today: Day;
}

/** Whether it is owed, so that somebody can say that it is paid. */
export function isOwed({ invoice }: Shown): boolean {
  return invoice.kind === 'invoice' && invoice.status === 'sent' && !invoice.cancelled;
}

/** An amount as the reader writes it, in the invoice's currency. */
export function moneyText({ language, invoice }: Shown, amount: Cents): string {
  return formatMoney(amount, language, invoice.currency);
}

/** `20.10.2026` in German, `20/10/2026` in English: the one form of a day on the page. */
export function dayText({ language }: Shown, day: Day): string {
  return day
    .split('-')
    .reverse()
    .join(language === 'de' ? '.' : '/');
}

/** With the weekday before it, `Dienstag, 20.10.2026`; a line breaks after the weekday alone. */
export function weekdayText(shown: Shown, day: Day): string {
  const locale = shown.language === 'de' ? 'de-DE' : 'en-GB';
  const at = Date.parse(`${day}T00:00:00Z`);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(at);
  return `${weekday}, ${dayText(shown, day)}`;
}

/** A path of this page and of what belongs to it. */
export function pathOf({ token }: Shown, rest: string): string {
  return `/public-invoice/${token}${rest}`;
}
