/** Which tax regime holds on a day, and how a business changes to another. */
import type { Day, PeriodLength } from '../calendar/index.ts';
import { assert } from '../money/index.ts';
import type { TaxRegime } from './business-profile.ts';
import { type Checked, refused } from './checked.ts';

export type RegimeRefusal = 'regime.already-booked';

/** The regime that holds on a day: the latest that began by then; before the first one, the first. Needs at least one regime. */
export function regimeOn(regimes: readonly TaxRegime[], day: Day): TaxRegime {
  const ordered = inOrder(regimes);
  const regime = ordered.findLast((candidate) => candidate.validFrom <= day) ?? ordered[0];
  assert(regime !== undefined, 'a business without a tax regime');
  return regime;
}

/** The first day from which VAT is levied without a break up to the day; null where it always was, or is not. */
export function regularSince(regimes: readonly TaxRegime[], day: Day): Day | null {
  const begun = inOrder(regimes).filter(({ validFrom }) => validFrom <= day);
  const last = begun.findLastIndex(({ smallBusiness }) => smallBusiness);
  return last === -1 ? null : (begun[last + 1]?.validFrom ?? null);
}

/**
 * The regimes with one more, which replaces the one that begins on the same day.
 * How supplies are taxed cannot change before `lastBilledOn`, the latest day of a supply that was billed: it was taxed by the old regime.
 * The filing period alone may.
 */
export function changeRegime(
  regimes: readonly TaxRegime[],
  change: TaxRegime,
  lastBilledOn: Day | null,
): Checked<TaxRegime[], RegimeRefusal> {
  const isPast = lastBilledOn !== null && change.validFrom < lastBilledOn;
  if (isPast && !isTaxedAlike(regimeOn(regimes, change.validFrom), change))
    return refused('regime.already-booked');
  const others = regimes.filter((regime) => regime.validFrom !== change.validFrom);
  return { ok: true, value: inOrder([...others, change]) };
}

/** Whether supplies are taxed the same under both. */
export function isTaxedAlike(left: TaxRegime, right: TaxRegime): boolean {
  return left.vatBasis === right.vatBasis && left.smallBusiness === right.smallBusiness;
}

/** The periods in which figures are shown: quarters also where no advance return is asked for. */
export function shownPeriodLength(regime: TaxRegime): PeriodLength {
  return regime.filingPeriod === 'month' ? 'month' : 'quarter';
}

function inOrder(regimes: readonly TaxRegime[]): TaxRegime[] {
  return [...regimes].sort((left, right) => (left.validFrom < right.validFrom ? -1 : 1));
}
