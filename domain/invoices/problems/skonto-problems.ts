/** Steps of Skonto that a client could not follow (§ 14 (4) No. 7 UStG wants agreed reductions on the invoice). */
import { addDays } from '@belegbar/domain/calendar';
import { compareDecimals, decimal } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { dueDate } from '../draft.ts';
import type { SkontoStep } from '../invoice.ts';
import type { ProblemContext } from './context.ts';
import { problem, warning } from './problem.ts';

const PARAGRAPH = '§ 14 (4) No. 7 UStG';

/** Days within a year, percents above 0 and below 100 with two decimals at most, a longer step that gives less; one that ends after the due date only warns. */
export function skontoProblems(context: ProblemContext): Problem[] {
  const steps = context.draft.skonto ?? [];
  return steps.flatMap((step, index) => stepProblems(context, step, { index, before: steps[index - 1] }));
}

function stepProblems(
  { draft, invoiceDate }: ProblemContext,
  { days, percent }: SkontoStep,
  { index, before }: { index: number; before: SkontoStep | undefined },
): Problem[] {
  const field = `skonto.${index}`;
  if (!Number.isInteger(days) || days < 1 || days > 365)
    return [problem(`${field}.days`, 'skonto.days.range', { paragraph: PARAGRAPH })];
  if (compareDecimals(percent, NOTHING) <= 0 || compareDecimals(percent, ALL) >= 0)
    return [problem(`${field}.percent`, 'skonto.percent.range', { paragraph: PARAGRAPH })];
  if ((percent.split('.')[1]?.length ?? 0) > DECIMALS_MAXIMUM)
    return [problem(`${field}.percent`, 'skonto.percent.decimals', { paragraph: PARAGRAPH })];
  if (before && (before.days >= days || compareDecimals(before.percent, percent) <= 0))
    return [problem(`${field}.days`, 'skonto.order', { paragraph: PARAGRAPH })];
  const isAfterDue = addDays(invoiceDate, days) > dueDate(invoiceDate, draft.paymentTerms);
  return isAfterDue ? [warning(`${field}.days`, 'skonto.after-due', { paragraph: PARAGRAPH })] : [];
}

const NOTHING = decimal('0');
const ALL = decimal('100');
/** As many as XRechnung writes (BR-DE-18). */
const DECIMALS_MAXIMUM = 2;
