import type { Day } from '@belegbar/domain/calendar';
import { formatNumber, numberScope } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { nextRunning, type Series, setNextRunning, takeRunning } from './store.ts';

/** What a number is made of: a series, its pattern, the document's day and the client's number. */
export interface NumberParts {
  /** Invoices and their cancellations share one series; each restarts as its pattern says. */
  series: 'invoices' | 'expenses';
  pattern: string;
  day: Day;
  clientNumber: string;
}

/** More numbers in a row than this are never taken by others. */
const SKIPS_MAXIMUM = 100_000;

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
  const running = await takeRunning(transaction, series);
  const number = print(parts, running);
  if ((await takenOf([number])).length === 0) return { number, skipped: [] };
  const numbers = Array.from({ length: SKIPS_MAXIMUM }, (_, index) => print(parts, running + index));
  const taken = new Set(await takenOf(numbers));
  const free = numbers.findIndex((candidate) => !taken.has(candidate));
  assert(free > 0, `no free number in pattern ${parts.pattern}`);
  await setNextRunning(transaction, series, running + free + 1);
  return { number: print(parts, running + free), skipped: numbers.slice(0, free) };
}

/** The number that the next document would get, as far as can be told before it is taken. */
export async function peekNumber(
  context: Context,
  transaction: Transaction,
  parts: NumberParts,
): Promise<string> {
  return print(parts, await nextRunning(transaction, seriesOf(context, parts)));
}

function seriesOf(context: Context, parts: NumberParts): Series {
  return {
    businessId: context.businessId,
    series: parts.series,
    scope: numberScope(parts.pattern, parts.day),
  };
}

function print(parts: NumberParts, running: number): string {
  return formatNumber(parts.pattern, { running, day: parts.day, clientNumber: parts.clientNumber });
}
