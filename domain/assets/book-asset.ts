/** What an asset comes to in the journal: its depreciation at each closing, and how it left. */
import { addMonths, type Day, day, endOfMonth, MONTHS_OF_YEAR, yearOf } from '@belegbar/domain/calendar';
import { type BookedEntry, changeTo, type NewEntry, withNew } from '@belegbar/domain/journal';
import { type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';
import { bookDisposal } from './book-disposal.ts';
import { yearToDate } from './depreciated.ts';
import { entryOf } from './entry-of.ts';
import { reductionOf } from './reduction.ts';
import { type DepreciationYear, schedule } from './schedule.ts';

/** All entries of the asset, as if everything had been noted on its day. `closings`: the days by which depreciation was booked, of months or of years. */
export function bookAsset(asset: Asset, closings: readonly Day[]): NewEntry[] {
  const byYear = Map.groupBy(closings.toSorted(), yearOf);
  const depreciation = schedule(asset).flatMap((year) => bookYear(asset, year, byYear.get(year.year) ?? []));
  return [...bookReduction(asset), ...depreciation, ...bookDisposal(asset)];
}

/**
 * What leads from the entries that stand to those that would be right; null for an asset that was taken back, of which nothing is. What was
 * booked before it was noted, corrected or gone is then as if all had been known.
 */
export function bookAssetChange(
  asset: Asset | null,
  { closings, stand }: { closings: readonly Day[]; stand: readonly BookedEntry[] },
): NewEntry[] {
  const right = asset === null ? [] : withNew([], bookAsset(asset, closings));
  return changeTo(right, stand);
}

/** The same, where it takes an act back that was noted by mistake: what takes an entry back names it. */
export function bookAssetUndo(
  asset: Asset | null,
  from: { closings: readonly Day[]; stand: readonly BookedEntry[] },
): NewEntry[] {
  return bookAssetChange(asset, from).map((entry) => ({
    ...entry,
    reverses: from.stand.findLast((wrong) => takesBack(entry, wrong))?.number ?? null,
  }));
}

function takesBack(entry: NewEntry, wrong: BookedEntry): boolean {
  const isAlike = (['basis', 'kind', 'bookedOn', 'category'] as const).every(
    (key) => entry[key] === wrong[key],
  );
  return isAlike && entry.net * wrong.net < 0;
}

/**
 * The days that are to be closed so that all is booked through the day, in order: the ends of the years before it, and of its own year the end
 * of the year alone, or that of each month. Nothing before the first asset came, and nothing that is closed already.
 */
export function missingClosings(
  assets: readonly Asset[],
  closings: readonly Day[],
  { through, step }: { through: Day; step: 'month' | 'year' },
): Day[] {
  const years = assets.flatMap((asset) => schedule(asset).map(({ year }) => year));
  const first = Math.min(...years, yearOf(through));
  const ends = Array.from({ length: yearOf(through) - first }, (_, index) => lastDayOfYear(first + index));
  const own = step === 'year' ? [lastDayOfYear(yearOf(through))] : monthEnds(yearOf(through), through);
  return [...ends, ...own].filter((end) => !closings.includes(end));
}

function monthEnds(year: number, through: Day): Day[] {
  const months = Array.from({ length: MONTHS_OF_YEAR }, (_, index) => addMonths(day(`${year}-01-01`), index));
  return months.map(endOfMonth).filter((end) => end <= through);
}

/** The years up to this one in which the asset has something to take, and that are not closed. */
export function yearsNotClosed(asset: Asset, closings: readonly Day[], untilYear: number): number[] {
  return schedule(asset)
    .filter((year) => year.year <= untilYear && !closings.includes(lastDayOfYear(year.year)))
    .filter((year) => {
      const { regular, special } = yearToDate(asset, year, lastDayOfYear(year.year));
      return regular !== ZERO || special !== ZERO;
    })
    .map(({ year }) => year);
}

/** What a year takes of the register that is not booked yet: cents above zero. Nothing once its end is closed. */
export function plannedDepreciation(assets: readonly Asset[], closings: readonly Day[], year: number): Cents {
  const end = lastDayOfYear(year);
  if (closings.includes(end)) return ZERO;
  const bookedBy = (days: readonly Day[]) =>
    sumCents(
      assets
        .flatMap((asset) => bookAsset(asset, days))
        .filter(({ bookedOn }) => yearOf(bookedOn) === year)
        .map(({ net }) => net),
    );
  return subtractCents(bookedBy(closings), bookedBy([...closings, end]));
}

export function lastDayOfYear(year: number): Day {
  return day(`${year}-12-31`);
}

/** § 7g (2) s. 3 EStG: in the year of the acquisition, whether or not it is closed. */
function bookReduction(asset: Asset): NewEntry[] {
  if (asset.opening !== null) return [];
  const amount = reductionOf(asset);
  return taken(asset, { on: asset.acquiredOn, category: 'investment_reduction', amount });
}

function bookYear(asset: Asset, year: DepreciationYear, closings: readonly Day[]): NewEntry[] {
  let before = { regular: ZERO, special: ZERO };
  return closings.flatMap((on) => {
    const now = yearToDate(asset, year, on);
    const made = [
      ...taken(asset, {
        on,
        category: depreciationCategory(asset),
        amount: subtractCents(now.regular, before.regular),
      }),
      ...taken(asset, {
        on,
        category: 'special_depreciation',
        amount: subtractCents(now.special, before.special),
      }),
    ];
    before = now;
    return made;
  });
}

function taken(
  asset: Asset,
  { on, category, amount }: { on: Day; category: string; amount: Cents },
): NewEntry[] {
  if (amount === ZERO) return [];
  const net = negateCents(amount);
  return [entryOf(asset, { basis: 'nonCash', kind: 'depreciation', bookedOn: on, category, net })];
}

/** The category under which depreciation is booked, which decides its line of the statement. */
export function depreciationCategory({ treatment, kind }: Pick<Asset, 'treatment' | 'kind'>): string {
  if (treatment === 'lowValue') return 'low_value_assets';
  return treatment === 'pool' ? 'asset_pool' : `depreciation_${kind}`;
}
