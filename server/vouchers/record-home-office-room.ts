import type { Problem } from '@belegbar/domain/problem';
import {
  bookHomeOfficeRoom,
  type HomeOfficeRoom,
  homeOfficeRoomOn,
  homeOfficeRoomRefusal,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';
import { refuseAtHome, standingAtHome } from './standing-at-home.ts';

export type RecordHomeOfficeRoomInput = HomeOfficeRoom & { idempotencyKey: string };

/**
 * Records the flat rate of a room at home that is the centre of all work, for months, once per key. Refuses INVALID: months that are not
 * over, of two years, twice, or with a day by the other flat rate; and a year whose rate is not known.
 */
export async function recordHomeOfficeRoom(
  context: Context,
  input: RecordHomeOfficeRoomInput,
): Promise<{ id: string }> {
  authorise(context);
  refuseBlocking(inputProblems(input));
  const bookedOn = homeOfficeRoomOn(input);
  refuseFuture(context, 'months', bookedOn);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'homeOfficeRoom',
      verb: 'recordHomeOfficeRoom',
      bookedOn,
      input,
      async book(voucher) {
        const standing = await standingAtHome(context, transaction, bookedOn);
        refuseAtHome('months', homeOfficeRoomRefusal(input, standing));
        return required(bookHomeOfficeRoom(input, voucher), 'months');
      },
    }),
  );
}

function inputProblems({ months }: HomeOfficeRoom): Problem[] {
  const years = new Set(months.map((month) => month.slice(0, 4)));
  if (years.size === 0) return [fieldProblem('months', 'voucher.days.none')];
  return years.size === 1 ? [] : [fieldProblem('months', 'voucher.months.two-years')];
}
