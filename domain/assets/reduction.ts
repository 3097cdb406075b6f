/** What the owner takes off the cost of an asset for which an investment deduction was claimed before (§ 7g (2) s. 3 EStG). */
import { investmentReduction, type Known } from '@belegbar/domain/law';
import { type Cents, cents, euroText, shareOf, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Asset, BoughtAsset } from './asset.ts';
import { isGoneEarly } from './gone-early.ts';
import { isTooPrivate } from './private-share.ts';

export type ReductionRefusal =
  | 'asset.reduction.movable-only'
  | 'asset.reduction.private'
  | 'asset.reduction.above'
  | 'asset.amount.negative';

/**
 * Null where the law allows it: of movable assets that serve the business almost alone, up to a share of the cost. That as much was deducted in
 * one of the three years before, and is added to the profit now, is in no books. Refuses years outside the table.
 */
export function reductionRefusal(
  asset: BoughtAsset,
): Known<{ code: ReductionRefusal; values: Record<string, string> } | null> {
  const { reduction } = asset;
  if (reduction === ZERO) return { known: true, value: null };
  const law = investmentReduction(asset.acquiredOn);
  if (!law.known) return law;
  const refuse = (code: ReductionRefusal, values: Record<string, string> = {}) =>
    ({ known: true, value: { code, values } }) as const;
  if (reduction < ZERO) return refuse('asset.amount.negative');
  if (asset.kind !== 'movable') return refuse('asset.reduction.movable-only');
  if (isTooPrivate(asset)) return refuse('asset.reduction.private');
  const limit = maximumOf(asset);
  return reduction > limit
    ? refuse('asset.reduction.above', { limit: euroText(limit) })
    : { known: true, value: null };
}

/** Cents that are cost at once; of a cost that fell later, no more than the law allows of what is left, and nothing of what left early (§ 7g (4)). */
export function reductionOf(asset: Reduced): Cents {
  const { reduction = ZERO } = asset;
  return reduction === ZERO || isGoneEarly(asset) ? ZERO : cents(Math.min(reduction, maximumOf(asset)));
}

/** What depreciation goes by, in cents (§ 7g (2) s. 3 half-sentence 2 EStG). */
export function reducedCost(asset: Reduced): Cents {
  return subtractCents(asset.cost, reductionOf(asset));
}

export type Reduced = Pick<Asset, 'cost' | 'reduction' | 'acquiredOn' | 'disposal'>;

function maximumOf({ cost, acquiredOn }: Pick<Asset, 'cost' | 'acquiredOn'>): Cents {
  const law = investmentReduction(acquiredOn);
  return law.known ? shareOf(cost, law.value.numerator, law.value.denominator) : ZERO;
}
