/** What a document says about itself: heading and the rows of the information block. */
import { isLeitwegId } from '@belegbar/domain/business';
import { type Day, formatDay } from '@belegbar/domain/calendar';
import type { InvoiceDocument, Language, ServicePeriod } from '@belegbar/domain/invoices';
import type { Labels } from './labels.ts';
import { softened } from './measure.ts';
import type { InvoiceView } from './view.ts';

/** `Rechnung RE-1`, `Stornorechnung zu RE-1 vom …`; a draft has no number in it. */
export function headingOf(document: InvoiceDocument, labels: Labels): string {
  const { word, rest } = titleOf(document, labels);
  return rest === '' ? word : `${word} ${rest}`;
}

/** The heading in its two parts. */
export function titleOf(document: InvoiceDocument, labels: Labels): InvoiceView['title'] {
  if (document.preceding === null)
    return { word: labels.invoice, rest: document.number ?? '', numbered: document.number !== null };
  const { number, date } = document.preceding;
  const on = formatDay(date, document.language);
  return document.kind === 'creditNote'
    ? { word: labels.creditNote, rest: labels.creditNoteOf(number, on), numbered: false }
    : { word: labels.cancellation, rest: labels.cancellationOf(number, on), numbered: false };
}

/** The last digits of the number, five at most; the whole of a number without such digits, nothing for a draft. */
export function shortNumberOf({ number }: InvoiceDocument): string {
  const digits = /\d+(?!.*\d)/.exec(number ?? '')?.[0];
  return digits === undefined || digits.length > 5 ? (number ?? '') : digits;
}

type Fact = Pick<InvoiceView['information'][number], 'key' | 'label' | 'value'>;

/** Rows without a value are left out; the number of a draft says when it comes. */
export function informationOf(document: InvoiceDocument, labels: Labels): InvoiceView['information'] {
  const { language, servicePeriod } = document;
  const single = servicePeriod.from === servicePeriod.to;
  const rows: (Fact & { strong?: boolean; brief?: string })[] = [
    {
      key: 'number',
      label: labels.number,
      brief: labels.numberBrief,
      value: document.number ?? labels.onIssue,
      strong: document.number !== null,
    },
    { key: 'date', label: labels.date, value: formatDay(document.invoiceDate, language) },
    {
      key: 'service',
      label: single ? labels.serviceDate : labels.servicePeriod,
      value: periodText(servicePeriod, language),
    },
    { key: 'client', label: labels.clientNumber, value: document.recipient.clientNumber },
    { key: 'reference', label: labels.reference, value: document.reference },
    buyerFact(document, labels),
    { key: 'vatId', label: labels.clientVatId, value: document.recipient.vatId },
    {
      key: 'due',
      label: labels.due,
      value: document.kind === 'invoice' ? formatDay(document.dueDate, language) : '',
    },
  ];
  return rows
    .filter(({ value }) => value !== '')
    .map((row) => ({ strong: false, brief: row.label, ...row, value: softened(row.value, 18) }));
}

/** Public bodies know theirs by its name. */
function buyerFact({ recipient }: InvoiceDocument, labels: Labels): Fact & { brief?: string } {
  const value = recipient.buyerReference ?? '';
  if (!isLeitwegId(value)) return { key: 'buyer', label: labels.buyerReference, value };
  return { key: 'buyer', label: labels.leitwegId, brief: 'Leitweg-ID', value };
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
