/** What the register comes to, year by year. */
import { yearOf } from '@belegbar/domain/calendar';
import { addCents, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import type { AssetList, AssetRow } from './message.ts';

/** `rows`: all of the register. */
export function sumsOf(rows: readonly AssetRow[]): AssetList['sums'] {
  const standing = rows.filter(({ isTakenBack }) => !isTakenBack);
  return {
    count: standing.length,
    gone: standing.filter(({ disposal }) => disposal !== null).length,
    cost: sumCents(standing.map(({ cost }) => cost)),
    years: yearsOf(standing),
  };
}

function yearsOf(rows: readonly AssetRow[]): AssetList['sums']['years'] {
  const all = rows.flatMap(({ years }) => years);
  if (all.length === 0) return [];
  const first = Math.min(...all.map(({ year }) => year));
  const last = Math.max(...all.map(({ year }) => year));
  const taken = Map.groupBy(all, ({ year }) => year);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    const ofYear = taken.get(year) ?? [];
    return {
      year,
      depreciation: sumCents(ofYear.map(({ depreciation, special }) => addCents(depreciation, special))),
      bookValueAtEnd: sumCents(rows.map((row) => bookValueAt(row, year))),
    };
  });
}

/** Nothing is left of what is gone, but for a pool, which stays (§ 6 (2a) s. 3 EStG). */
function bookValueAt({ years, disposal, treatment }: AssetRow, year: number): Cents {
  const isGone = disposal !== null && treatment !== 'pool' && yearOf(disposal.on) <= year;
  if (isGone) return ZERO;
  return years.findLast((planned) => planned.year <= year)?.bookValueAtEnd ?? ZERO;
}
