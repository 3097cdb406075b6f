/**
 * Invoice numbers from a pattern such as `RE-{YYYY}-{NNNN}`. `{YYYY}`, `{YY}`, `{MM}` are the invoice date's, `{CLIENT}` the client's number,
 * and one run of `{N}`, `{NN}`, … is the running number with at least that many digits. It restarts with the year or month that the pattern shows.
 */
import type { BusinessProfile } from '@belegbar/domain/business';
import { type Day, day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import { assert } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import type { DocumentKind } from './invoice.ts';
import { isBlank, problem } from './problems/problem.ts';

export interface NumberParts {
  /** From 1. */
  running: number;
  /** The invoice date. */
  day: Day;
  /** The client's own number; empty if none. */
  clientNumber: string;
}

/** The number for these parts. The pattern must be without problems. */
export function formatNumber(pattern: string, parts: NumberParts): string {
  assert(Number.isSafeInteger(parts.running) && parts.running >= 1, 'a running number counts from 1');
  return pattern.replace(TOKEN, (token, name: string) => {
    if (/^N+$/.test(name)) return String(parts.running).padStart(name.length, '0');
    if (name === 'YYYY') return parts.day.slice(0, 4);
    if (name === 'YY') return parts.day.slice(2, 4);
    if (name === 'MM') return parts.day.slice(5, 7);
    return name === 'CLIENT' ? parts.clientNumber : token;
  });
}

/** Which numbers run together. */
export type NumberSeries = 'invoices' | 'cancellations' | 'creditNotes';

/** The series of a kind of document with its pattern: what corrects invoices shares theirs, unless the business has a pattern for it. */
export function numberSeriesOf(
  kind: DocumentKind,
  business: Pick<BusinessProfile, 'numberPattern' | 'cancellationNumberPattern' | 'creditNoteNumberPattern'>,
): { series: NumberSeries; pattern: string } {
  const { numberPattern, cancellationNumberPattern, creditNoteNumberPattern } = business;
  if (kind === 'cancellation' && cancellationNumberPattern !== '')
    return { series: 'cancellations', pattern: cancellationNumberPattern };
  if (kind === 'creditNote' && creditNoteNumberPattern !== '')
    return { series: 'creditNotes', pattern: creditNoteNumberPattern };
  return { series: 'invoices', pattern: numberPattern };
}

/** Within which the running number counts: everything (empty), the year `2026`, or the month `2026-04`. */
export function numberScope(pattern: string, day: Day): string {
  if (pattern.includes('{MM}')) return day.slice(0, 7);
  return hasYear(pattern) ? day.slice(0, 4) : '';
}

/** What is wrong with a pattern: no or two running numbers, unknown parts, numbers that would come twice (§ 14 (4) No. 4 UStG). */
export function checkPattern(pattern: string): Problem[] {
  const names = [...pattern.matchAll(TOKEN)].map((match) => match[1] ?? '');
  const runs = names.filter((name) => /^N+$/.test(name));
  const unknown = names.filter((name) => !/^(N+|YYYY|YY|MM|CLIENT)$/.test(name));
  const problems: Problem[] = [];
  const add = (code: Parameters<typeof problem>[1], values: Record<string, string> = {}) =>
    problems.push(problem(FIELD, code, { paragraph: '§ 14 (4) No. 4 UStG', values }));
  if (runs.length === 0) add('number-pattern.running.missing');
  if (runs.length > 1) add('number-pattern.running.twice');
  if (runs.some((run) => run.length > DIGITS_MAXIMUM))
    add('number-pattern.too-long', { maximum: String(LENGTH_MAXIMUM) });
  if (unknown[0] !== undefined) add('number-pattern.part.unknown', { part: `{${unknown[0]}}` });
  if (names.includes('MM') && !hasYear(pattern)) add('number-pattern.month-without-year');
  if (!/^[\p{L}\p{N} ./_#-]*$/u.test(pattern.replace(TOKEN, ''))) add('number-pattern.characters');
  if (Math.max(pattern.length, longestNumber(pattern)) > LENGTH_MAXIMUM)
    add('number-pattern.too-long', { maximum: String(LENGTH_MAXIMUM) });
  return problems;
}

/** What is wrong with a number that the pattern gives: too many characters, or a client's number that is not there. */
export function checkNumber(
  pattern: string,
  number: string,
  client: Pick<Client, 'number'> | null,
): Problem[] {
  const problems: Problem[] = [];
  if (pattern.includes('{CLIENT}') && isBlank(client?.number ?? '')) {
    const field = client === null ? 'clientId' : 'client.number';
    problems.push(problem(field, 'invoice-number.client.missing'));
  }
  return [...problems, ...checkNumberLength(number)];
}

/** Whether bookkeeping can take the number. */
export function checkNumberLength(number: string): Problem[] {
  const values = { number, maximum: String(LENGTH_MAXIMUM) };
  return number.length > LENGTH_MAXIMUM ? [problem(FIELD, 'invoice-number.too-long', { values })] : [];
}

const FIELD = 'business.numberPattern';
const TOKEN = /\{([^{}]*)\}/g;
const DIGITS_MAXIMUM = 10;
/** As many characters as bookkeeping exports take. */
const LENGTH_MAXIMUM = 36;
/** Of a series that never restarts, in a lifetime. */
const RUNNING_MAXIMUM = 999_999;

/** Without the client's number, whose length the pattern cannot know. */
function longestNumber(pattern: string): number {
  return formatNumber(pattern, { running: RUNNING_MAXIMUM, day: day('2000-01-01'), clientNumber: '' }).length;
}

function hasYear(pattern: string): boolean {
  return pattern.includes('{YYYY}') || pattern.includes('{YY}');
}
