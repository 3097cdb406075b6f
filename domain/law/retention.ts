/** How long records are kept (§ 147 (3) AO, § 14b (1) UStG, § 257 (4) HGB), counted from the end of the calendar year. */
import { type Day, day, yearOf } from '../calendar/index.ts';
import { type Known, type LawRow, lookUp } from './known.ts';

/** `invoice`, `bookingVoucher`: documents; `books`: journal, statements, procedure documentation; `letter`: business letters. */
export type RetainedKind = 'invoice' | 'bookingVoucher' | 'books' | 'letter';

/** Years to keep a record made on the day, from the end of that calendar year (§ 147 (4) AO); refuses years outside the table. */
export function retentionYears(kind: RetainedKind, on: Day): Known<number> {
  return lookUp(YEARS[kind], yearOf(on));
}

/** The last day on which a record made on the day is to be kept. */
export function retainedUntil(kind: RetainedKind, on: Day): Known<Day> {
  const years = retentionYears(kind, on);
  return years.known ? { known: true, value: day(`${yearOf(on) + years.value}-12-31`) } : years;
}

const YEARS: Record<RetainedKind, readonly LawRow<number>[]> = {
  // Eight years also for documents whose ten years still ran on 31 December 2024 (§ 27 (40) UStG): those from 2014 on.
  invoice: [{ fromYear: 2014, untilYear: null, value: 8, unit: 'years', source: '§ 14b (1) UStG' }],
  bookingVoucher: [{ fromYear: 2014, untilYear: null, value: 8, unit: 'years', source: '§ 147 (3) AO' }],
  books: [{ fromYear: 2014, untilYear: null, value: 10, unit: 'years', source: '§ 147 (3) AO' }],
  letter: [{ fromYear: 2014, untilYear: null, value: 6, unit: 'years', source: '§ 147 (3) AO' }],
};
