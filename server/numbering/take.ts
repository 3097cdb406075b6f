import type { Day } from '@belegbar/domain/calendar';
import { formatNumber, numberScope } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { nextRunning, type Series, takeRunning } from './store.ts';

/** What a number is made of: a series, its pattern, the document's day and the client's number. */
export interface NumberParts {
  /** Invoices and their cancellations share one series; each restarts as its pattern says. */
  series: 'invoices' | 'expenses';
  pattern: string;
  day: Day;
  clientNumber: string;
}

/** More numbers in a row than this are never taken by others: the pattern then has no running part. */
const SKIPS_MAXIMUM = 100_000;

/**
 * Takes the next number of a series, without gaps and without repeats: concurrent takers wait for each other.
 * `isTaken` tells whether a document has the number already (a pattern that changed can meet an old number); those are skipped and named.
 */
export async function takeNumber(
  context: Context,
  transaction: Transaction,
  parts: NumberParts,
  isTaken: (number: string) => Promise<boolean>,
): Promise<{ number: string; skipped: string[] }> {
  const series = seriesOf(context, parts);
  const skipped: string[] = [];
  while (skipped.length < SKIPS_MAXIMUM) {
    const number = print(parts, await takeRunning(transaction, series));
    if (!(await isTaken(number))) return { number, skipped };
    assert(skipped.at(-1) !== number, `the pattern ${parts.pattern} has no running number`);
    skipped.push(number);
  }
  throw new RangeError(`no free number in pattern ${parts.pattern}`);
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
