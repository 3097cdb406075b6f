/** What speaks for another look at a voucher, though nothing stops it. */
import type { Problem } from '@belegbar/domain/problem';
import { isBeyondThreeMonths, type MealsAway } from './meals.ts';
import { haveCommonMonth } from './months.ts';
import type { PrivateUse } from './private-use.ts';

/**
 * The flat rate and the ways to work are at most what the car cost in the year, which the voucher does not know; nor whether that of the same
 * months in another voucher is another car. `standing`: the others.
 */
export function privateUseHints(use: PrivateUse, standing: readonly PrivateUse[]): Problem[] {
  if (use.kind !== 'carByListPrice') return [];
  const isThere = standing.some(
    (other) => other.kind === 'carByListPrice' && haveCommonMonth(other.months, use.months),
  );
  return [
    hint('use.listPrice', 'voucher.car.cost-cap', 'BMF IV C 6 - S 2177/07/10004'),
    ...(isThere ? [hint('use.months', 'voucher.car.same-months', '§ 6 (1) No. 4 s. 2 EStG')] : []),
  ];
}

/**
 * After three months at one place there is no allowance, unless work there was broken off for four weeks. `standing`: other vouchers, looked at
 * where both name the place; of days without one nobody knows whether they were at the same.
 */
export function mealsHints({ days }: MealsAway, standing: readonly MealsAway[]): Problem[] {
  const alike = standing
    .flatMap((other) => other.days)
    .filter(({ country, place }) =>
      days.some((day) => place !== null && day.place === place && day.country === country),
    );
  return isBeyondThreeMonths({ days }, alike)
    ? [hint('days', 'voucher.meals.three-months', '§ 9 (4a) s. 6 EStG')]
    : [];
}

function hint(field: string, code: string, paragraph: string): Problem {
  return { field, code, paragraph, severity: 'warning', values: {} };
}
