import type { Problem } from '@belegbar/domain/problem';
import { bookMeals, type MealsAway, mealsHints, mealsOn } from '@belegbar/domain/vouchers';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import { enterVoucher, refuseBlocking, refuseFuture } from './enter.ts';

export type RecordMealsInput = MealsAway & {
  idempotencyKey: string;
  /** Why one was there. */
  purpose: string;
};

/**
 * Records the allowances for meals on days away, once per key; returns also what is to be looked at. Refuses INVALID: a day to come or a
 * day twice, a country, a place or a year whose allowance is not known.
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
      book(voucher) {
        const entries = bookMeals(input, voucher);
        if (entries.known) return entries.value;
        const code =
          entries.knownYears.length === 0 ? 'voucher.meals.place-unknown' : 'voucher.meals.year-unknown';
        throw invalid([fieldProblem('days', code, { year: String(entries.year) })]);
      },
    }),
  );
  return { id, hints: mealsHints(input) };
}

function inputProblems({ days }: MealsAway): Problem[] {
  if (days.length === 0) return [fieldProblem('days', 'voucher.days.none')];
  const isTwice = new Set(days.map(({ on }) => on)).size < days.length;
  return isTwice ? [fieldProblem('days', 'voucher.home-office.day-twice')] : [];
}
