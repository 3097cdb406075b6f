import { addDays, type Day } from '@belegbar/domain/calendar';
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
  return inTransaction(context, async (transaction) => {
    const { id } = await enterVoucher(context, transaction, {
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
    });
    const others = await mealsFrom(context, transaction, addDays(firstDayAway(input), -DAYS_LOOKED_BACK));
    const standing = others.filter((other) => other.id !== id).map(({ meals }) => meals);
    return { id, hints: mealsHints(input, standing) };
  });
}

/** What is longer ago than a year tells nothing that this year's days do not. */
const DAYS_LOOKED_BACK = 366;

function inputProblems({ days }: MealsAway): Problem[] {
  return days.length === 0 ? [fieldProblem('days', 'voucher.days.none')] : [];
}

/** The series of numbers is held, so nobody adds a day meanwhile. */
async function refuseTaken(context: Context, transaction: Transaction, input: RecordMealsInput) {
  const others = await mealsFrom(context, transaction, firstDayAway(input));
  if (
    isDayTwice(
      input,
      others.map(({ meals }) => meals),
    )
  )
    throw invalid([fieldProblem('days', 'voucher.home-office.day-twice')]);
}

async function mealsFrom(context: Context, transaction: Transaction, from: Day) {
  const { businessId } = context;
  const standing = await selectStandingFrom(transaction, { businessId, kinds: ['mealAllowance'], from });
  return standing.map(({ id, detail }) => ({ id, meals: detail as unknown as MealsAway }));
}
