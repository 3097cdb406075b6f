import type { Problem } from '@belegbar/domain/problem';
import {
  bookHomeOffice,
  type HomeOffice,
  homeOfficeOn,
  homeOfficeRefusal,
  isMoreThanThereAre,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { enterVoucher, refuseBlocking, refuseFuture, required } from './enter.ts';
import { monthsProblems } from './record-kilometres.ts';
import { refuseAtHome, standingAtHome } from './standing-at-home.ts';

export interface RecordHomeOfficeInput {
  idempotencyKey: string;
  work: HomeOffice;
}

/**
 * Records days of work at home by their flat rate, once per key. Refuses INVALID: days to come, of two years, twice, more than their months
 * have or than the year's maximum with all that stands, or in a month whose room is deducted; and a year whose rate is not known.
 */
export async function recordHomeOffice(
  context: Context,
  input: RecordHomeOfficeInput,
): Promise<{ id: string }> {
  authorise(context);
  const { work } = input;
  refuseBlocking(inputProblems(work));
  const bookedOn = homeOfficeOn(work);
  refuseFuture(context, 'work', bookedOn);
  return inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'homeOffice',
      verb: 'recordHomeOffice',
      bookedOn,
      input,
      async book(voucher) {
        const standing = await standingAtHome(context, transaction, bookedOn);
        refuseAtHome('work', required(homeOfficeRefusal(work, standing), 'work'));
        return required(bookHomeOffice(work, voucher), 'work');
      },
    }),
  );
}

function inputProblems(work: HomeOffice): Problem[] {
  if ('months' in work) {
    const { months, count } = work;
    const isTooMany = isMoreThanThereAre(months, count);
    return [
      ...monthsProblems('work.months', months),
      ...(isTooMany ? [fieldProblem('work.count', 'voucher.days.too-many')] : []),
    ];
  }
  const years = new Set(work.days.map((on) => on.slice(0, 4)));
  if (years.size === 0) return [fieldProblem('work.days', 'voucher.days.none')];
  return years.size === 1 ? [] : [fieldProblem('work.days', 'voucher.months.two-years')];
}
