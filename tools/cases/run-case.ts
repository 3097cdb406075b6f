/** One tax case: books its events, compares the returns, and says what could not be compared. */
import { type Period, type PeriodLength, periodContaining } from '@belegbar/domain/calendar';
import {
  annualVat,
  incomeSurplusOfYear,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import type { Context, Platform } from '../../server/platform/context.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { type Booked, book, isSupported, on, type UnsupportedEvent } from './book.ts';
import { openCaseBusiness } from './case-business.ts';
import { type CaseEvent, TaxCase } from './case-file.ts';
import { closeYears } from './close-years.ts';
import {
  compareAdvance,
  compareForm,
  compareIncomeSurplus,
  compareStatement,
  type Difference,
} from './compare.ts';

export interface CaseResult {
  id: string;
  /** Something was compared, and nothing of it differs. What `unsupported` names was not: only without it the whole case passed. */
  ok: boolean;
  differences: Difference[];
  /** Events and reports of the case that this program does not know yet. */
  unsupported: string[];
}

/** Runs a case as it was read from its file; a case that is not in the format is a difference, not an exception. */
export async function runCase(platform: Platform, given: unknown): Promise<CaseResult> {
  const parsed = TaxCase.safeParse(given);
  if (!parsed.success) return malformed(given, parsed.error.issues);
  const taxCase = parsed.data;
  const context = await openCaseBusiness(platform, taxCase.profile);
  const events = await bookEvents(context, taxCase);
  if (events.isComplete) await closeYears(context, taxCase);
  const compared = events.isComplete ? await compareReturns(context, taxCase, events.left) : NOTHING_COMPARED;
  const differences = [...events.differences, ...compared.differences];
  const unsupported = [...new Set([...events.left.map((event) => event.type), ...compared.unsupported])];
  const count = compared.count + events.refused;
  return { id: taxCase.id, ok: count > 0 && differences.length === 0, differences, unsupported };
}

interface ComparedReturns {
  count: number;
  differences: Difference[];
  unsupported: string[];
}

const NOTHING_COMPARED: ComparedReturns = { count: 0, differences: [], unsupported: [] };

interface BookedEvents {
  differences: Difference[];
  left: UnsupportedEvent[];
  /** How many events that are to be refused were tried. */
  refused: number;
  /** False when an event was refused that the case expects to be booked: the returns then say nothing. */
  isComplete: boolean;
}

async function bookEvents(context: Context, taxCase: TaxCase): Promise<BookedEvents> {
  const booked: Booked = new Map();
  const differences: Difference[] = [];
  const left: UnsupportedEvent[] = [];
  let refused = 0;
  for (const [index, event] of taxCase.events.entries()) {
    if (!isSupported(event)) {
      left.push(event);
      continue;
    }
    const expected =
      taxCase.expected.refused?.find((refused) => refused.event === index)?.because ?? 'booked';
    if (expected !== 'booked') refused += 1;
    const actual = await attempt(() => book(context, booked, event));
    if (actual.reasons.includes(expected)) continue;
    differences.push({ where: `events.${index}`, expected, actual: actual.text });
    if (expected === 'booked') return { differences, left, refused, isComplete: false };
  }
  return { differences, left, refused, isComplete: true };
}

/** Why an event was refused, in the words of the cases and in ours; or that it was booked. */
async function attempt(act: () => Promise<void>): Promise<{ reasons: string[]; text: string }> {
  try {
    await act();
    return { reasons: ['booked'], text: 'booked' };
  } catch (cause) {
    if (!(cause instanceof Refusal)) return { reasons: [], text: String(cause) };
    const codes = blockingCodes(cause);
    return {
      reasons: codes.flatMap((code) => [code, REASONS[code] ?? code]),
      text: [cause.code, ...codes].join(' '),
    };
  }
}

/** The cases' words for refusals. */
const REASONS: Record<string, string> = {
  'recipient.vat-id.missing': 'missing-vat-id',
  'sender.vat-id.missing': 'missing-own-vat-id',
};

function blockingCodes(refusal: Refusal): string[] {
  const { problems = [] } = (refusal.data ?? {}) as { problems?: { code: string; severity: string }[] };
  return problems.filter((problem) => problem.severity === 'blocking').map((problem) => problem.code);
}

/** One return: where it is in the case, whether an event that was not booked counts in it, and how it is compared on a day after all events. */
interface GivenReturn {
  where: string;
  lacks: (event: CaseEvent) => boolean;
  compare: (context: Context) => Promise<Difference[]>;
}

function returnsOf(taxCase: TaxCase): GivenReturn[] {
  return [
    ...advancesOf(taxCase),
    ...annualsOf(taxCase),
    ...incomeSurplusesOf(taxCase),
    ...statementsOf(taxCase),
  ];
}

function advancesOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.vatAdvance ?? {}).map(([period, boxes]) => {
    const where = `vatAdvance.${period}`;
    const compare = async (context: Context) =>
      compareAdvance(where, boxes, await vatAdvance(context, period));
    return { where, lacks: (event) => countsIn(event, period), compare };
  });
}

function annualsOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.annualVat ?? {}).map(([year, boxes]) => {
    const where = `annualVat.${year}`;
    const compare = async (context: Context) => {
      const { annualReturn } = await annualVat(context, { year: Number(year) });
      if (annualReturn === null) return [{ where, expected: 'a return', actual: 'no form' }];
      return compareForm(where, boxes, annualReturn);
    };
    return { where, lacks: ({ type, date }) => type === 'otherIncome' && date.startsWith(year), compare };
  });
}

/** A payment to the tax office may count in the year before, depreciation in years after: without one of them no year is whole. */
function incomeSurplusesOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.eur ?? {}).map(([year, boxes]) => {
    const where = `eur.${year}`;
    const compare = async (context: Context) =>
      compareIncomeSurplus(where, boxes, await incomeSurplusOfYear(context, { year: Number(year) }));
    return { where, lacks: () => true, compare };
  });
}

function statementsOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.recapitulative ?? {}).map(([period, lines]) => {
    const where = `recapitulative.${period}`;
    const compare = async (context: Context) =>
      compareStatement(where, lines, (await recapitulativeStatement(context, { period })).lines);
    return { where, lacks: (event) => countsIn(event, period), compare };
  });
}

async function compareReturns(
  context: Context,
  taxCase: TaxCase,
  left: readonly CaseEvent[],
): Promise<ComparedReturns> {
  const differences: Difference[] = [];
  const unsupported: string[] = [];
  let count = 0;
  for (const given of returnsOf(taxCase)) {
    if (left.some(given.lacks)) {
      unsupported.push(given.where);
      continue;
    }
    differences.push(...(await compareReturn(on(context, lastDayOf(taxCase)), given)));
    count += 1;
  }
  return { differences, unsupported, count };
}

function lastDayOf({ events }: TaxCase): string {
  const days = events.map((event) => event.date).toSorted();
  return days.at(-1) ?? '2026-01-01';
}

async function compareReturn(context: Context, { where, compare }: GivenReturn): Promise<Difference[]> {
  try {
    return await compare(context);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return [{ where, expected: 'a return', actual: cause.code }];
  }
}

/** Income that is not booked yet is missing in the return of its period; a payment to the tax office is in none. */
function countsIn(event: CaseEvent, period: string): boolean {
  if (event.type !== 'otherIncome') return false;
  const length: PeriodLength = period.includes('Q') ? 'quarter' : 'month';
  return periodContaining(event.date, length) === (period as Period);
}

function malformed(given: unknown, issues: readonly { path: PropertyKey[]; message: string }[]): CaseResult {
  const id = typeof given === 'object' && given !== null && 'id' in given ? String(given.id) : '';
  const differences = issues.map((issue) => ({
    where: issue.path.join('.'),
    expected: 'a case in the format',
    actual: issue.message,
  }));
  return { id, ok: false, differences, unsupported: [] };
}
