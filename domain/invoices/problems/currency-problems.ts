/** The rate of an invoice in another currency than euros. */
import { isRate } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { exchangeOf } from '../exchange.ts';
import { totalsFit } from '../totals.ts';
import type { ProblemContext } from './context.ts';
import { problem } from './problem.ts';

/** Without the rate there are no euros to book and to tax (§ 16 (6) UStG); with one, the sums in euros are ones that the product carries. */
export function currencyProblems({ draft, totals }: ProblemContext): Problem[] {
  const { currency, unitsPerEuro } = draft;
  if (currency === 'EUR') return [];
  const paragraph = '§ 16 (6) UStG';
  if (unitsPerEuro == null)
    return [problem('unitsPerEuro', 'currency.rate.missing', { paragraph, values: { currency } })];
  if (!isRate(unitsPerEuro))
    return [problem('unitsPerEuro', 'currency.rate.range', { values: { currency } })];
  const isCarried = !totalsFit(totals) || exchangeOf(totals, unitsPerEuro) !== null;
  return isCarried ? [] : [problem('lines', 'total.too-large')];
}
