/** A line of the bill as an asset: what is proposed for it, and what of it has still to be said. */
import {
  needsAComputer,
  proposedTreatment,
  TREATMENTS,
  treatmentRefusal,
  USEFUL_LIVES,
} from '@belegbar/domain/assets';
import { MONTHS_OF_YEAR } from '@belegbar/domain/calendar';
import { smallAssetLimits } from '@belegbar/domain/law';
import type { Completed } from '../../ui/form/completed.ts';
import { type PricedLine, pricedLines } from './effect.ts';
import { type BillOrder, complete, type ExpenseForm } from './expense-form.ts';
import type { FormLine, TypedLife } from './form-line.ts';

export type LineAsset = NonNullable<FormLine['asset']>;

/** As the contract has it: a century. */
const LIFE_MONTHS_MAXIMUM = 1200;

const ELECTRIC: readonly string[] = ['electricCar'];

/** What the law allows of it at its price, and what it is: a camera has neither the year of a computer nor what electric vehicles have. */
export function allowedFor(
  { line, net, on }: PricedLine,
  asset: Omit<LineAsset, 'treatment'>,
): LineAsset['treatment'][] {
  return TREATMENTS.filter((treatment) => {
    const refusal = treatmentRefusal({ ...asset, treatment, acquiredOn: on, netPrice: net });
    return refusal.known && refusal.value === null && isOfItsKind(line, treatment);
  });
}

/** Of a bill that is set right nobody knows the row. */
function isOfItsKind(line: FormLine, treatment: LineAsset['treatment']): boolean {
  const life = lifeOf(line);
  if (life === undefined) return true;
  if (treatment === 'oneYear') return life.isOneYearAllowed;
  return treatment !== 'electricVehicle' || ELECTRIC.includes(life.key);
}

/** The row of the table that was chosen; none of what is consumed, or of a bill that is set right. */
export function lifeOf({ usefulLife }: FormLine) {
  return USEFUL_LIVES.find(({ key }) => key === usefulLife);
}

/** With the treatment that is proposed for it by its price. */
export function proposedAsset(priced: PricedLine, asset: Omit<LineAsset, 'treatment'>): LineAsset {
  const isOneYearAllowed = lifeOf(priced.line)?.isOneYearAllowed === true;
  const { net: netPrice, on: acquiredOn } = priced;
  return { ...asset, treatment: proposedTreatment({ ...asset, netPrice, acquiredOn, isOneYearAllowed }) };
}

/** What a row of the table makes of the line; `key`: of no row, nothing. */
export function chosenAs(
  priced: PricedLine,
  { key, language }: { key: string; language: 'de' | 'en' },
): Partial<FormLine> {
  const line = { ...priced.line, usefulLife: key };
  const life = lifeOf(line);
  if (life === undefined) return { usefulLife: key === '' ? null : key, asset: null, lifeTyped: null };
  const asset = {
    description: line.description.trim() || life.label[language],
    kind: life.kind,
    usefulLifeMonths: life.months,
    isUsableAlone: !needsAComputer(life.key),
  };
  return { usefulLife: key, lifeTyped: null, asset: proposedAsset({ ...priced, line }, asset) };
}

/** Months from one to those of a century; null of anything else. */
export function monthsTyped({ count, unit }: TypedLife): number | null {
  if (!/^[1-9]\d{0,3}$/.test(count.trim())) return null;
  const months = Number(count) * (unit === 'years' ? MONTHS_OF_YEAR : 1);
  return months <= LIFE_MONTHS_MAXIMUM ? months : null;
}

/** Whole years as years, anything else as months. */
export function lifeAsTyped(months: number): TypedLife {
  return months % MONTHS_OF_YEAR === 0
    ? { count: String(months / MONTHS_OF_YEAR), unit: 'years' }
    : { count: String(months), unit: 'months' };
}

/** Whether its price keeps it out of the register, so that nobody has to say what it is (§ 6 (2a) s. 4 EStG). */
export function isSmall({ line, net, on }: PricedLine): boolean {
  const limits = smallAssetLimits(on);
  return line.asset === null && (!limits.known || net <= limits.value.immediate);
}

/** The order; of equipment above the limit it wants to know first whether it lasts, and how long. */
export function completeWithAssets(form: ExpenseForm): Completed<BillOrder> {
  const completed = complete(form);
  const problems = form.category === 'equipment' ? pricedLines(form).flatMap(problemOf(form)) : [];
  if (problems.length === 0) return completed;
  return { ok: false, problems: [...(completed.ok ? [] : completed.problems), ...problems] };
}

function problemOf({ lines }: ExpenseForm) {
  return (priced: PricedLine): { field: string; code: string }[] => {
    const { line } = priced;
    const { category, usefulLife, lifeTyped, asset } = line;
    const field = `lines.${lines.indexOf(line)}.asset`;
    if (lifeTyped && monthsTyped(lifeTyped) === null)
      return [{ field: `${field}.usefulLifeMonths`, code: 'asset.useful-life.bounds' }];
    const isAsked = (category ?? 'equipment') === 'equipment' && !isSmall(priced);
    return isAsked && asset === null && usefulLife === null ? [{ field, code: 'text.empty' }] : [];
  };
}
