/** The form of an asset that was there before: what is said of it, and what follows from that. */
import {
  type Asset,
  bookValueOn,
  isSpreadOverLife,
  openingRefusal,
  type RegisterTreatment,
  schedule,
  TREATMENTS,
  USEFUL_LIVES,
} from '@belegbar/domain/assets';
import { addDays, type Day, day, yearOf } from '@belegbar/domain/calendar';
import { type Cents, ZERO } from '@belegbar/domain/money';
import type { client } from '../connection/api.ts';
import type { Taken } from './TreatmentTable.tsx';

export interface EnterValues {
  description: string;
  /** A key of the table of useful lives; empty while nothing is chosen. */
  life: string;
  months: string;
  treatment: RegisterTreatment;
  isUsableAlone: boolean;
  acquiredOn: Day | null;
  cost: Cents | null;
  on: Day | null;
  /** Null: by the plan. */
  bookValue: Cents | null;
  inputVat: Cents | null;
  deducted: Cents | null;
}

export type RegisterInput = Omit<Parameters<typeof client.assets.register>[0], 'idempotencyKey'>;

export function newValues(today: Day): EnterValues {
  return {
    description: '',
    life: '',
    months: '',
    treatment: 'straightLine',
    isUsableAlone: true,
    acquiredOn: null,
    cost: null,
    on: day(`${yearOf(today)}-01-01`),
    bookValue: null,
    inputVat: null,
    deducted: null,
  };
}

function kindOf({ life }: EnterValues): Asset['kind'] {
  return USEFUL_LIVES.find(({ key }) => key === life)?.kind ?? 'movable';
}

function monthsOf({ months }: EnterValues): number | null {
  return /^[1-9]\d{0,3}$/.test(months.trim()) ? Number(months) : null;
}

/** Those that the law allowed it on its day; none while the day or the cost is missing. */
export function allowedFor(values: EnterValues): RegisterTreatment[] {
  const { acquiredOn, cost, isUsableAlone } = values;
  if (acquiredOn === null || cost === null || cost <= 0) return [];
  const usefulLifeMonths = monthsOf(values);
  return TREATMENTS.filter((treatment) => treatment !== 'immediate').filter((treatment) => {
    if (isSpreadOverLife(treatment) && usefulLifeMonths === null) return false;
    const proposal = { treatment, kind: kindOf(values), acquiredOn, usefulLifeMonths, isUsableAlone };
    return openingRefusal({ ...proposal, netPrice: cost }) === null;
  });
}

function assetIn(values: EnterValues, treatment: RegisterTreatment): Asset | null {
  const { acquiredOn, cost } = values;
  if (acquiredOn === null || cost === null || !allowedFor(values).includes(treatment)) return null;
  return {
    id: '',
    number: '',
    description: values.description,
    kind: kindOf(values),
    treatment,
    usefulLifeMonths: isSpreadOverLife(treatment) ? monthsOf(values) : null,
    acquiredOn,
    cost,
    opening: null,
    special: [],
    disposal: null,
  };
}

/** What is left of it at the beginning by its plan alone. */
export function plannedBookValue(values: EnterValues, treatment = values.treatment): Cents | null {
  const asset = assetIn(values, treatment);
  if (asset === null || values.on === null || values.on <= asset.acquiredOn) return null;
  return bookValueOn(asset, addDays(values.on, -1));
}

/** What the treatment takes from the beginning on, year by year. */
export function takenFrom(values: EnterValues, treatment: RegisterTreatment): Taken[] {
  const asset = assetIn(values, treatment);
  const bookValue = values.bookValue ?? plannedBookValue(values, treatment);
  if (asset === null || values.on === null || bookValue === null) return [];
  const plan = schedule({ ...asset, opening: { on: values.on, bookValue } });
  return plan.map(({ year, regular }) => ({ year, amount: regular }));
}

/** What is sent, or what is missing. */
export function completed(
  values: EnterValues,
): { ok: true; value: RegisterInput } | { ok: false; problems: { field: string; code: string }[] } {
  const { acquiredOn, cost, on, treatment } = values;
  const bookValue = values.bookValue ?? plannedBookValue(values);
  const months = monthsOf(values);
  const needsMonths = isSpreadOverLife(treatment);
  const description = values.description.trim();
  const missing = [
    ...(description === '' ? ['description'] : []),
    ...(acquiredOn === null ? ['acquiredOn'] : []),
    ...(cost === null ? ['cost'] : []),
    ...(on === null ? ['on'] : []),
    ...(needsMonths && months === null ? ['months'] : []),
    ...(bookValue === null ? ['bookValue'] : []),
  ];
  if (missing.length > 0 || acquiredOn === null || cost === null || on === null || bookValue === null)
    return { ok: false, problems: missing.map((field) => ({ field, code: 'text.empty' })) };
  return {
    ok: true,
    value: {
      description,
      kind: kindOf(values),
      treatment,
      isUsableAlone: values.isUsableAlone,
      acquiredOn,
      cost,
      inputVat: values.inputVat ?? ZERO,
      deducted: values.deducted ?? ZERO,
      opening: { on, bookValue },
      ...(needsMonths && months !== null ? { usefulLifeMonths: months } : {}),
    },
  };
}
