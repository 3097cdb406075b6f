import { day, yearOf } from '@belegbar/domain/calendar';
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import {
  bookKilometres,
  isMoreThanThereAre,
  isWayTwice,
  type Kilometres,
  kilometresOn,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';
import { selectStandingFrom } from './store.ts';

export interface RecordKilometresInput {
  idempotencyKey: string;
  way: Kilometres;
  /** From where, to where and why. */
  purpose: string;
}

/**
 * Records kilometres with a private vehicle, or ways to work, once per key. Refuses INVALID: a day to come, no kilometres or more than 10,000 on one trip, months of two years,
 * more days than there are with all that stands, and a year whose rate is not known.
 */
export async function recordKilometres(
  context: Context,
  input: RecordKilometresInput,
): Promise<{ id: string }> {
  authorise(context);
  const { way } = input;
  refuseBlocking(inputProblems(way));
  refuseFuture(context, way.kind === 'trip' ? 'way.drivenOn' : 'way.months', kilometresOn(way));
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'kilometres',
      verb: 'recordKilometres',
      bookedOn: kilometresOn(way),
      input,
      async book(voucher) {
        await refuseTaken(context, transaction, way);
        const entries = required(bookKilometres(way, voucher), 'way');
        refuseBlocking(entries.some(({ net }) => net !== 0) ? [] : [NOTHING]);
        return entries;
      },
    }),
  );
}

/** The series of numbers is held, so nobody adds a way meanwhile. */
async function refuseTaken(context: Context, transaction: Transaction, way: Kilometres): Promise<void> {
  const year = yearOf(kilometresOn(way));
  const standing = await selectStandingFrom(transaction, {
    businessId: context.businessId,
    kinds: ['kilometres'],
    from: day(`${year}-01-01`),
  });
  const ofYear = standing.filter(({ booked_on: bookedOn }) => yearOf(bookedOn) === year);
  const ways = ofYear.map(({ detail }) => detail.way as Kilometres);
  if (isWayTwice(way, ways)) throw invalid([fieldProblem('way.days', 'voucher.home-office.more-than-days')]);
}

/** Also of so few that they come to no cent. */
const NOTHING = fieldProblem('way.kilometres', 'payment.amount.not-positive');

/** Of one trip; more is a slip of the keys. */
const TRIP_MAXIMUM = '10000';

function tripProblems(kilometres: Decimal): Problem[] {
  if (compareDecimals(kilometres, decimal('0')) <= 0) return [NOTHING];
  return compareDecimals(kilometres, decimal(TRIP_MAXIMUM)) > 0
    ? [fieldProblem('way.kilometres', 'voucher.kilometres.too-many')]
    : [];
}

function inputProblems(way: Kilometres): Problem[] {
  if (way.kind === 'trip') return tripProblems(way.kilometres);
  return [
    ...monthsProblems('way.months', way.months),
    ...(isMoreThanThereAre(way.months, way.days) ? [fieldProblem('way.days', 'voucher.days.too-many')] : []),
  ];
}

/** Rates and limits are those of a year. */
export function monthsProblems(field: string, { from, to }: { from: string; to: string }): Problem[] {
  if (from > to) return [fieldProblem(field, 'service-period.reversed')];
  return from.slice(0, 4) === to.slice(0, 4) ? [] : [fieldProblem(field, 'voucher.months.two-years')];
}
