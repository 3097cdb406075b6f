/** What was noted of an asset that cannot be, once its purchase says something else of it. */
import { yearOf } from '@belegbar/domain/calendar';
import type { Asset, BoughtAsset } from './asset.ts';
import type { UseFrom } from './correct-input-vat.ts';
import { isTooPrivate } from './private-share.ts';
import { SPECIAL_YEARS } from './schedule.ts';

export interface UnfitAct {
  code:
    | 'asset.disposal.before-acquisition'
    | 'asset.use.before-acquisition'
    | 'asset.special.straight-line-only'
    | 'asset.special.year'
    | 'asset.special.private';
  /** What of the purchase it does not go with. */
  about: 'acquisition' | 'treatment' | 'privateShare';
}

/** The first act that does not go with it; null where all do. How much special depreciation there is follows from the cost by itself. */
export function unfitAct(
  asset: BoughtAsset,
  { disposal, uses, special }: Pick<Asset, 'disposal' | 'special'> & { uses: readonly UseFrom[] },
): UnfitAct | null {
  const { acquiredOn } = asset;
  const first = yearOf(acquiredOn);
  if (disposal !== null && disposal.on < acquiredOn)
    return { code: 'asset.disposal.before-acquisition', about: 'acquisition' };
  if (uses.some(({ from }) => from < acquiredOn))
    return { code: 'asset.use.before-acquisition', about: 'acquisition' };
  if (special.length === 0) return null;
  if (asset.kind !== 'movable' || asset.treatment !== 'straightLine')
    return { code: 'asset.special.straight-line-only', about: 'treatment' };
  if (special.some(({ year }) => year < first || year >= first + SPECIAL_YEARS))
    return { code: 'asset.special.year', about: 'acquisition' };
  return isTooPrivate(asset) ? { code: 'asset.special.private', about: 'privateShare' } : null;
}
