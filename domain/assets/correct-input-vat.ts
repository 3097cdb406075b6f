/**
 * What of the input VAT of an asset is corrected when it is used otherwise than when it was bought (§ 15a UStG): a proposal year by year, with
 * its derivation. Amounts are those of Kz 64: above zero more is deducted, below zero VAT is paid back.
 */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import {
  addDays,
  type Day,
  firstDayOfMonthCount,
  monthCount,
  yearOfMonthCount,
} from '@belegbar/domain/calendar';
import { INPUT_VAT_CORRECTION } from '@belegbar/domain/law';
import {
  addCents,
  assert,
  type Cents,
  cents,
  type Decimal,
  percentOf,
  shareOf,
  subtractCents,
} from '@belegbar/domain/money';
import type { AssetKind, Disposal } from './asset.ts';

/** In cents: the VAT of the purchase, and what of it was deducted. */
export interface WatchedAsset {
  kind: AssetKind;
  /** Null where its treatment says nothing of how long it lasts. */
  usefulLifeMonths: number | null;
  acquiredOn: Day;
  inputVat: Cents;
  deducted: Cents;
  disposal: Disposal | null;
}

/** From the day on so much of its use allows input VAT, in percent. */
export interface UseFrom {
  from: Day;
  percent: Decimal;
}

export interface InputVatCorrection {
  year: number;
  /** Months of the year within the period of correction. */
  months: number;
  /** What these months have of all input VAT, of what was deducted, and of what their use allows, in cents. */
  inputVat: Cents;
  deducted: Cents;
  allowed: Cents;
  /** Kz 64 in cents; zero where the law leaves it (§ 44 UStDV). */
  amount: Cents;
  /** § 44 (3) UStDV: with the annual return, or with the advance return of the period. */
  due: 'annual' | 'advance';
}

/** Nothing up to 1,000 euros of input VAT (§ 44 (1) UStDV). `uses`: how it is used since it was bought, by day; before the first one as then. A small business is used for nothing that allows it. */
export function correctInputVat(
  asset: WatchedAsset,
  { uses, regimes }: { uses: readonly UseFrom[]; regimes: readonly TaxRegime[] },
): InputVatCorrection[] {
  if (asset.inputVat <= INPUT_VAT_CORRECTION.inputVatMinimum) return [];
  const months = monthsOf(asset).map((month) => ({ month, share: useIn(asset, month, { uses, regimes }) }));
  const years = [...Map.groupBy(months, ({ month }) => yearOfMonthCount(month))].map(([year, counted]) =>
    correctionOf(asset, year, counted),
  );
  return months.some(({ month }) => month > lastMonthOf(asset)) ? settled(years, asset) : years;
}

/** § 44 (3) s. 2 UStDV: the return of a sale or withdrawal has what is corrected of its year and of those after it. */
function settled(years: readonly InputVatCorrection[], asset: WatchedAsset): InputVatCorrection[] {
  const year = yearOfMonthCount(lastMonthOf(asset));
  const last = years.filter((each) => each.year >= year).reduce(together);
  return [...years.filter((each) => each.year < year), { ...last, year, due: 'advance' }];
}

function together(one: InputVatCorrection, other: InputVatCorrection): InputVatCorrection {
  return {
    ...one,
    months: one.months + other.months,
    inputVat: addCents(one.inputVat, other.inputVat),
    deducted: addCents(one.deducted, other.deducted),
    allowed: addCents(one.allowed, other.allowed),
    amount: addCents(one.amount, other.amount),
  };
}

/** Use in millionths of a percent; null: as when it was bought. */
interface CountedMonth {
  month: number;
  share: number | null;
}

function correctionOf(
  asset: WatchedAsset,
  year: number,
  counted: readonly CountedMonth[],
): InputVatCorrection {
  const all = periodMonths(asset);
  const inputVat = shareOf(asset.inputVat, counted.length, all);
  const deducted = shareOf(asset.deducted, counted.length, all);
  const changed = counted.flatMap(({ share }) => (share === null ? [] : [share]));
  const unchanged = shareOf(asset.deducted, counted.length - changed.length, all);
  const used = changed.reduce((sum, share) => sum + share, 0);
  const allowed = addCents(unchanged, shareOf(asset.inputVat, used, all * WHOLE));
  const change = changed.length === 0 ? subtractCents(deducted, deducted) : subtractCents(allowed, deducted);
  const rest = { year, months: counted.length, inputVat, deducted, allowed };
  const turned =
    BigInt(asset.inputVat) * BigInt(used) - BigInt(asset.deducted * changed.length) * BigInt(WHOLE);
  const isLarge = isLargeEnough(turned, { asset, months: counted.length });
  const amount = isLarge ? change : subtractCents(change, change);
  const isAnnual = Math.abs(amount) <= INPUT_VAT_CORRECTION.annualMaximum;
  return { ...rest, amount, due: isAnnual ? 'annual' : 'advance' };
}

/** § 44 (2) UStDV, of what is not rounded: `turned` in cents, times `WHOLE` and the months of the period. */
function isLargeEnough(turned: bigint, { asset, months }: { asset: WatchedAsset; months: number }): boolean {
  const { pointsMinimum, yearlyAmountMinimum } = INPUT_VAT_CORRECTION;
  const size = turned < 0n ? -turned : turned;
  const amount = BigInt(yearlyAmountMinimum) * BigInt(periodMonths(asset) * WHOLE);
  const points = BigInt(asset.inputVat) * BigInt(months * pointsMinimum) * BigInt(WHOLE);
  return size > amount || size * 100n >= points;
}

/** § 15a (5) s. 2 UStG: a shorter life shortens the period; what is written off sooner than it wears out does not (UStAE 15a.3 (1)). */
function periodMonths({ kind, usefulLifeMonths }: WatchedAsset): number {
  const { movable, immovable } = INPUT_VAT_CORRECTION.months;
  const period = kind === 'immovable' ? immovable : movable;
  return Math.min(period, usefulLifeMonths ?? period);
}

/** § 45 UStDV: by whole months. What is lost or worn out ends its period (§ 15a (1), UStAE 15a.3 (7)). */
function monthsOf(asset: WatchedAsset): number[] {
  const { acquiredOn, disposal } = asset;
  const first = firstMonthFrom(acquiredOn);
  const all = Array.from({ length: periodMonths(asset) }, (_, index) => first + index);
  return disposal?.reason === 'loss' ? all.filter((month) => month < firstMonthFrom(disposal.on)) : all;
}

function firstMonthFrom(on: Day): number {
  const isEarly = Number(on.slice(8)) < INPUT_VAT_CORRECTION.dayThatCounts;
  return monthCount(on) + (isEarly ? 0 : 1);
}

function lastMonthOf({ disposal }: WatchedAsset): number {
  return disposal === null ? Number.MAX_SAFE_INTEGER : monthCount(disposal.on);
}

/** § 15a (8) UStG: after a sale or withdrawal the use is how that is taxed. */
function useIn(
  asset: WatchedAsset,
  month: number,
  { uses, regimes }: { uses: readonly UseFrom[]; regimes: readonly TaxRegime[] },
): number | null {
  const isGone = month > lastMonthOf(asset);
  const on = isGone && asset.disposal !== null ? asset.disposal.on : lastDayThatTurns(month);
  const bought = regimeOn(regimes, asset.acquiredOn);
  const now = regimeOn(regimes, on);
  if (isGone) return now.smallBusiness || asset.disposal?.proceeds?.vatCase === 'exempt' ? 0 : WHOLE;
  const use = uses
    .filter(({ from }) => firstMonthFrom(from) <= month)
    .toSorted(byDay)
    .at(-1);
  if (now.smallBusiness) return 0;
  if (use !== undefined) return millionthsOf(use.percent);
  return bought.smallBusiness ? WHOLE : null;
}

/** What changes by this day is changed for the whole month. */
function lastDayThatTurns(month: number): Day {
  return addDays(firstDayOfMonthCount(month), INPUT_VAT_CORRECTION.dayThatCounts - 2);
}

const WHOLE = 100_000_000;

function byDay(one: UseFrom, other: UseFrom): number {
  return one.from.localeCompare(other.from);
}

function millionthsOf(percent: Decimal): number {
  const share = percentOf(cents(WHOLE), percent);
  assert(share >= 0 && share <= WHOLE, 'more or less use than there is');
  return share;
}
