/** Due days, counted by hand in the calendar. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { dueDays, nextDue, type Recurrence } from './index.ts';

const of = (rhythm: Recurrence['rhythm'], first: string, more: Partial<Recurrence> = {}): Recurrence => ({
  rhythm,
  firstDueOn: day(first),
  dayOfMonth: Number(first.slice(8)),
  endsOn: null,
  ...more,
});

test.each([
  [
    'the 31st is the last of shorter months, and the 31st again',
    of('monthly', '2026-01-31'),
    '2026-01-01 2026-06-30',
    '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30',
  ],
  [
    'the 30th loses February alone',
    of('monthly', '2026-12-30'),
    '2026-12-01 2027-04-30',
    '2026-12-30 2027-01-30 2027-02-28 2027-03-30 2027-04-30',
  ],
  [
    'the 29th is there in a leap year',
    of('monthly', '2028-01-29'),
    '2028-01-01 2028-03-31',
    '2028-01-29 2028-02-29 2028-03-29',
  ],
  [
    'begun on 28 February and meant for the last day',
    of('monthly', '2026-02-28', { dayOfMonth: 31 }),
    '2026-02-01 2026-05-31',
    '2026-02-28 2026-03-31 2026-04-30 2026-05-31',
  ],
  [
    'begun on 28 February and meant for the 28th',
    of('monthly', '2026-02-28'),
    '2026-02-01 2026-04-30',
    '2026-02-28 2026-03-28 2026-04-28',
  ],
  [
    'every quarter from 30 November',
    of('quarterly', '2026-11-30'),
    '2026-11-01 2027-12-31',
    '2026-11-30 2027-02-28 2027-05-30 2027-08-30 2027-11-30',
  ],
  [
    'every half year from 31 August',
    of('halfYearly', '2026-08-31'),
    '2026-08-01 2028-03-31',
    '2026-08-31 2027-02-28 2027-08-31 2028-02-29',
  ],
  [
    'every year from 29 February',
    of('yearly', '2024-02-29'),
    '2024-01-01 2028-12-31',
    '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
  ],
  [
    'every week, over the night in which the clocks change (29 March 2026)',
    of('weekly', '2026-03-22'),
    '2026-03-23 2026-04-12',
    '2026-03-29 2026-04-05 2026-04-12',
  ],
  [
    'to its end, and no longer',
    of('monthly', '2026-10-15', { endsOn: day('2026-12-15') }),
    '2026-10-01 2027-06-30',
    '2026-10-15 2026-11-15 2026-12-15',
  ],
  ['nothing before it begins', of('monthly', '2027-01-15'), '2026-01-01 2026-12-31', ''],
  ['a day of decades later', of('monthly', '2026-01-31'), '2096-02-01 2096-02-29', '2096-02-29'],
])('%s', (_, recurrence, span, days) => {
  const [from = '', to = ''] = span.split(' ');
  expect(dueDays(recurrence, { from: day(from), to: day(to) }).join(' ')).toBe(days);
});

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-02-01', '2026-02-28'],
  ['2026-03-01', '2026-03-31'],
  ['2020-05-05', '2026-01-31'],
  ['2026-04-30', '2026-04-30'],
  ['2026-05-01', null],
])('from %s on the next is due on %s', (from, next) => {
  const recurrence = of('monthly', '2026-01-31', { endsOn: day('2026-05-30') });
  expect(nextDue(recurrence, day(from))).toBe(next);
});
