/** What a credit note comes to: to the cent where it takes all that is left, and what it prints adds up. */
import type { Day } from '@belegbar/domain/calendar';
import {
  addCents,
  type Cents,
  decimal,
  eurosFromCents,
  negateCents,
  subtractCents,
} from '@belegbar/domain/money';
import { composeLines } from './compose-lines.ts';
import type { DocumentLine, Totals, VatGroup } from './document.ts';
import { type InvoiceDraft, type Language, languagesOf } from './invoice.ts';
import { addTotals } from './take-back.ts';
import type { VatCase } from './vat-case.ts';

/** What is still owed of one VAT group of the invoice, in cents. */
export interface OwedGroup {
  vatCase: VatCase;
  exemptionParagraph: string | null;
  net: Cents;
  vat: Cents;
}

/**
 * Lines and totals of a credit note, positive; `on` is the last day of the supply. A group that takes all that is left, by its amount
 * or by its quantities (`whole`), takes it to the cent, however earlier credit notes were rounded: the difference is a line of its own.
 */
export function creditedFrom(
  draft: InvoiceDraft,
  on: Day,
  left: { owed: readonly OwedGroup[]; whole: readonly GroupName[] },
): { lines: DocumentLine[]; totals: Totals } {
  const composed = composeLines(draft, on);
  const fits = composed.totals.groups.map((before) => {
    const owed = left.owed.find((candidate) => isSameGroup(candidate, before));
    const isWhole = left.whole.some((candidate) => isSameGroup(candidate, before));
    const lines = isWhole ? composed.lines.filter((line) => isSameGroup(line, before)).length : 0;
    const isFitted = owed !== undefined && takesAll(before, owed, lines);
    return { before, after: isFitted ? toOwed(before, owed) : before };
  });
  return {
    lines: fits.reduce((lines, fit) => withDifference(lines, fit, draft), composed.lines),
    totals: addTotals(fits.map(({ after }) => totalsOf(after))),
  };
}

/** Whether both are of one VAT group of an invoice: one VAT case, and where that is exempt, for one reason. */
export function isSameGroup(left: NamedGroup, right: NamedGroup): boolean {
  return left.vatCase === right.vatCase && left.exemptionParagraph === right.exemptionParagraph;
}

interface NamedGroup {
  vatCase: string;
  exemptionParagraph: string | null;
}

export type GroupName = Pick<VatGroup, 'vatCase' | 'exemptionParagraph'>;

/** Each credit note can be half a cent off the invoice in each of its lines; more cents than this are another amount. */
const roundingMaximum = (lines: number) => Math.max(20, 2 * lines);

/** `lines`: how many the group has where all of them are taken, else 0. */
function takesAll(group: VatGroup, owed: OwedGroup, lines: number): boolean {
  const net = Math.abs(subtractCents(group.base, owed.net));
  const isWhole = lines > 0 && net <= roundingMaximum(lines);
  return net === 0 || group.gross === addCents(owed.net, owed.vat) || isWhole;
}

function toOwed(group: VatGroup, { net, vat }: OwedGroup): VatGroup {
  const lineNet = addCents(net, group.discount);
  return { ...group, lineNet, base: net, vat, gross: addCents(net, vat) };
}

/** A group before and after it was fitted to what is owed. */
interface Fit {
  before: VatGroup;
  after: VatGroup;
}

/** The cents that the lines lack, as they are printed. Nets of gross prices are not: there the largest line takes them. */
function withDifference(lines: DocumentLine[], { before, after }: Fit, draft: InvoiceDraft): DocumentLine[] {
  const net = subtractCents(after.lineNet, before.lineNet);
  const amount = draft.priceEntry === 'net' ? net : subtractCents(after.gross, before.gross);
  if (amount !== 0) return [...lines, differenceLine(lines.length + 1, after, { net, amount }, draft)];
  const ofGroup = lines.filter((line) => isSameGroup(line, after));
  const largest = ofGroup.reduce((first, next) => (Math.abs(next.net) > Math.abs(first.net) ? next : first));
  return lines.map((line) => (line === largest ? { ...line, net: addCents(line.net, net) } : line));
}

/** Quantity times price is its amount, as of every line, and its price is not below zero (BR-27). */
function differenceLine(
  position: number,
  { vatCase, vatPercent, exemptionParagraph }: VatGroup,
  amounts: Pick<DocumentLine, 'net' | 'amount'>,
  { language }: InvoiceDraft,
): DocumentLine {
  const { amount } = amounts;
  const words = languagesOf(language).map((spoken) => DIFFERENCE[spoken]);
  return {
    position,
    description: words.join(' / '),
    details: '',
    quantity: decimal(amount < 0 ? '-1' : '1'),
    unit: 'lumpSum',
    unitPrice: eurosFromCents(amount < 0 ? negateCents(amount) : amount),
    discountPercent: null,
    vatCase,
    vatPercent,
    exemptionParagraph,
    ...amounts,
  };
}

function totalsOf(group: VatGroup): Totals {
  const { lineNet, discount, base, vat, gross } = group;
  return { lineNet, discount, net: base, vat, gross, groups: [group] };
}

const DIFFERENCE: Record<Language, string> = { de: 'Rundungsdifferenz', en: 'Rounding difference' };
