/** Whether a small business may still bill without VAT (§ 19 (1) UStG): the limits are watched where invoices are issued. */
import { yearOf } from '@belegbar/domain/calendar';
import { type SmallBusinessLimits, smallBusinessLimits } from '@belegbar/domain/law';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { type Turnover, turnoverOf } from '../turnover.ts';
import type { ProblemContext } from './context.ts';
import { problem, warning } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';

const FIELD = 'lines.0.vatCase';
const PARAGRAPH = '§ 19 (1) UStG';

/** From this part of a limit on it is told. */
const TOLD_FROM_PERCENT = 80;

/**
 * The money of an invoice comes after its date, so its year counts; fixed assets that are sold do not (§ 19 (2) s. 1 UStG). The invoice that crosses the limit of the running year is taxed, so it is
 * refused (§ 19 (1) UStG, § 34a UStDV); what decides about the next year, or about a year of founding, is told.
 */
export function turnoverProblems({
  draft,
  totals,
  invoiceDate,
  smallBusiness,
  turnover,
}: ProblemContext): Problem[] {
  const year = yearOf(invoiceDate);
  const limits = smallBusinessLimits(year);
  if (!smallBusiness || turnover === null || turnover.year !== year || !limits.known) return [];
  const added = draft.sellsFixedAssets ? ZERO : turnoverOf(draft, totals);
  const after = addCents(turnover.received, added);
  const ofThisYear = runningYear(after, turnover, limits.value);
  return [...ofThisYear, ...yearBefore(turnover, limits.value)];
}

function runningYear(after: Cents, turnover: Turnover, limits: SmallBusinessLimits): Problem[] {
  const { currentYear: limit, hard, previousYear } = limits;
  const { year, received, isFounding } = turnover;
  const said = (limitCents: Cents) => ({
    year: String(year),
    nextYear: String(year + 1),
    receivedCents: String(received),
    afterCents: String(after),
    limitCents: String(limitCents),
  });
  if (hard && after > limit)
    return [problem(FIELD, 'turnover.limit-crossed', { paragraph: PARAGRAPH, values: said(limit) })];
  if (hard && isNear(after, limit)) return [told('turnover.limit-near', said(limit))];
  if (isFounding) return after > previousYear ? [told('turnover.founding-year', said(previousYear))] : [];
  const next = smallBusinessLimits(year + 1);
  const nextLimit = next.known ? next.value.previousYear : previousYear;
  if (after > nextLimit) return [told('turnover.next-year', said(nextLimit))];
  return isNear(after, nextLimit) ? [told('turnover.next-year-near', said(nextLimit))] : [];
}

/** What was turned over in the year before decides about all of this one. */
function yearBefore({ year, previousYear }: Turnover, limits: SmallBusinessLimits): Problem[] {
  if (previousYear === null || previousYear <= limits.previousYear) return [];
  const values = {
    year: String(year),
    previousYear: String(year - 1),
    turnoverCents: String(previousYear),
    limitCents: String(limits.previousYear),
  };
  return [told('turnover.previous-year', values)];
}

function isNear(after: Cents, limit: Cents): boolean {
  return after * 100 >= limit * TOLD_FROM_PERCENT;
}

function told(code: ProblemCode, values: Record<string, string>): Problem {
  return warning(FIELD, code, { paragraph: PARAGRAPH, values });
}
