/** Cancelling an issued invoice by a document of its own that takes back every amount (Stornorechnung, § 31 (5) UStDV). */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { assert, negateCents, negateDecimal } from '@belegbar/domain/money';
import type { DocumentLine, InvoiceDocument, PrecedingInvoice, Totals, VatGroup } from './document.ts';
import { type Language, languagesOf } from './invoice.ts';

/** The cancellation of an issued invoice: same parties and texts, quantities and amounts turned round, unit prices as they were (BR-27). */
export function cancelInvoice(act: {
  document: InvoiceDocument;
  number: string;
  today: Day;
}): InvoiceDocument {
  const { number, today } = act;
  // Nobody signs a cancellation.
  const { signature: _, ...document } = act.document;
  assert(document.kind === 'invoice' && document.number !== null, 'only an issued invoice can be cancelled');
  const preceding = { number: document.number, date: document.invoiceDate };
  return {
    ...document,
    kind: 'cancellation',
    number,
    invoiceDate: today,
    dueDate: today,
    introduction: languagesOf(document.bilingual ? 'both' : document.language)
      .map((language) => introductionOf(preceding, language))
      .join('\n'),
    notes: '',
    lines: document.lines.map(takeBackLine),
    totals: takeBackTotals(document.totals),
    preceding,
  };
}

function introductionOf(preceding: PrecedingInvoice, language: Language): string {
  const date = formatDay(preceding.date, language);
  return language === 'de'
    ? `Die Rechnung ${preceding.number} vom ${date} wird hiermit storniert. Ihre Beträge werden aufgehoben:`
    : `Invoice ${preceding.number} of ${date} is hereby cancelled. Its amounts are taken back:`;
}

function takeBackLine(line: DocumentLine): DocumentLine {
  return {
    ...line,
    quantity: negateDecimal(line.quantity),
    net: negateCents(line.net),
    amount: negateCents(line.amount),
  };
}

function takeBackTotals(totals: Totals): Totals {
  return {
    lineNet: negateCents(totals.lineNet),
    discount: negateCents(totals.discount),
    net: negateCents(totals.net),
    vat: negateCents(totals.vat),
    gross: negateCents(totals.gross),
    groups: totals.groups.map(takeBackGroup),
  };
}

function takeBackGroup(group: VatGroup): VatGroup {
  return {
    ...group,
    lineNet: negateCents(group.lineNet),
    discount: negateCents(group.discount),
    base: negateCents(group.base),
    vat: negateCents(group.vat),
    gross: negateCents(group.gross),
  };
}
