/**
 * The register of assets for a year as Anlage AVEÜR wants it: group by group what was there at its beginning, what came, what became cost, and what
 * is left. Each figure is the sum of its assets, and each of theirs has its entries.
 */
import { type Day, day, yearOf } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { addCents, type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';
import { reducedCost } from './reduction.ts';

/** `pool-2025`: that of a year. */
export type AssetGroup = 'immovable' | 'intangible' | 'movable' | 'lowValue' | `pool-${number}`;

/** Cents. The first two with the third to fifth taken off are the last. */
export interface AssetFigures {
  bookValueAtStart: Cents;
  /** What was acquired in the year, less what was taken off its cost (§ 7g (2) s. 3 EStG). What somebody moved in with was there before. */
  additions: Cents;
  /** § 7g (5) EStG. */
  specialDepreciation: Cents;
  depreciation: Cents;
  /** What was left of those that left. */
  disposals: Cents;
  bookValueAtEnd: Cents;
}

export interface AssetInYear extends AssetFigures {
  asset: Asset;
  /** Numbers of the entries of the year. */
  entries: number[];
}

export interface AssetGroupInYear extends AssetFigures {
  group: AssetGroup;
  assets: AssetInYear[];
}

/** Groups in the order of the form, without those of which nothing was there. `entries`: all that stand for the assets. */
export function assetStatement(
  assets: readonly Asset[],
  entries: readonly BookedEntry[],
  year: number,
): AssetGroupInYear[] {
  const ofAsset = Map.groupBy(entries, ({ document }) => document.id);
  const inYear = assets
    .map((asset) => inYearOf(asset, ofAsset.get(asset.id) ?? [], year))
    .filter(isThere)
    .toSorted((one, other) => compareAssets(one.asset, other.asset));
  return [...Map.groupBy(inYear, ({ asset }) => groupOf(asset))]
    .map(([group, assets]) => ({ group, ...sumOf(assets), assets }))
    .toSorted((one, other) => orderOf(one.group).localeCompare(orderOf(other.group)));
}

export function groupOf({ treatment, kind, acquiredOn }: Asset): AssetGroup {
  if (treatment === 'pool') return `pool-${yearOf(acquiredOn)}`;
  return treatment === 'lowValue' ? 'lowValue' : kind;
}

function orderOf(group: AssetGroup): string {
  const index = ['immovable', 'intangible', 'movable', 'lowValue'].indexOf(group);
  return index === -1 ? group : String(index);
}

function inYearOf(asset: Asset, entries: readonly BookedEntry[], year: number): AssetInYear {
  const cameIn = yearOf(asset.opening?.on ?? asset.acquiredOn);
  const isNew = yearOf(asset.acquiredOn) === year;
  const value = asset.opening?.bookValue ?? reducedCost(asset);
  const taken = entries.filter(({ category }) => TAKEN[category] !== undefined || isDepreciation(category));
  const before = taken.filter(({ bookedOn }) => bookedOn < firstDay(year));
  const now = taken.filter(({ bookedOn }) => yearOf(bookedOn) === year);
  const bookValueAtStart = cameIn <= year && !isNew ? addCents(value, netOf(before)) : ZERO;
  const additions = cameIn === year && isNew ? value : ZERO;
  const takenNow = (column: Column) => negateCents(netOf(now.filter((entry) => columnOf(entry) === column)));
  const figures = {
    specialDepreciation: takenNow('specialDepreciation'),
    depreciation: takenNow('depreciation'),
    disposals: takenNow('disposals'),
  };
  return {
    asset,
    bookValueAtStart,
    additions,
    ...figures,
    bookValueAtEnd: subtractCents(addCents(bookValueAtStart, additions), sumCents(Object.values(figures))),
    entries: now.map(({ number }) => number),
  };
}

type Column = 'specialDepreciation' | 'depreciation' | 'disposals';

/** Categories of what is taken off, beside `depreciation_` of each kind. */
const TAKEN: Readonly<Record<string, Column>> = {
  special_depreciation: 'specialDepreciation',
  low_value_assets: 'depreciation',
  asset_pool: 'depreciation',
  residual_book_value: 'disposals',
};

function isDepreciation(category: string): boolean {
  return category.startsWith('depreciation_');
}

function columnOf({ category }: BookedEntry): Column {
  return TAKEN[category] ?? 'depreciation';
}

function netOf(entries: readonly BookedEntry[]): Cents {
  return sumCents(entries.map(({ net }) => net));
}

function firstDay(year: number): Day {
  return day(`${year}-01-01`);
}

function isThere({ bookValueAtStart, additions, entries }: AssetInYear): boolean {
  return bookValueAtStart !== ZERO || additions !== ZERO || entries.length > 0;
}

function sumOf(assets: readonly AssetFigures[]): AssetFigures {
  const sum = (figure: keyof AssetFigures) => sumCents(assets.map((asset) => asset[figure]));
  return {
    bookValueAtStart: sum('bookValueAtStart'),
    additions: sum('additions'),
    specialDepreciation: sum('specialDepreciation'),
    depreciation: sum('depreciation'),
    disposals: sum('disposals'),
    bookValueAtEnd: sum('bookValueAtEnd'),
  };
}

function compareAssets(one: Asset, other: Asset): number {
  return one.acquiredOn.localeCompare(other.acquiredOn) || one.number.localeCompare(other.number);
}
