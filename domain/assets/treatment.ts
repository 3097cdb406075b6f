/** Which treatments the law allows an asset, and why not another. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import {
  decliningBalance,
  electricVehicleShares,
  type Known,
  ONE_YEAR_LIFE_SINCE,
  smallAssetLimits,
} from '@belegbar/domain/law';
import { type Cents, euroText, subtractCents, ZERO } from '@belegbar/domain/money';
import type { AssetDescription, RegisterTreatment, Treatment } from './asset.ts';

export interface AssetProposal extends Omit<AssetDescription, 'description'> {
  acquiredOn: Day;
  /** The whole price without the VAT in it, whoever may deduct that (§ 6 (2) s. 1 EStG), in cents; the limits go by it less `reduction`. */
  netPrice: Cents;
}

export type TreatmentRefusal =
  | 'asset.useful-life.missing'
  | 'asset.treatment.above-limit'
  | 'asset.treatment.below-limit'
  | 'asset.treatment.movable-only'
  | 'asset.treatment.usable-alone'
  | 'asset.treatment.one-year'
  | 'asset.treatment.no-window'
  | 'asset.treatment.no-electric-window'
  | 'asset.reduction.register-only';

export interface Refused {
  code: TreatmentRefusal;
  values: Record<string, string>;
}

/** Null where the law allows it; refuses years whose limits are not known. */
export function treatmentRefusal(proposal: AssetProposal): Known<Refused | null> {
  const { treatment, kind, acquiredOn } = proposal;
  if (isSpreadOverLife(treatment) && !isLife(proposal.usefulLifeMonths))
    return refuse('asset.useful-life.missing');
  if (MOVABLE_ONLY.includes(treatment) && kind !== 'movable') return refuse('asset.treatment.movable-only');
  if (SMALL.includes(treatment) && proposal.isUsableAlone === false)
    return refuse('asset.treatment.usable-alone');
  switch (treatment) {
    case 'immediate':
      return hasReduction(proposal)
        ? refuse('asset.reduction.register-only')
        : limitRefusal(treatment, proposal);
    case 'lowValue':
    case 'pool':
      return limitRefusal(treatment, proposal);
    case 'oneYear':
      return kind === 'immovable' || acquiredOn < ONE_YEAR_LIFE_SINCE
        ? refuse('asset.treatment.one-year')
        : ALLOWED;
    case 'declining':
      return decliningBalance(acquiredOn) === null ? refuse('asset.treatment.no-window') : ALLOWED;
    case 'electricVehicle':
      return electricVehicleShares(acquiredOn) === null
        ? refuse('asset.treatment.no-electric-window')
        : ALLOWED;
    case 'straightLine':
      return ALLOWED;
  }
}

/** What is cost at once has no cost of which something were taken off. */
function hasReduction({ reduction = ZERO }: Pick<AssetProposal, 'reduction'>): boolean {
  return reduction !== ZERO;
}

/**
 * The same of what former books had: null where it can be. Limits of years that are not known, and the life of one year that a computer of
 * older times got later (BMF 22 February 2022), are left to them.
 */
export function openingRefusal(proposal: AssetProposal): Refused | null {
  const { treatment, kind } = proposal;
  if (treatment === 'oneYear')
    return kind === 'immovable' ? { code: 'asset.treatment.one-year', values: {} } : null;
  const refusal = treatmentRefusal(proposal);
  return refusal.known ? refusal.value : null;
}

/** Whether its cost is spread over a life that a person estimates. */
export function isSpreadOverLife(treatment: Treatment): boolean {
  return treatment === 'straightLine' || treatment === 'declining';
}

/** Whether it is depreciated, so that its payment is no cost. */
export function isInRegister(treatment: Treatment): treatment is RegisterTreatment {
  return treatment !== 'immediate';
}

/**
 * § 6 (2a) s. 5 EStG: of the movable assets above 250 up to 1,000 of a year that are usable alone either all are in the pool, or none. True
 * where one of both is there and the other comes. A computer may still have its life of one year.
 */
export function isMixedPoolYear(coming: SmallAsset, others: readonly SmallAsset[]): boolean {
  const isPool = coming.treatment === 'pool';
  if (!isOfTheChoice(coming)) return false;
  return others.some(
    (other) =>
      yearOf(other.acquiredOn) === yearOf(coming.acquiredOn) &&
      (other.treatment === 'pool') !== isPool &&
      isOfTheChoice(other),
  );
}

export type SmallAsset = Omit<AssetProposal, 'usefulLifeMonths'>;

/** Of a year without known limits nothing new comes in, see above. */
function isOfTheChoice(asset: SmallAsset): boolean {
  const { kind, treatment, isUsableAlone, acquiredOn } = asset;
  const price = reducedPrice(asset);
  const limits = smallAssetLimits(acquiredOn);
  if (!limits.known || kind !== 'movable' || isUsableAlone === false || treatment === 'oneYear') return false;
  return limits.value.immediate < price && price <= limits.value.pool;
}

const SMALL: readonly Treatment[] = ['immediate', 'lowValue', 'pool'];
const MOVABLE_ONLY: readonly Treatment[] = [...SMALL, 'declining', 'electricVehicle'];
const ALLOWED: Known<null> = { known: true, value: null };

function isLife(months: number | null): boolean {
  return months !== null && months > 0;
}

/** § 7g (2) s. 3 EStG: what is taken off the cost counts for the limits, too. */
function reducedPrice({ netPrice, reduction = ZERO }: Pick<AssetProposal, 'netPrice' | 'reduction'>): Cents {
  return subtractCents(netPrice, reduction);
}

function limitRefusal(
  treatment: 'immediate' | 'lowValue' | 'pool',
  proposal: AssetProposal,
): Known<Refused | null> {
  const limits = smallAssetLimits(proposal.acquiredOn);
  if (!limits.known) return limits;
  const price = reducedPrice(proposal);
  const most = limits.value[treatment];
  if (price > most) return refuse('asset.treatment.above-limit', { limit: euroText(most) });
  const least = limits.value.immediate;
  const isTooSmall = treatment === 'pool' && price <= least;
  return isTooSmall ? refuse('asset.treatment.below-limit', { limit: euroText(least) }) : ALLOWED;
}

function refuse(code: TreatmentRefusal, values: Record<string, string> = {}): Known<Refused> {
  return { known: true, value: { code, values } };
}
