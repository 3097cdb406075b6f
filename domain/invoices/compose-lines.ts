/** Lines and totals as a document prints them. */
import type { Day } from '@belegbar/domain/calendar';
import { ZERO } from '@belegbar/domain/money';
import type { DocumentLine, Totals } from './document.ts';
import type { InvoiceDraft, InvoiceLine } from './invoice.ts';
import { type RateOf, ratesOn } from './rates.ts';
import { computeTotals, exemptionOf, type LineAmounts } from './totals.ts';

/** `on`: the last day of the supply, whose rates hold. */
export function composeLines(
  draft: Pick<InvoiceDraft, 'lines' | 'priceEntry' | 'discountPercent'>,
  on: Day,
): { lines: DocumentLine[]; totals: Totals } {
  const rateOf = ratesOn(on);
  const { lines, totals } = computeTotals(draft, rateOf);
  return {
    lines: draft.lines.map((line, index) => documentLine(line, index + 1, lines[index], rateOf)),
    totals,
  };
}

function documentLine(
  line: InvoiceLine,
  position: number,
  amounts: LineAmounts | undefined,
  rateOf: RateOf,
): DocumentLine {
  return {
    position,
    description: line.description,
    details: line.details,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    vatCase: line.vatCase,
    vatPercent: rateOf(line.vatCase),
    exemptionParagraph: exemptionOf(line),
    ...(line.servicePeriod ? { servicePeriod: line.servicePeriod } : {}),
    net: amounts?.net ?? ZERO,
    amount: amounts?.amount ?? ZERO,
  };
}
