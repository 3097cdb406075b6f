/** What is entered of what recurs, and what of it is refused. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { isAmount, isRate, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { isDue, type RecurringLine } from '@belegbar/domain/recurring-expenses';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import type { Fields } from './domain-of.ts';

/** Whoever means the day of a contract of decades ago may say so; far ahead is a slip. */
const YEARS_AROUND = 50;

/** INVALID at the fields. */
export function refuseWrongFields(fields: Fields, today: Day): void {
  const problems = [...moneyProblems(fields), ...dayProblems(fields, today)];
  if (problems.length > 0) throw invalid(problems);
}

function moneyProblems(fields: Fields): Problem[] {
  const { vendor, currency, unitsPerEuro, entering, termsDays, isPaidOnDueDay } = fields;
  const isForeign = currency !== 'EUR';
  const isRateGiven = unitsPerEuro !== null && isRate(unitsPerEuro);
  return problemsAt(
    [vendor.name.trim() === '', 'vendor.name', 'name.empty'],
    [isForeign ? !isRateGiven : unitsPerEuro !== null, 'unitsPerEuro', 'expense.currency.rate'],
    // § 16 (6) UStG: the rate is that of the month, which nobody knows before.
    [isForeign && entering === 'byItself', 'entering', 'recurring.currency.by-itself'],
    [isForeign && isPaidOnDueDay, 'isPaidOnDueDay', 'recurring.currency.paid'],
    [isPaidOnDueDay && termsDays > 0, 'termsDays', 'recurring.terms.paid'],
  );
}

function dayProblems(fields: Fields, today: Day): Problem[] {
  const { firstDueOn, endsOn, rhythm } = fields;
  const isMeant = rhythm === 'weekly' || isDue({ ...fields, endsOn: null }, firstDueOn);
  const isFar = Math.abs(yearOf(firstDueOn) - yearOf(today)) > YEARS_AROUND;
  return problemsAt(
    [!isMeant, 'dayOfMonth', 'recurring.day.other'],
    [isFar, 'firstDueOn', 'recurring.first.far'],
    [endsOn !== null && endsOn < firstDueOn, 'endsOn', 'recurring.end.before'],
  );
}

/** INVALID at the line, or at all of them where they are more than the product carries. */
export function refuseWrongLines(lines: readonly RecurringLine[]): void {
  const problems = lines.flatMap(({ gross }, place) =>
    problemsAt([gross <= ZERO, `lines.${place}`, 'expense.amount.not-positive']),
  );
  const gross = lines.reduce((sum, line) => sum + line.gross, 0);
  const tooLarge = problemsAt([!isAmount(gross), 'lines', 'expense.amount.too-large']);
  if (problems.length + tooLarge.length > 0) throw invalid([...problems, ...tooLarge]);
}

function problemsAt(...found: [isWrong: boolean, field: string, code: string][]): Problem[] {
  return found.filter(([isWrong]) => isWrong).map(([, field, code]) => fieldProblem(field, code));
}
