import type { Problem } from '@belegbar/domain/problem';
import {
  bookMeals,
  firstDayAway,
  isDayTwice,
  type MealsAway,
  mealsHints,
  mealsOn,
} from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';
import { selectStandingFrom } from './store.ts';

export type RecordMealsInput = MealsAway & {
  idempotencyKey: string;
  /** Why one was there. */
  purpose: string;
};

/**
 * Records the allowances for meals on days away, once per key; returns also what is to be looked at. Refuses INVALID: a day to come, twice
 * or in another voucher that stands, a country, a place or a year whose allowance is not known.
 */
export async function recordMeals(
  context: Context,
  input: RecordMealsInput,
): Promise<{ id: string; hints: Problem[] }> {
  authorise(context);
  refuseBlocking(inputProblems(input));
  refuseFuture(context, 'days', mealsOn(input));
  const { id } = await inTransaction(context, (transaction) =>
    enterVoucher(context, transaction, {
      kind: 'mealAllowance',
      verb: 'recordMeals',
      bookedOn: mealsOn(input),
      input,
      async book(voucher) {
        const entries = bookMeals(input, voucher);
        if (entries.known) {
          await refuseTaken(context, transaction, input);
          return entries.value;
        }
        const code =
          entries.knownYears.length === 0 ? 'voucher.meals.place-unknown' : 'voucher.meals.year-unknown';
        throw invalid([fieldProblem('days', code, { year: String(entries.year) })]);
      },
    }),
  );
  return { id, hints: mealsHints(input) };
}

function inputProblems({ days }: MealsAway): Problem[] {
  return days.length === 0 ? [fieldProblem('days', 'voucher.days.none')] : [];
}

/** The series of numbers is held, so nobody adds a day meanwhile. */
async function refuseTaken(context: Context, transaction: Transaction, input: RecordMealsInput) {
  const standing = await selectStandingFrom(transaction, {
    businessId: context.businessId,
    kinds: ['mealAllowance'],
    from: firstDayAway(input),
  });
  const others = standing.map(({ detail }) => detail as unknown as MealsAway);
  if (isDayTwice(input, others)) throw invalid([fieldProblem('days', 'voucher.home-office.day-twice')]);
}
