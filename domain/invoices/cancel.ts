/** Cancelling an issued invoice by a document of its own that takes back every amount (Stornorechnung, § 31 (5) UStDV). */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { assert } from '@belegbar/domain/money';
import type { DocumentLine, InvoiceDocument, PrecedingInvoice } from './document.ts';
import { takeBackExchange } from './exchange.ts';
import { type Language, languagesOf } from './invoice.ts';
import { addTotals, takeBackLine, takeBackTotals, takenOver } from './take-back.ts';

/**
 * Why an invoice is cancelled, which decides when the VAT of money that had come in falls: with the cancellation, since a corrected invoice
 * carries it on, or with the money as it goes back, since the deal is off (§ 17 (2) No. 2 and 3 UStG).
 */
export const CANCELLATION_REASONS = ['correctedInvoiceFollows', 'dealIsOff'] as const;
export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/**
 * The cancellation of an issued invoice: same parties and texts, quantities and amounts turned round. `corrections` are its credit
 * notes, which fall with it: the document takes back what they left.
 */
export function cancelInvoice(act: {
  document: InvoiceDocument;
  corrections?: readonly InvoiceDocument[];
  number: string;
  today: Day;
}): InvoiceDocument {
  const { number, today, corrections = [] } = act;
  const document = takenOver(act.document);
  assert(document.kind === 'invoice' && document.number !== null, 'only an issued invoice can be cancelled');
  const preceding = { number: document.number, date: document.invoiceDate };
  const exchange = takeBackExchange([document, ...corrections].map((of) => of.exchange));
  return {
    ...document,
    kind: 'cancellation',
    number,
    invoiceDate: today,
    dueDate: today,
    introduction: languagesOf(document.bilingual ? 'both' : document.language)
      .map((language) => introductionOf(preceding, corrections, language))
      .join('\n'),
    notes: '',
    lines: [document, ...corrections].flatMap(({ lines }) => lines.map(takeBackLine)).map(numbered),
    totals: addTotals([document, ...corrections].map(({ totals }) => takeBackTotals(totals))),
    ...(exchange === null ? {} : { exchange }),
    preceding,
  };
}

function introductionOf(
  preceding: PrecedingInvoice,
  corrections: readonly InvoiceDocument[],
  language: Language,
): string {
  const date = formatDay(preceding.date, language);
  const numbers = corrections.map(({ number }) => number).join(', ');
  if (language === 'de')
    return numbers === ''
      ? `Die Rechnung ${preceding.number} vom ${date} wird hiermit storniert. Ihre Beträge werden aufgehoben:`
      : `Die Rechnung ${preceding.number} vom ${date} wird hiermit mit ihrer Korrektur ${numbers} storniert. Die Beträge werden aufgehoben:`;
  return numbers === ''
    ? `Invoice ${preceding.number} dated ${date} is hereby cancelled. Its amounts are taken back:`
    : `Invoice ${preceding.number} dated ${date} is hereby cancelled with its credit note ${numbers}. The amounts are taken back:`;
}

function numbered(line: DocumentLine, index: number): DocumentLine {
  return { ...line, position: index + 1 };
}
