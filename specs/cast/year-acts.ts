/** What is done with the slips of a year, and with what the business writes itself, each at the moment of its context. */
import { addDays, type Day, day, daysBetween, type Month } from '@belegbar/domain/calendar';
import {
  type Cents,
  centsFromEuros,
  decimal,
  negateCents,
  subtractCents,
  sumCents,
} from '@belegbar/domain/money';
import { creditExpense, payExpense, type RecordExpenseInput, recordExpense } from '@belegbar/server/expenses';
import { recordHomeOffice, recordKilometres, recordMeals } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../server/platform/context.ts';
import { AT_HOME, AWAY, TRIPS } from './jonas-year.ts';
import type { Slip } from './slip.ts';

export interface YearAct {
  on: string;
  does(context: Context): Promise<unknown>;
}

type Order = Omit<RecordExpenseInput, 'idempotencyKey'>;

/** A slip is entered on its day; what was not paid at once is paid later, and what went back is credited. */
export function actsOfSlip(
  slip: Slip,
  entered: (slip: Slip, context: Context) => Order | Promise<Order>,
): YearAct[] {
  const { on, later, credited } = slip;
  let id = '';
  const enters = async (context: Context) => {
    const made = await recordExpense(context, { ...(await entered(slip, context)), idempotencyKey: uuid() });
    id = made.id;
  };
  const pays = async (context: Context, paidOn: string, amount: Cents, discount?: Cents) => {
    const payment = { paidOn: day(paidOn), amount, ...(discount === undefined ? {} : { discount }) };
    await payExpense(context, { id, idempotencyKey: uuid(), ...payment });
  };
  const isCredited = async (
    context: Context,
    { on: creditedOn, number, amount }: NonNullable<Slip['credited']>,
  ) => {
    const gross = centsOf(amount);
    const lines = [{ taxCode: 'inputStandard19' as const, gross }];
    await creditExpense(context, { id, idempotencyKey: uuid(), number, creditedOn: day(creditedOn), lines });
    await pays(context, creditedOn, negateCents(gross));
  };
  const acts: YearAct[] = [{ on, does: enters }];
  if (later !== undefined) {
    const given = centsOf(later.discount ?? '0');
    const paid = subtractCents(sumCents(slip.lines.map(({ amount }) => centsOf(amount))), given);
    acts.push({ on: later.paidOn, does: (context) => pays(context, later.paidOn, paid, given) });
  }
  if (credited !== undefined)
    acts.push({ on: credited.on, does: (context) => isCredited(context, credited) });
  return acts;
}

/** Kilometres, days away and days at home, in a year that begins on a day of the cast; `moved` says when each is. */
export function ownSlips(moved: (on: string) => string = (on) => on): YearAct[] {
  return [
    ...TRIPS.map(({ on, kilometres, purpose }): YearAct => {
      const drivenOn = day(moved(on));
      const way = { kind: 'trip', drivenOn, vehicle: 'car', kilometres: decimal(kilometres) } as const;
      return {
        on: drivenOn,
        does: (context) => recordKilometres(context, { idempotencyKey: uuid(), way, purpose }),
      };
    }),
    ...AWAY.map(({ from, nights, purpose }): YearAct => {
      const left = day(moved(from));
      const days = daysAway(left, addDays(left, nights));
      return {
        on: addDays(left, nights),
        does: (context) => recordMeals(context, { idempotencyKey: uuid(), days, purpose }),
      };
    }),
    ...AT_HOME.map(({ on, count }): YearAct => {
      const last = moved(on);
      const month = last.slice(0, 7) as Month;
      const work = { months: { from: month, to: month }, count };
      return { on: last, does: (context) => recordHomeOffice(context, { idempotencyKey: uuid(), work }) };
    }),
  ];
}

/** He leaves on the first day and is back on the last; nobody gives him a meal. */
function daysAway(from: Day, to: Day) {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, after) => {
    const on = addDays(from, after);
    const absence = on === from || on === to ? ('arrivalOrDeparture' as const) : ('fullDay' as const);
    return { on, country: 'DE', place: null, absence, breakfast: false, lunch: false, dinner: false };
  });
}

function centsOf(euros: string): Cents {
  return centsFromEuros(decimal(euros));
}
