/** Depreciation of fixed assets: limits of small ones, windows of the declining balance, special depreciation, by the day of acquisition. */
import { type Day, day, yearOf } from '../calendar/index.ts';
import { type Cents, cents } from '../money/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** Cents of the cost without the VAT in it; each limit still belongs to what it allows. */
export interface SmallAssetLimits {
  /** Expense at once, and nothing in the register. */
  immediate: Cents;
  lowValue: Cents;
  pool: Cents;
}

/** § 6 (2), (2a) EStG for an asset that is acquired on the day; refuses years outside the table. */
export function smallAssetLimits(on: Day): Known<SmallAssetLimits> {
  return lookUp(SMALL_ASSET_LIMITS, yearOf(on));
}

const SMALL_ASSET_LIMITS: readonly LawRow<SmallAssetLimits>[] = [
  {
    fromYear: 2018,
    untilYear: null,
    value: { immediate: cents(25_000), lowValue: cents(80_000), pool: cents(100_000) },
    unit: 'cents',
    source: '§ 6 (2) s. 1, 4, (2a) s. 1, 4 EStG with § 52 (12) EStG',
  },
];

/** An exact share: `numerator` of `denominator`. */
export interface Share {
  numerator: number;
  denominator: number;
}

/** § 7 (2) EStG: at most so many times the straight line, and at most so much of the book value a year. */
export interface DecliningBalance {
  timesStraightLine: Share;
  maximum: Share;
}

/** For movable assets acquired on the day; null outside the windows. */
export function decliningBalance(on: Day): DecliningBalance | null {
  const window = DECLINING_WINDOWS.find(({ from, until }) => from <= on && on <= until);
  return window?.value ?? null;
}

const DECLINING_WINDOWS: readonly { from: Day; until: Day; value: DecliningBalance; source: string }[] = [
  {
    from: day('2020-01-01'),
    until: day('2022-12-31'),
    value: { timesStraightLine: share(5, 2), maximum: share(25, 100) },
    source: '§ 7 (2) EStG in the text of 2023',
  },
  {
    from: day('2024-04-01'),
    until: day('2024-12-31'),
    value: { timesStraightLine: share(2, 1), maximum: share(20, 100) },
    source: '§ 7 (2) EStG in the text of 27 March 2024, § 52 (15) s. 4 EStG',
  },
  {
    from: day('2025-07-01'),
    until: day('2027-12-31'),
    value: { timesStraightLine: share(3, 1), maximum: share(30, 100) },
    source: '§ 7 (2) EStG',
  },
];

/** § 7 (2a) EStG: what of its cost an electric vehicle acquired on the day takes year by year, in place of other depreciation; null outside the window. */
export function electricVehicleShares(on: Day): readonly Share[] | null {
  const { from, until, value } = ELECTRIC_VEHICLES;
  return from <= on && on <= until ? value : null;
}

const ELECTRIC_VEHICLES: { from: Day; until: Day; value: readonly Share[]; source: string } = {
  from: day('2025-07-01'),
  until: day('2027-12-31'),
  value: [75, 10, 5, 5, 3, 2].map((percent) => share(percent, 100)),
  source: '§ 7 (2a) EStG',
};

function share(numerator: number, denominator: number): Share {
  return { numerator, denominator };
}

/** First day of acquisition from which computers and software may have a useful life of one year (BMF 22 February 2022, IV C 3 - S 2190/21/10002 :025). */
export const ONE_YEAR_LIFE_SINCE: Day = day('2021-01-01');

/** § 7g (2) s. 3 EStG: what of its cost may be taken off a movable asset acquired on the day; refuses years outside the table. */
export function investmentReduction(on: Day): Known<Share> {
  return lookUp(INVESTMENT_REDUCTION, yearOf(on));
}

const INVESTMENT_REDUCTION: readonly LawRow<Share>[] = [
  {
    fromYear: 2020,
    untilYear: null,
    value: share(50, 100),
    unit: 'share of the cost',
    source: '§ 7g (2) s. 3 EStG, § 52 (16) s. 1 EStG: 40 percent before',
  },
];

/** § 7g (5), (6) EStG. */
export interface SpecialDepreciation {
  /** Of the cost, over all years together. */
  maximum: Share;
  /** The year of acquisition and those after it. */
  years: number;
  /** Of the year before the acquisition, in cents. */
  profitMaximum: Cents;
}

/** For movable assets acquired on the day; refuses years outside the table. */
export function specialDepreciation(on: Day): Known<SpecialDepreciation> {
  return lookUp(SPECIAL_DEPRECIATION, yearOf(on));
}

const SPECIAL_DEPRECIATION: readonly LawRow<SpecialDepreciation>[] = [
  {
    // The limit of profit holds since 2020; before it was one of the capital.
    fromYear: 2020,
    untilYear: 2023,
    value: { maximum: share(20, 100), years: 5, profitMaximum: cents(20_000_000) },
    unit: 'share of the cost, years, cents',
    source: '§ 7g (5), (6) EStG in the text until February 2024',
  },
  {
    fromYear: 2024,
    untilYear: null,
    value: { maximum: share(40, 100), years: 5, profitMaximum: cents(20_000_000) },
    unit: 'share of the cost, years, cents',
    source: '§ 7g (5), (6), § 52 (16) s. 6 EStG',
  },
];
