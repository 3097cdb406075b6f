/** Fixed assets out of drawn numbers: how they come, and how they leave. */
import type { CaseAssetLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { fraction, inEuros } from '../amounts.ts';
import { mayBeElectric, mayDecline } from '../law/depreciation.ts';
import type { OwnAsset } from '../state/assets.ts';
import { chosen } from './chosen.ts';
import { dayAfter } from './days.ts';
import type { DrawnAsset } from './scene.ts';

const TREATMENTS = [
  'lowValue',
  'pool',
  'oneYear',
  'straightLine',
  'declining',
  'electricVehicle',
  'straightLine',
  'straightLine',
  'declining',
] as const;
const LIVES = [36, 13, 7, 60, 96, 1, 84, 156, 72];
const MOVABLE_ALONE = ['lowValue', 'pool', 'declining', 'electricVehicle'];
const SPREAD_OVER_LIFE = ['straightLine', 'declining'];

export function drawnAsset(id: string, date: string, { cents, kind, variant }: DrawnAsset): TaxCaseEvent {
  return {
    type: 'asset',
    id,
    date,
    ...drawnTreatment({ kind, variant }, date),
    cost: inEuros(BigInt(cents)),
    deducted: variant % 4 === 0 ? '0' : inEuros(fraction(BigInt(cents), 19n, 100n)),
  };
}

/** `date`: on which it comes. */
export function drawnTreatment(
  { kind, variant }: Pick<DrawnAsset, 'kind' | 'variant'>,
  date: string,
): CaseAssetLine {
  const chosenOne = chosen(TREATMENTS, kind);
  const isAllowed =
    (chosenOne !== 'declining' || mayDecline(date)) &&
    (chosenOne !== 'electricVehicle' || mayBeElectric(date));
  const treatment = isAllowed ? chosenOne : 'straightLine';
  return {
    kind: MOVABLE_ALONE.includes(treatment) || variant % 3 > 0 ? 'movable' : 'intangible',
    treatment,
    usefulLifeMonths: SPREAD_OVER_LIFE.includes(treatment) ? chosen(LIVES, variant) : null,
  };
}

export function drawnDisposal(
  { bought, disposal }: OwnAsset,
  { variant, cents, leavesAfterDays }: Pick<DrawnAsset, 'variant' | 'cents' | 'leavesAfterDays'>,
): TaxCaseEvent | null {
  if (disposal !== null || leavesAfterDays === null) return null;
  const date = dayAfter(bought.date, leavesAfterDays);
  const leaves = { type: 'disposal', of: bought.id, date } as const;
  const amount = inEuros(fraction(BigInt(cents), BigInt(1 + (variant % 50)), 40n));
  if (variant % 4 === 0) return { ...leaves, reason: 'loss' };
  if (variant % 4 === 1)
    return {
      ...leaves,
      reason: 'withdrawal',
      value: amount,
      vatCase: variant % 8 === 1 ? 'standard19' : 'reduced7',
    };
  const vatCase = variant % 5 === 0 ? 'exempt' : 'standard19';
  const receivedOn = dayAfter(date, (cents % 90) - 40);
  return { ...leaves, reason: 'sale', gross: amount, vatCase, receivedOn };
}
