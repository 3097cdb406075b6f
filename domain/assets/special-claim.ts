/** Special depreciation of § 7g (5) EStG: how much of it a year may still take. */
import { yearOf } from '@belegbar/domain/calendar';
import { type Known, specialDepreciation } from '@belegbar/domain/law';
import {
  type Cents,
  cents,
  type Decimal,
  euroText,
  shareOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Asset, SpecialClaim } from './asset.ts';
import { isGoneEarly } from './gone-early.ts';
import { isTooPrivate } from './private-share.ts';
import { reducedCost } from './reduction.ts';
import { schedule } from './schedule.ts';

export type SpecialRefusal =
  | 'asset.special.straight-line-only'
  | 'asset.special.year'
  | 'asset.special.twice'
  | 'asset.special.above'
  | 'asset.special.nothing-left'
  | 'asset.special.profit'
  | 'asset.special.private'
  | 'asset.amount.not-positive';

/** `profitBefore`: of the year before the acquisition, in cents (§ 7g (6) No. 1 EStG). */
export interface SpecialProposal extends SpecialClaim {
  profitBefore: Cents;
  /** Of its use, in percent; null if none. */
  privateSharePercent: Decimal | null;
}

/**
 * Null where the law allows it. Beside the straight line alone: how a falling book value takes it is not settled here, and small ones are
 * cost at once. Almost all of the use must be for the business (§ 7g (6) No. 2), in practice nine tenths.
 */
export function specialRefusal(
  asset: Asset,
  claim: SpecialProposal,
): Known<{ code: SpecialRefusal; values: Record<string, string> } | null> {
  const law = specialDepreciation(asset.acquiredOn);
  if (!law.known) return law;
  const { maximum, years, profitMaximum } = law.value;
  const refuse = (code: SpecialRefusal, values: Record<string, string> = {}) =>
    ({ known: true, value: { code, values } }) as const;
  if (asset.kind !== 'movable' || asset.treatment !== 'straightLine' || asset.opening !== null)
    return refuse('asset.special.straight-line-only');
  if (claim.amount <= 0) return refuse('asset.amount.not-positive');
  const first = yearOf(asset.acquiredOn);
  if (claim.year < first || claim.year >= first + years) return refuse('asset.special.year');
  if (asset.special.some(({ year }) => year === claim.year)) return refuse('asset.special.twice');
  if (isTooPrivate(claim)) return refuse('asset.special.private');
  if (claim.profitBefore > profitMaximum)
    return refuse('asset.special.profit', { limit: euroText(profitMaximum) });
  const most = shareOf(reducedCost(asset), maximum.numerator, maximum.denominator);
  const taken = sumCents(asset.special.map(({ amount }) => amount));
  if (leftAfterStraightLine(asset, claim.year) === ZERO) return refuse('asset.special.nothing-left');
  const left = cents(Math.max(0, subtractCents(most, taken)));
  return claim.amount > left
    ? refuse('asset.special.above', { left: euroText(left) })
    : { known: true, value: null };
}

/** Of a year that takes no special depreciation yet: what its end leaves, of what stays until then. */
function leftAfterStraightLine(asset: Asset, year: number): Cents {
  if (isGoneEarly(asset) || (asset.disposal !== null && yearOf(asset.disposal.on) < year)) return ZERO;
  return schedule(asset).find((planned) => planned.year === year)?.bookValueAtEnd ?? ZERO;
}
