import type { Day } from '@belegbar/domain/calendar';
import { formatNumber, type NumberSeries, numberScope } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { lockSeries, readSeries, type Series, selectLastDay, setSeries, takeRunning } from './store.ts';

/** Each kind of voucher counts by itself. */
export type VoucherSeries = `voucher-${string}`;

/** What a number is made of: a series, its pattern, the document's day and the client's number. */
export interface NumberParts {
  /** What corrects invoices shares their series where the business has no pattern for it; each restarts as its pattern says. */
  series: NumberSeries | 'expenses' | 'assets' | VoucherSeries;
  pattern: string;
  day: Day;
  clientNumber: string;
}

/** Taken numbers are looked for in pages, so that printing them never holds up others. */
const PAGE = 1000;

/** Those of the numbers that documents have already. */
export type TakenOf = (numbers: string[]) => Promise<string[]>;

/**
 * Takes the next number of a series, without gaps and without repeats: concurrent takers wait for each other.
 * A pattern that changed can meet old numbers; those are skipped, however many they are, and named.
 */
export async function takeNumber(
  context: Context,
  transaction: Transaction,
  parts: NumberParts,
  takenOf: TakenOf,
): Promise<{ number: string; skipped: string[] }> {
  const series = seriesOf(context, parts);
  const running = await takeRunning(transaction, series, parts.day);
  const number = print(parts, running);
  if ((await takenOf([number])).length === 0) return { number, skipped: [] };
  const skipped = await takenInARow(parts, running, takenOf);
  const used = running + skipped.length;
  await setSeries(transaction, series, { next: used + 1, used });
  return { number: print(parts, used), skipped };
}

/**
 * As many numbers of a series as days are given, one for each, all of which the pattern puts into one run; numbers that documents have
 * already are skipped.
 */
export async function takeNumbers(
  context: Context,
  transaction: Transaction,
  { days, ...parts }: Omit<NumberParts, 'day'> & { days: readonly [Day, ...Day[]] },
  takenOf: TakenOf,
): Promise<string[]> {
  const last = days.reduce((latest, day) => (day > latest ? day : latest));
  const one = { ...parts, day: last };
  const series = seriesOf(context, one);
  const first = await takeRunning(transaction, series, last);
  const free: string[] = [];
  let running = first;
  while (free.length < days.length) {
    const page = Array.from({ length: days.length - free.length }, (_, index) => print(one, running + index));
    const taken = new Set(await takenOf(page));
    free.push(...page.filter((number) => !taken.has(number)));
    running += page.length;
  }
  await setSeries(transaction, series, { next: running, used: running - 1 });
  return free;
}

/** The taken numbers from a running number on, up to the first that is free. */
async function takenInARow(parts: NumberParts, running: number, takenOf: TakenOf): Promise<string[]> {
  const skipped: string[] = [];
  for (;;) {
    const page = Array.from({ length: PAGE }, (_, index) => print(parts, running + skipped.length + index));
    const taken = new Set(await takenOf(page));
    const free = page.findIndex((candidate) => !taken.has(candidate));
    skipped.push(...(free < 0 ? page : page.slice(0, free)));
    if (free >= 0) return skipped;
    assert(new Set(page).size === PAGE, `the pattern ${parts.pattern} has no running number`);
  }
}

/** The number that the next document would get, as far as can be told before it is taken, and how far the series has come. */
export async function peekNumber(
  context: Context,
  transaction: Transaction,
  parts: NumberParts,
): Promise<{ number: string; next: number; used: number }> {
  const state = await readSeries(transaction, seriesOf(context, parts));
  return { number: print(parts, state.next), ...state };
}

/** Of documents that the business issues. */
const ISSUED: readonly NumberSeries[] = ['invoices', 'cancellations', 'creditNotes'];

/** The latest day on which one of them has its number; null before the first. */
export function lastNumberedDay(context: Context, transaction: Transaction): Promise<Day | null> {
  return selectLastDay(transaction, { businessId: context.businessId, series: ISSUED });
}

/**
 * Lets the series of a day go on with `next`, under its lock. Refuses a number that is not above the highest one used, which it names;
 * numbers below `next` that nobody used stay free of documents.
 */
export async function startSeries(
  context: Context,
  transaction: Transaction,
  start: Omit<NumberParts, 'clientNumber'> & { next: number },
): Promise<{ ok: true; before: number } | { ok: false; used: number }> {
  const series = seriesOf(context, start);
  const { next: before, used } = await lockSeries(transaction, series);
  if (start.next <= used) return { ok: false, used };
  await setSeries(transaction, series, { next: start.next, used });
  return { ok: true, before };
}

function seriesOf(context: Context, parts: Pick<NumberParts, 'series' | 'pattern' | 'day'>): Series {
  return {
    businessId: context.businessId,
    series: parts.series,
    scope: numberScope(parts.pattern, parts.day),
  };
}

function print(parts: NumberParts, running: number): string {
  return formatNumber(parts.pattern, { running, day: parts.day, clientNumber: parts.clientNumber });
}
