/** Fixed assets out of drawn numbers: how they come, and how they leave. */
import type { CaseAssetLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { centsOf, fraction, inEuros, sum } from '../amounts.ts';
import { daysAfter } from '../law/days.ts';
import { mayBeElectric, mayDecline, type YearOfUse, yearsOf } from '../law/depreciation.ts';
import { NO_ACTS, type OwnAsset } from '../state/assets.ts';
import type { EventOf } from '../state/books.ts';
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

export function drawnAsset(id: string, date: string, drawn: DrawnAsset): EventOf<'asset'> {
  const { cents, kind, variant, oldDays } = drawn;
  if (oldDays !== null) return broughtAlong(id, date, { ...drawn, oldDays });
  const treated = drawnTreatment({ kind, variant }, date);
  const cost = largeCost(treated, cents, variant);
  const inputVat = fraction(cost, 19n, 100n);
  return {
    type: 'asset',
    id,
    date,
    ...treated,
    cost: inEuros(cost),
    inputVat: inEuros(inputVat),
    deducted: inEuros(fraction(inputVat, chosen(DEDUCTED_PERCENTS, variant), 100n)),
  };
}

const DEDUCTED_PERCENTS = [0n, 100n, 100n, 40n, 100n, 97n, 0n];

/** What lasts may cost so much that its input VAT is watched (§ 15a UStG). */
export function largeCost({ usefulLifeMonths }: CaseAssetLine, cents: number, variant: number): bigint {
  const times = usefulLifeMonths === null ? 1n : variant % 11 === 0 ? 80n : variant % 3 === 0 ? 1n : 10n;
  return BigInt(cents) * times;
}

/** With what the law leaves of its cost by then; only the straight line knows months within a year. */
function broughtAlong(id: string, on: string, drawn: DrawnAsset & { oldDays: number }): EventOf<'asset'> {
  const bought = { ...drawnAsset(id, daysAfter(on, -drawn.oldDays), { ...drawn, oldDays: null }) };
  const isByMonth = bought.treatment === 'straightLine';
  const opened = isByMonth ? `${on.slice(0, 7)}-01` : `${on.slice(0, 4)}-01-01`;
  if (bought.date >= opened) return bought;
  const years = yearsOf({ bought, ...NO_ACTS, open: 0n }).map((year) => {
    const months = monthsBetween(year, opened);
    return fraction(year.ordinary, BigInt(months), BigInt(year.months));
  });
  return { ...bought, opening: { on: opened, bookValue: inEuros(centsOf(bought.cost) - sum(years)) } };
}

/** Of those of a year how many are over on the first day of a month. */
function monthsBetween({ year, firstMonth, months }: YearOfUse, opened: string): number {
  const until = (Number(opened.slice(0, 4)) - year) * 12 + Number(opened.slice(5, 7)) - 1 - firstMonth;
  return Math.max(0, Math.min(months, until));
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
  const date = dayAfter(bought.opening?.on ?? bought.date, leavesAfterDays);
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
