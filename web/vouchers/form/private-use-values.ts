/** Private use as it is typed, and the voucher that it means. */
import type { Day, Month } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';
import type { PrivateUse } from '@belegbar/domain/vouchers';
import type { Completed } from '../../ui/form/completed.ts';
import type { InputOf } from '../message.ts';
import { lastMonth } from './months.ts';
import { emptyAt } from './use-voucher-form.ts';

export interface UseValues {
  kind: PrivateUse['kind'];
  from: Month;
  to: Month;
  listPrice: Cents | null;
  boughtOn: Day | null;
  drive: 'combustion' | 'electric' | 'hybrid';
  co2: Decimal | null;
  range: Decimal | null;
  hadInputVat: boolean;
  commutingKilometres: Decimal | null;
  cost: Cents | null;
  costWithInputVat: Cents | null;
  privatePercent: Decimal | null;
  commutingPercent: Decimal | null;
  takenOn: Day | null;
  vatCase: 'standard19' | 'reduced7';
}

export type UseInput = InputOf<'recordPrivateUse'>;

export function newUse(today: Day): UseValues {
  const last = lastMonth(today);
  return {
    kind: 'carByListPrice',
    from: last,
    to: last,
    listPrice: null,
    boughtOn: null,
    drive: 'combustion',
    co2: null,
    range: null,
    hadInputVat: true,
    commutingKilometres: null,
    cost: null,
    costWithInputVat: null,
    privatePercent: null,
    commutingPercent: null,
    takenOn: today,
    vatCase: 'standard19',
  };
}

export function completeUse(values: UseValues): Completed<UseInput> {
  const use = privateUseOf(values);
  return use === null ? { ok: false, problems: emptyAt(askedOf(values)) } : { ok: true, value: { use } };
}

function askedOf(values: UseValues): Record<string, unknown> {
  const { kind, listPrice, boughtOn, cost, costWithInputVat, privatePercent, takenOn } = values;
  switch (kind) {
    case 'carByListPrice':
      return { listPrice, boughtOn };
    case 'carByLogbook':
      return { cost, costWithInputVat, privatePercent };
    case 'things':
      return { cost, costWithInputVat };
    case 'goods':
      return { takenOn, cost };
  }
}

/** Null while a figure is missing. */
export function privateUseOf(values: UseValues): UseInput['use'] | null {
  const { kind, from, to, cost, costWithInputVat, hadInputVat } = values;
  const months = { from, to };
  if (kind === 'carByListPrice') return byListPrice(values);
  if (kind === 'goods') {
    const { takenOn, vatCase } = values;
    return takenOn === null || cost === null ? null : { kind, takenOn, cost, vatCase, hadInputVat };
  }
  if (cost === null || costWithInputVat === null) return null;
  if (kind === 'things') return { kind, months, cost, costWithInputVat };
  const { privatePercent, commutingPercent } = values;
  if (privatePercent === null) return null;
  return { kind, months, cost, costWithInputVat, privatePercent, commutingPercent };
}

function byListPrice(values: UseValues): UseInput['use'] | null {
  const { from, to, listPrice, boughtOn, drive, co2, range, hadInputVat, commutingKilometres } = values;
  if (listPrice === null || boughtOn === null) return null;
  return {
    kind: 'carByListPrice',
    months: { from, to },
    listPrice,
    boughtOn,
    drive,
    co2GramsPerKilometre: Number(co2 ?? 0),
    electricRangeKilometres: Number(range ?? 0),
    hadInputVat,
    commutingKilometres: commutingKilometres === null ? null : Number(commutingKilometres),
  };
}
