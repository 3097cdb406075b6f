/** What of the input VAT of an asset is corrected when it is used otherwise than when it was bought (§ 15a UStG, §§ 44, 45 UStDV). */
import { centsOf, fraction, scaled, sum } from '../amounts.ts';
import { add, type Figure, type Standings } from '../course.ts';
import type { OwnAsset } from '../state/assets.ts';
import { type Regime, regimeOn } from '../state/regimes.ts';

/** All of the use, in ten thousandths of a percent. */
const WHOLE_USE = 1_000_000n;

/** By asset, year and return: above zero more is deducted. The law rounds nothing, so two cents of a year are open. */
export function correctionsOf(assets: readonly OwnAsset[], regimes: readonly Regime[]): Standings {
  const figures = new Map<string, Figure>();
  for (const asset of assets) {
    // § 44 (1) UStDV.
    if (inputVatOf(asset) <= 100_000n) continue;
    for (const { year, amount, isAtOnce } of yearlyCorrections(asset, regimes)) {
      const key = `${asset.bought.id} ${year} ${isAtOnce ? 'advance' : 'annual'}`;
      // Of each year that a sale settles.
      const roundings = isAtOnce ? 12n : 2n;
      if (amount !== 0n) add(figures, key, amount, roundings + 2n * asset.open);
    }
  }
  return figures;
}

interface Correction {
  year: number;
  amount: bigint;
  isAtOnce: boolean;
}

function yearlyCorrections(asset: OwnAsset, regimes: readonly Regime[]): Correction[] {
  const years = Map.groupBy(monthsOf(asset), (month) => Math.floor(month / 12));
  const corrected = [...years].map(([year, months]) => ({
    year,
    amount: amountOf(asset, months, regimes),
  }));
  const leftIn = leavesInPeriod(asset);
  const before = corrected.filter(({ year }) => leftIn === null || year < leftIn);
  // § 44 (3) s. 2 UStDV: a sale or withdrawal settles its year and those after it with its own return.
  const settled = sum(corrected.filter((each) => !before.includes(each)).map(({ amount }) => amount));
  // § 44 (3) s. 1 UStDV.
  const yearly = before.map((each) => ({ ...each, isAtOnce: size(each.amount) > 600_000n }));
  return leftIn === null ? yearly : [...yearly, { year: leftIn, amount: settled, isAtOnce: true }];
}

/** § 15a (5) UStG: of each month its part of the period. */
function amountOf(asset: OwnAsset, months: readonly number[], regimes: readonly Regime[]): bigint {
  const [inputVat, deducted] = [inputVatOf(asset), centsOf(asset.bought.deducted)];
  const parts = months.map((month) => {
    const use = useIn(asset, month, regimes);
    return use === null ? 0n : use * inputVat - WHOLE_USE * deducted;
  });
  const change = sum(parts);
  const whole = WHOLE_USE * BigInt(periodMonths(asset));
  // § 44 (2) UStDV: less than ten points of the year, and no more than 1,000 euros.
  const isSmall =
    size(change) * 10n < BigInt(months.length) * inputVat * WHOLE_USE && size(change) <= 100_000n * whole;
  return isSmall ? 0n : fraction(change, 1n, whole);
}

/** What of the use allows input VAT; null: as when it was bought. */
function useIn(
  { bought, disposal, uses }: OwnAsset,
  month: number,
  regimes: readonly Regime[],
): bigint | null {
  if (disposal !== null && month > monthOf(disposal.date)) {
    // § 3 (1b) s. 2 UStG: what gave no input VAT is taken without a supply, so (8) asks for nothing.
    if (disposal.reason === 'withdrawal' && centsOf(bought.deducted) === 0n) return null;
    const isExempt = disposal.reason === 'sale' && disposal.vatCase === 'exempt';
    return isExempt || regimeOn(regimes, disposal.date).smallBusiness ? 0n : WHOLE_USE;
  }
  // § 15a (7) UStG. What changes before the 16th of a month changes all of it (§ 45 UStDV).
  if (regimeOn(regimes, dayIn(month, 15)).smallBusiness) return 0n;
  const use = uses
    .filter(({ from }) => firstMonth(from) <= month)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
  if (use !== undefined) return scaled(use.percent, 4);
  return regimeOn(regimes, bought.date).smallBusiness ? WHOLE_USE : null;
}

/** By their number since the year 0. What is lost ends its period (UStAE 15a.3 (7)). */
function monthsOf(asset: OwnAsset): number[] {
  const { bought, disposal } = asset;
  const first = firstMonth(bought.date);
  const all = Array.from({ length: periodMonths(asset) }, (_, index) => first + index);
  return disposal?.reason === 'loss' ? all.filter((month) => month < firstMonth(disposal.date)) : all;
}

/** § 15a (1) UStG: five years; (5) s. 2: as long as it lasts, where that is less. */
function periodMonths({ bought: { usefulLifeMonths } }: OwnAsset): number {
  return Math.min(60, usefulLifeMonths ?? 60);
}

/** § 45 UStDV. */
function firstMonth(day: string): number {
  return monthOf(day) + (Number(day.slice(8)) < 16 ? 0 : 1);
}

/** The year of a sale or withdrawal, where it falls into the period. */
function leavesInPeriod(asset: OwnAsset): number | null {
  const { disposal } = asset;
  if (disposal === null || disposal.reason === 'loss') return null;
  return monthsOf(asset).some((month) => month > monthOf(disposal.date))
    ? Number(disposal.date.slice(0, 4))
    : null;
}

function inputVatOf({ bought: { inputVat, deducted } }: OwnAsset): bigint {
  return centsOf(inputVat ?? deducted);
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dayIn(month: number, day: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
}

function size(amount: bigint): bigint {
  return amount < 0n ? -amount : amount;
}
