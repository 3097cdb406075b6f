/** Which treatment is proposed for what was bought, by its price and what it is. */
import type { Treatment } from './asset.ts';
import { type AssetProposal, treatmentRefusal } from './treatment.ts';

export interface TreatmentOffer extends Omit<AssetProposal, 'treatment'> {
  /** A computer, what serves with it, or software (BMF 22 February 2022). */
  isOneYearAllowed: boolean;
}

/**
 * The first that the law allows it: at once, as a small asset, a computer in its year, else evenly over its life. A pool binds the whole year
 * and a falling share is a choice, so neither is proposed.
 */
export function proposedTreatment({ isOneYearAllowed, ...asset }: TreatmentOffer): Treatment {
  const proposed: Treatment[] = ['immediate', 'lowValue', ...(isOneYearAllowed ? ONE_YEAR : [])];
  const isAllowed = (treatment: Treatment) => {
    const refusal = treatmentRefusal({ ...asset, treatment });
    return refusal.known && refusal.value === null;
  };
  return proposed.find(isAllowed) ?? 'straightLine';
}

const ONE_YEAR: readonly Treatment[] = ['oneYear'];
