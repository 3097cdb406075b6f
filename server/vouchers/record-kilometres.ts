import { compareDecimals, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { bookKilometres, isMoreThanThereAre, type Kilometres, kilometresOn } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';

export interface RecordKilometresInput {
  idempotencyKey: string;
  way: Kilometres;
  /** From where, to where and why. */
  purpose: string;
}

/**
 * Records kilometres with a private vehicle, or ways to work, once per key. Refuses INVALID: a day to come, no kilometres, months of two years,
 * more days than there are, and a year whose rate is not known.
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
      book(voucher) {
        const entries = required(bookKilometres(way, voucher), 'way');
        refuseBlocking(entries.some(({ net }) => net !== 0) ? [] : [NOTHING]);
        return entries;
      },
    }),
  );
}

/** Also of so few that they come to no cent. */
const NOTHING = fieldProblem('way.kilometres', 'payment.amount.not-positive');

function inputProblems(way: Kilometres): Problem[] {
  if (way.kind === 'trip') return compareDecimals(way.kilometres, decimal('0')) > 0 ? [] : [NOTHING];
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
