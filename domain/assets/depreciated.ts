/** How far an asset is depreciated by the end of a month, and what is left of it. */
import { type Day, monthCount } from '@belegbar/domain/calendar';
import { addCents, type Cents, cents, shareOf, subtractCents, sumCents } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';
import { reducedCost } from './reduction.ts';
import { type DepreciationYear, schedule } from './schedule.ts';

/** Cents of the year so far. */
export interface YearToDate {
  regular: Cents;
  special: Cents;
}

/**
 * What the year comes to by the end of the month of the day. After a disposal nothing is added: its own month counts in full, and what is in
 * a pool stays there (§ 6 (2a) s. 3 EStG).
 */
export function yearToDate(asset: Asset, of: DepreciationYear, on: Day): YearToDate {
  const through = lastMonth(asset, on);
  const counted = Math.min(of.months, through - of.firstMonth + 1);
  if (counted <= 0) return { regular: shareOf(of.regular, 0, 1), special: shareOf(of.special, 0, 1) };
  const isWhole = isWholeAtOnce(asset) || counted === of.months;
  // R 7.4 (8) EStR: a part of what a year takes, not of what special depreciation leaves of it.
  const soFar = cents(Math.min(of.regular, shareOf(of.full, counted, of.months)));
  return { regular: isWhole ? of.regular : soFar, special: of.special };
}

/** What of the cost is left at the end of the month of the day, in cents: what a disposal that day makes cost. */
export function bookValueOn(asset: Asset, on: Day): Cents {
  const start = asset.opening?.bookValue ?? reducedCost(asset);
  const taken = schedule(asset).map((year) => {
    const { regular, special } = yearToDate(asset, year, on);
    return addCents(regular, special);
  });
  return subtractCents(start, sumCents(taken));
}

function lastMonth({ treatment, disposal }: Asset, on: Day): number {
  const asked = monthCount(on);
  return disposal === null || treatment === 'pool' ? asked : Math.min(asked, monthCount(disposal.on));
}

const WHOLE_AT_ONCE: readonly Asset['treatment'][] = ['lowValue', 'oneYear', 'pool', 'electricVehicle'];

/** What knows no months: a year is taken in its first one. */
function isWholeAtOnce({ treatment }: Asset): boolean {
  return WHOLE_AT_ONCE.includes(treatment);
}
