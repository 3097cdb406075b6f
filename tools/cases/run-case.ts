/** One tax case: books its events and compares the returns. */
import {
  annualVat,
  incomeSurplusOfYear,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import type { Context, Platform } from '../../server/platform/context.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { book } from './book.ts';
import { nothingBooked, on } from './booked.ts';
import { openCaseBusiness } from './case-business.ts';
import { TaxCase } from './case-file.ts';
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
  /** Something was compared, and nothing of it differs. */
  ok: boolean;
  differences: Difference[];
  /** Kept for who reads it: every event and every report of the format is known. */
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
  const compared = events.isComplete ? await compareReturns(context, taxCase) : NOTHING_COMPARED;
  const differences = [...events.differences, ...compared.differences];
  const count = compared.count + events.refused;
  return { id: taxCase.id, ok: count > 0 && differences.length === 0, differences, unsupported: [] };
}

interface ComparedReturns {
  count: number;
  differences: Difference[];
}

const NOTHING_COMPARED: ComparedReturns = { count: 0, differences: [] };

interface BookedEvents {
  differences: Difference[];
  /** How many events that are to be refused were tried. */
  refused: number;
  /** False when an event was refused that the case expects to be booked: the returns then say nothing. */
  isComplete: boolean;
}

async function bookEvents(context: Context, taxCase: TaxCase): Promise<BookedEvents> {
  const booked = nothingBooked();
  const differences: Difference[] = [];
  let refused = 0;
  for (const [index, event] of taxCase.events.entries()) {
    const expected =
      taxCase.expected.refused?.find((refused) => refused.event === index)?.because ?? 'booked';
    if (expected !== 'booked') refused += 1;
    const actual = await attempt(() => book(context, booked, event));
    if (actual.reasons.includes(expected)) continue;
    differences.push({ where: `events.${index}`, expected, actual: actual.text });
    if (expected === 'booked') return { differences, refused, isComplete: false };
  }
  return { differences, refused, isComplete: true };
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

/** One return: where it is in the case, and how it is compared on a day after all events. */
interface GivenReturn {
  where: string;
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
    return { where, compare };
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
    return { where, compare };
  });
}

function incomeSurplusesOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.eur ?? {}).map(([year, boxes]) => {
    const where = `eur.${year}`;
    const compare = async (context: Context) =>
      compareIncomeSurplus(where, boxes, await incomeSurplusOfYear(context, { year: Number(year) }));
    return { where, compare };
  });
}

function statementsOf({ expected }: TaxCase): GivenReturn[] {
  return Object.entries(expected.recapitulative ?? {}).map(([period, lines]) => {
    const where = `recapitulative.${period}`;
    const compare = async (context: Context) =>
      compareStatement(where, lines, (await recapitulativeStatement(context, { period })).lines);
    return { where, compare };
  });
}

async function compareReturns(context: Context, taxCase: TaxCase): Promise<ComparedReturns> {
  const differences: Difference[] = [];
  const given = returnsOf(taxCase);
  for (const one of given) differences.push(...(await compareReturn(on(context, lastDayOf(taxCase)), one)));
  return { differences, count: given.length };
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

function malformed(given: unknown, issues: readonly { path: PropertyKey[]; message: string }[]): CaseResult {
  const id = typeof given === 'object' && given !== null && 'id' in given ? String(given.id) : '';
  const differences = issues.map((issue) => ({
    where: issue.path.join('.'),
    expected: 'a case in the format',
    actual: issue.message,
  }));
  return { id, ok: false, differences, unsupported: [] };
}
