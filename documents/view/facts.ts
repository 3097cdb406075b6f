/** What a document says about itself: heading and the rows of the information block. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import type { InvoiceDocument, Language, ServicePeriod } from '@belegbar/domain/invoices';
import type { Labels } from './labels.ts';
import { softened } from './measure.ts';
import type { InvoiceView } from './view.ts';

/** `Rechnung RE-1`, `Stornorechnung zu RE-1 vom …`; a draft has no number in it. */
export function headingOf(document: InvoiceDocument, labels: Labels): string {
  if (document.preceding !== null) {
    const { number, date } = document.preceding;
    return labels.cancellationOf(number, formatDay(date, document.language));
  }
  return document.number === null ? labels.invoice : `${labels.invoice} ${document.number}`;
}

/** Rows without a value are left out; the number of a draft says when it comes. */
export function informationOf(document: InvoiceDocument, labels: Labels): InvoiceView['information'] {
  const { language, servicePeriod } = document;
  const single = servicePeriod.from === servicePeriod.to;
  const rows = [
    { label: labels.number, value: document.number ?? labels.onIssue, strong: document.number !== null },
    { label: labels.date, value: formatDay(document.invoiceDate, language) },
    { label: single ? labels.serviceDate : labels.servicePeriod, value: periodText(servicePeriod, language) },
    { label: labels.clientNumber, value: document.recipient.clientNumber },
    { label: labels.reference, value: document.reference },
    { label: labels.buyerReference, value: document.recipient.buyerReference ?? '' },
    { label: labels.clientVatId, value: document.recipient.vatId },
    { label: labels.due, value: document.kind === 'invoice' ? formatDay(document.dueDate, language) : '' },
  ];
  return rows
    .filter(({ value }) => value !== '')
    .map((row) => ({ strong: false, ...row, value: softened(row.value, 18) }));
}

/** `01.10.–31.10.2026`, `1 Oct – 30 Nov 2026`; what both days share is said once. */
export function periodText({ from, to }: ServicePeriod, language: Language): string {
  const last = formatDay(to, language);
  if (from === to) return last;
  return `${firstDayText(from, to, language)}${language === 'de' ? '–' : ' – '}${last}`;
}

function firstDayText(from: Day, to: Day, language: Language): string {
  const first = formatDay(from, language);
  if (from.slice(0, 4) !== to.slice(0, 4)) return first;
  return language === 'de' ? first.slice(0, 6) : first.slice(0, -5);
}
