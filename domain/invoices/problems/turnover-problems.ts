/** Whether a small business may still bill without VAT (§ 19 (1) UStG): the limits are watched where invoices are issued. */
import { yearOf } from '@belegbar/domain/calendar';
import { type SmallBusinessLimits, smallBusinessLimits } from '@belegbar/domain/law';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { type StandingWord, smallBusinessStanding } from '../small-business-standing.ts';
import { type Turnover, turnoverOf } from '../turnover.ts';
import type { ProblemContext } from './context.ts';
import { problem, warning } from './problem.ts';
import type { ProblemCode } from './problem-codes.ts';

const FIELD = 'lines.0.vatCase';
const PARAGRAPH = '§ 19 (1) UStG';

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

/** What is told of each standing; nothing where all is well. */
const CODES: Readonly<Record<StandingWord, ProblemCode | null>> = {
  within: null,
  nextYearNear: 'turnover.next-year-near',
  endsNextYear: 'turnover.next-year',
  foundingOver: 'turnover.founding-year',
  limitNear: 'turnover.limit-near',
  crossed: 'turnover.limit-crossed',
};

function runningYear(after: Cents, turnover: Turnover, limits: SmallBusinessLimits): Problem[] {
  const { word, limit } = smallBusinessStanding(after, turnover, limits);
  const code = CODES[word];
  if (code === null) return [];
  const { year, received } = turnover;
  const values = {
    year: String(year),
    nextYear: String(year + 1),
    receivedCents: String(received),
    afterCents: String(after),
    limitCents: String(limit),
  };
  return [word === 'crossed' ? problem(FIELD, code, { paragraph: PARAGRAPH, values }) : told(code, values)];
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

function told(code: ProblemCode, values: Record<string, string>): Problem {
  return warning(FIELD, code, { paragraph: PARAGRAPH, values });
}
