/**
 * A credit note (381) over an issued invoice, which users read as "Rechnungskorrektur": the client owes less, at the rates of the
 * supplies that are reduced (§ 17 (1) UStG). Written positive in its draft, taken back in its document.
 */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { assert, type Cents, type Decimal, eurosFromCents, subtractDecimals } from '@belegbar/domain/money';
import type { OwedGroup } from './credited.ts';
import type { DocumentLine, InvoiceDocument, PrecedingInvoice, Totals } from './document.ts';
import { emptyLine } from './draft.ts';
import { exchangeFrom, exchangeOf } from './exchange.ts';
import { type InvoiceDraft, type InvoiceLine, type Language, languagesOf } from './invoice.ts';
import { takeBackLine, takeBackTotals, takenOver } from './take-back.ts';
import type { VatCase } from './vat-case.ts';

/** What is taken off: quantities of lines by their ids, or an amount per VAT group, net or gross as the invoice is written. */
export type CreditChoice =
  | { kind: 'lines'; lines: readonly { id: string; quantity: Decimal }[] }
  | { kind: 'amounts'; amounts: readonly CreditedAmount[] };

export interface CreditedAmount {
  /** Of the line that it becomes. */
  id: string;
  vatCase: VatCase;
  exemptionParagraph: string | null;
  amount: Cents;
}

/** The draft of a credit note over `invoice`: the chosen lines with the chosen quantities, or a line for each amount. */
export function creditDraft(invoice: InvoiceDraft, choice: CreditChoice): InvoiceDraft {
  const plain = { ...invoice, skonto: [], attachments: [] };
  if (choice.kind === 'amounts')
    return {
      ...plain,
      discountPercent: null,
      lines: choice.amounts.map((amount) => amountLine(amount, invoice)),
    };
  const lines = choice.lines.flatMap(({ id, quantity }) => {
    const line = invoice.lines.find((candidate) => candidate.id === id);
    return line === undefined ? [] : [{ ...line, quantity }];
  });
  return { ...plain, lines };
}

/** What of a line has not been taken off by the credit notes that were written before, in its own unit. */
export function quantityLeft(line: InvoiceLine, earlier: readonly InvoiceDraft[]): Decimal {
  const credited = earlier.flatMap(({ lines }) => lines.filter(({ id }) => id === line.id));
  return subtractDecimals(
    line.quantity,
    credited.map(({ quantity }) => quantity),
  );
}

/** The document of a credit note. `totals` are positive, of `draft`; the invoice gives parties, texts and look. */
export function creditNote(act: {
  invoice: InvoiceDocument;
  draft: InvoiceDraft;
  credited: { lines: DocumentLine[]; totals: Totals };
  number: string;
  reason: string;
  today: Day;
  /** What its groups are booked as in euros, read of an invoice in another currency only; absent: what they are at its rate. */
  euros?: OwedGroup[];
}): InvoiceDocument {
  const { number, today, reason, draft, credited } = act;
  const invoice = takenOver(act.invoice);
  assert(invoice.kind === 'invoice' && invoice.number !== null, 'only an issued invoice can be credited');
  const preceding = { number: invoice.number, date: invoice.invoiceDate };
  return {
    ...invoice,
    kind: 'creditNote',
    number,
    invoiceDate: today,
    dueDate: today,
    introduction: languagesOf(invoice.bilingual ? 'both' : invoice.language)
      .map((language) => introductionOf(preceding, language))
      .join('\n'),
    notes: reason,
    discountPercent: draft.discountPercent,
    lines: credited.lines.map(takeBackLine),
    totals: takeBackTotals(credited.totals),
    ...exchangeIn(act),
    preceding,
  };
}

function exchangeIn(act: Parameters<typeof creditNote>[0]): Pick<InvoiceDocument, 'exchange'> {
  const { invoice, credited, euros } = act;
  if (invoice.exchange === undefined) return {};
  const { unitsPerEuro } = invoice.exchange;
  const exchange =
    euros === undefined
      ? exchangeOf(takeBackTotals(credited.totals), unitsPerEuro)
      : exchangeFrom(unitsPerEuro, euros);
  return exchange === null ? {} : { exchange };
}

function amountLine({ id, ...of }: CreditedAmount, invoice: InvoiceDraft): InvoiceLine {
  const words = languagesOf(invoice.language).map((language) => REDUCTION[language]);
  return {
    ...emptyLine(id, of.vatCase),
    description: words.join(' / '),
    unit: 'lumpSum',
    unitPrice: eurosFromCents(of.amount),
    exemptionParagraph: of.exemptionParagraph,
  };
}

function introductionOf(preceding: PrecedingInvoice, language: Language): string {
  const date = formatDay(preceding.date, language);
  return language === 'de'
    ? `Die Rechnung ${preceding.number} vom ${date} wird hiermit berichtigt. Um diese Beträge mindert sie sich:`
    : `Invoice ${preceding.number} dated ${date} is hereby corrected. It is reduced by these amounts:`;
}

const REDUCTION: Record<Language, string> = { de: 'Minderung des Entgelts', en: 'Reduction of the price' };
