/** Anlage AVEÜR: of each group what was there, came, became cost, left, and is there at the end of the year. */
import { sum } from '../amounts.ts';
import { add, type Figure, type Standings } from '../course.ts';
import type { OwnAsset } from '../state/assets.ts';
import { inAll, openIn, residualOf, takenIn } from './assets.ts';
import { valueAtFirst, yearsOf } from './depreciation.ts';

export function assetsInYear(
  assets: readonly OwnAsset[],
  year: number,
  closed: ReadonlySet<number>,
): Standings {
  const figures = new Map<string, Figure>();
  for (const asset of assets) {
    const { date, opening } = asset.bought;
    const came = yearOf(opening?.on ?? date);
    if (came > year) continue;
    // What somebody brings along was there at the beginning, but for what was acquired since; of that former books have the rest.
    const isNew = yearOf(date) === year;
    const atStart = isNew ? 0n : valueAfter(asset, year - 1, closed);
    const columns: Record<string, bigint> = {
      start: atStart,
      additions: isNew ? valueAtFirst(asset) : 0n,
      special: closed.has(year) ? takenIn(asset, year).special : 0n,
      depreciation: closed.has(year) ? takenIn(asset, year).ordinary : 0n,
      disposals: leavesIn(asset) === year ? residualOf(asset) : 0n,
      end: valueAfter(asset, year, closed),
    };
    for (const [column, amount] of Object.entries(columns))
      if (amount !== 0n) add(figures, `${groupOf(asset)} ${column}`, amount, openIn(asset, year));
  }
  return figures;
}

/** Year by year until it is gone. */
export function plansOf(assets: readonly OwnAsset[]): Standings {
  const figures = new Map<string, Figure>();
  for (const asset of assets) {
    let left = valueAtFirst(asset);
    for (const { year } of yearsOf(asset)) {
      const taken = takenIn(asset, year);
      left -= inAll(taken);
      if (inAll(taken) === 0n) continue;
      add(figures, `${asset.bought.id} ${year} depreciation`, taken.ordinary, openIn(asset, year));
      add(figures, `${asset.bought.id} ${year} special`, taken.special, openIn(asset, year));
      add(figures, `${asset.bought.id} ${year} end`, left, openIn(asset, year));
    }
  }
  return figures;
}

function valueAfter(asset: OwnAsset, year: number, closed: ReadonlySet<number>): bigint {
  const taken = [...closed].filter((each) => each <= year).map((each) => inAll(takenIn(asset, each)));
  const left = (leavesIn(asset) ?? Number.POSITIVE_INFINITY) <= year ? residualOf(asset) : 0n;
  return valueAtFirst(asset) - sum(taken) - left;
}

function leavesIn({ disposal }: OwnAsset): number | null {
  return disposal === null ? null : yearOf(disposal.date);
}

function groupOf({ bought: { treatment, kind, date } }: OwnAsset): string {
  if (treatment === 'pool') return `pool-${yearOf(date)}`;
  return treatment === 'lowValue' ? 'lowValue' : kind;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
