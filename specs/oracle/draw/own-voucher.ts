/** Vouchers that a business writes itself, out of drawn numbers. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { fraction, inEuros } from '../amounts.ts';
import { ADJUSTED } from '../law/adjustments.ts';
import { ABROAD, allowanceAbroad } from '../law/meals-abroad.ts';
import { chosen } from './chosen.ts';
import { dayAfter } from './days.ts';
import type { DrawnVoucher } from './scene.ts';

type Drawing = (id: string, date: string, drawn: DrawnVoucher) => TaxCaseEvent;

export const OWN_VOUCHERS: readonly Drawing[] = [
  (id, date, { cents, variant }) => {
    const tax = chosen(['incomeTax', 'solidaritySurcharge', 'churchTax', 'tradeTax', 'vatLateFee'], variant);
    return { type: 'otherTax', id, date, tax, amount: inEuros(BigInt(variant % 3 === 0 ? -cents : cents)) };
  },
  (id, date, { cents, variant }) => {
    const direction = variant % 2 === 0 ? 'withdrawal' : 'contribution';
    return { type: 'privateMoney', id, date, direction, amount: inEuros(BigInt(cents)) };
  },
  (id, date, drawn) => ({ type: 'privateUse', id, ...monthsFrom(date, drawn), ...costs(drawn) }),
  (id, date, drawn) => {
    const privatePercent = chosen(['35', '12.5', '50', '33.33'], drawn.variant);
    return { type: 'carByLogbook', id, ...monthsFrom(date, drawn), ...costs(drawn), privatePercent };
  },
  (id, date, drawn) => ({
    type: 'carByListPrice',
    id,
    ...monthsFrom(date, drawn),
    boughtOn: chosen(
      ['2019-01-01', '2021-12-31', '2022-01-01', '2023-12-31', '2024-12-31', '2025-06-30', '2025-07-01'],
      drawn.cents,
    ),
    listPrice: inEuros(BigInt(drawn.cents * 40)),
    drive: chosen(['combustion', 'electric', 'hybrid'], drawn.variant),
    co2GramsPerKilometre: chosen([50, 51, 120], drawn.variant),
    electricRangeKilometres: chosen([80, 40, 59, 60, 79], drawn.cents),
    hadInputVat: drawn.variant % 4 !== 0,
    commutingKilometres: chosen([null, 7, 23], drawn.cents),
  }),
  (id, date, { cents, variant }) => ({
    type: 'goodsTaken',
    id,
    date,
    cost: inEuros(BigInt(cents)),
    vatCase: variant % 2 === 0 ? 'standard19' : 'reduced7',
    hadInputVat: variant % 3 !== 0,
  }),
  (id, date, { cents, variant }) => {
    const vehicle = variant % 3 === 0 ? 'otherMotorVehicle' : 'car';
    return { type: 'trip', id, date, vehicle, kilometres: inEuros(BigInt(cents)) };
  },
  (id, date, drawn) => {
    const { from } = monthsFrom(date, drawn);
    const kilometres = 5 + (drawn.variant % 40);
    return { type: 'commuting', id, from, to: from, days: 1 + (drawn.cents % 20), kilometres };
  },
  (id, date, { cents, variant }) => {
    const days = [0, 1, 2].slice(0, 1 + (variant % 3)).map((index) => ({
      on: dayAfter(date, -index),
      ...drawnPlace(dayAfter(date, -index), cents + index),
      absence: chosen(['fullDay', 'arrivalOrDeparture', 'overEightHours'] as const, cents + index),
      breakfast: (cents + index) % 2 === 0,
      lunch: (variant + index) % 5 === 0,
      dinner: (cents + index) % 7 === 0,
    }));
    const once = days.filter(({ on }, index) => days.findIndex((other) => other.on === on) === index);
    return { type: 'mealsAway', id, days: once };
  },
  (id, date, drawn) => {
    const { from } = monthsFrom(date, drawn);
    return { type: 'homeOffice', id, from, to: from, count: 1 + (drawn.variant % 20) };
  },
  (id, date, drawn) => {
    const { from, to } = monthsFrom(date, drawn);
    return { type: 'homeOfficeRoom', id, months: from === to ? [from] : [to, from] };
  },
  (id, date, { cents, variant }) => {
    const codes = Object.keys(ADJUSTED);
    const taxCode = chosen(codes, variant);
    const takes = ADJUSTED[taxCode];
    const tax = fraction(BigInt(cents), 19n, 100n);
    return {
      type: 'adjustment',
      id,
      date,
      taxCode,
      ...(takes?.base === undefined ? {} : { base: inEuros(BigInt(cents)) }),
      ...(takes?.tax === undefined ? {} : { tax: inEuros(cents % 4 === 0 ? -tax : tax) }),
      ...(takes?.deducted === undefined ? {} : { deductible: inEuros(fraction(tax, 60n, 100n)) }),
    };
  },
];

/** At home, or where the year has an allowance. */
function drawnPlace(on: string, number: number): { country?: string; place?: string } {
  if (number % 3 === 0) return {};
  const known = ABROAD.filter(
    ([country, place]) => allowanceAbroad({ country, place }, Number(on.slice(0, 4))) !== null,
  );
  const [country, place] = chosen(known, number);
  return place === '' ? { country } : { country, place };
}

/** One to twelve months of the year up to that of the day. */
function monthsFrom(date: string, { variant }: DrawnVoucher): { from: string; to: string } {
  const month = Number(date.slice(5, 7));
  const first = Math.max(1, month - (variant % 12));
  return { from: `${date.slice(0, 5)}${String(first).padStart(2, '0')}`, to: date.slice(0, 7) };
}

function costs({ cents, variant }: DrawnVoucher): { cost: string; costWithInputVat: string } {
  const withInputVat = fraction(BigInt(cents), BigInt(variant % 5), 4n);
  return {
    cost: inEuros(BigInt(cents)),
    costWithInputVat: inEuros(withInputVat > BigInt(cents) ? BigInt(cents) : withInputVat),
  };
}
