/** What consumers in other states of the EU were billed with German VAT or as by a small business, without the VAT (§ 3a (5) s. 3, § 3c (4) UStG). */
import { NOTHING, type Pair, sum } from '../amounts.ts';
import { add, type Figure, type Standings } from '../course.ts';
import { positionOn } from '../state/position.ts';
import type { Sale } from '../state/sale.ts';
import { claimInEuros } from '../state/sale-in-euros.ts';
import { RATED } from './sales-by-performance.ts';

/** By the year of the documents: invoices, credit notes over them, and cancellations. */
export function soldToEuConsumers(sales: readonly Sale[], year: string): Standings {
  const figures = new Map<string, Figure>();
  for (const sale of sales.filter(({ isToEuConsumer }) => isToEuConsumer)) {
    const amount = sum(sale.supplies.map((_, index) => billedIn(sale, index, year)));
    if (amount !== 0n) add(figures, 'sold', amount, sale.rate === null ? 0n : BigInt(1 + sale.acts.length));
  }
  return figures;
}

function billedIn(sale: Sale, index: number, year: string): bigint {
  const vatCase = sale.supplies[index]?.vatCase ?? '';
  if (!RATED.includes(vatCase) && vatCase !== 'smallBusiness') return 0n;
  const inEuros = (pair: Pair) => claimInEuros(sale, index, pair).net;
  const issued = inEuros(sale.supplies[index]?.issued ?? NOTHING);
  const billed = sale.issuedOn.startsWith(year) ? issued : 0n;
  const lowered = sale.acts.map((act) => {
    if (!act.day.startsWith(year)) return 0n;
    if (act.kind === 'creditNote') return inEuros(act.credited[index] ?? NOTHING);
    return act.kind === 'cancellation' ? inEuros(leftBefore(sale, index, act.day)) : 0n;
  });
  return billed - sum(lowered);
}

/** What is billed of it when it is cancelled: a discount that was taken is no document. */
function leftBefore(sale: Sale, index: number, day: string): Pair {
  const credits = sale.acts.filter((act) => act.kind === 'creditNote' && act.day <= day);
  const acts = { ...sale, acts: credits };
  return positionOn(acts, day).standings[index]?.owed ?? NOTHING;
}
