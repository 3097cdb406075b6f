/** Vendors who are paid again and again: in which rhythm, and in which months the payment that always came is missing. */
import { type Day, firstDayOfMonthCount, monthCount, monthOf } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';

/** What one vendor was paid in a month, in cents above zero; `month` is its first day. */
export interface VendorMonth {
  vendor: string;
  month: Day;
  amount: Cents;
}

export const RHYTHMS = ['monthly', 'quarterly', 'halfYearly', 'yearly'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export interface RegularCost {
  vendor: string;
  rhythm: Rhythm;
  /** The last payment. */
  amount: Cents;
  lastMonth: string;
  /** The month in which it is to be expected next. */
  nextMonth: string;
  /** Months between its first payment and today without the one that always came. */
  missing: string[];
  /** It did not come twice in a row. */
  hasEnded: boolean;
}

/** Months between two payments, and how many payments make a rhythm. */
const STEPS: readonly { rhythm: Rhythm; months: number; payments: number }[] = [
  { rhythm: 'monthly', months: 1, payments: 4 },
  { rhythm: 'quarterly', months: 3, payments: 3 },
  { rhythm: 'halfYearly', months: 6, payments: 3 },
  { rhythm: 'yearly', months: 12, payments: 2 },
];

/** Of so many gaps in four, three have the rhythm. */
const STEADY = { of: 4, are: 3 } as const;
/** The largest payment is at most so many tenths of the smallest. */
const ALIKE_TENTHS = 15;
/** After so many payments that did not come it has ended. */
const ENDED_AFTER = 2;

/** By vendor; `today` is in a month that is not over, in which nothing is missing yet. */
export function regularCosts(paid: readonly VendorMonth[], today: Day): RegularCost[] {
  return [...Map.groupBy(paid, ({ vendor }) => vendor)]
    .flatMap(([vendor, months]) => regularOf(vendor, months, monthCount(today)))
    .sort((one, other) => other.amount - one.amount);
}

function regularOf(vendor: string, paid: readonly VendorMonth[], now: number): RegularCost[] {
  const own = paid
    .filter(({ amount }) => amount > 0)
    .toSorted((one, other) => (one.month < other.month ? -1 : 1));
  const counts = own.map(({ month }) => monthCount(month));
  const step = STEPS.find((each) => isSteady(counts, each));
  const last = own.at(-1);
  if (vendor === '' || step === undefined || last === undefined || !areAlike(own)) return [];
  const lastCount = monthCount(last.month);
  const hasEnded = now - lastCount > step.months * ENDED_AFTER;
  const skipped = counts.flatMap((count, place) => between(count, counts[place + 1] ?? count, step.months));
  const late = hasEnded ? [] : between(lastCount, now, step.months);
  return [
    {
      vendor,
      rhythm: step.rhythm,
      amount: last.amount,
      lastMonth: textOf(lastCount),
      nextMonth: textOf(nextOf(lastCount, step.months, now)),
      missing: [...skipped, ...late].map(textOf),
      hasEnded,
    },
  ];
}

/** Three of four gaps are of the rhythm, the others are multiples of it. */
function isSteady(counts: readonly number[], { months, payments }: (typeof STEPS)[number]): boolean {
  if (counts.length < payments) return false;
  const gaps = counts.slice(1).map((count, place) => count - (counts[place] ?? count));
  const exact = gaps.filter((gap) => gap === months).length;
  return gaps.every((gap) => gap % months === 0) && exact * STEADY.of >= gaps.length * STEADY.are;
}

function areAlike(paid: readonly VendorMonth[]): boolean {
  const amounts = paid.map(({ amount }) => amount);
  return Math.max(...amounts) * 10 <= Math.min(...amounts) * ALIKE_TENTHS;
}

/** The months of the rhythm between two, both left out. */
function between(from: number, to: number, step: number): number[] {
  const found: number[] = [];
  for (let month = from + step; month < to; month += step) found.push(month);
  return found;
}

function nextOf(last: number, step: number, now: number): number {
  let next = last + step;
  while (next < now) next += step;
  return next;
}

function textOf(count: number): string {
  return monthOf(firstDayOfMonthCount(count));
}
