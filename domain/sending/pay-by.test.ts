/** Days are read from the calendar of 2026: 2 and 9 March are Mondays, 3 April is Good Friday, 6 April Easter Monday. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { payByDay, stepOn } from './pay-by.ts';

test.each([
  ['a week later', '2026-03-02', null, '2026-03-09'],
  ['a week later falls on a Sunday: the Monday after', '2026-03-01', null, '2026-03-09'],
  ['a week later is Good Friday: the Tuesday after Easter', '2026-03-27', null, '2026-04-07'],
  ['the plan reminds later', '2026-03-02', '2026-03-18', '2026-03-09'],
  ['the plan reminds on that very day: the working day before', '2026-03-03', '2026-03-10', '2026-03-09'],
  ['the working day before is a Friday', '2026-03-02', '2026-03-09', '2026-03-06'],
  [
    'the plan reminds in two days: three days are left to pay all the same',
    '2026-03-02',
    '2026-03-04',
    '2026-03-05',
  ],
] as const)('%s', (_, today, next, wanted) => {
  expect(payByDay(day(today), next === null ? null : day(next))).toBe(wanted);
});

test('what waited until after the due day is a first reminder by then', () => {
  const dueDate = day('2026-03-16');
  expect(stepOn(day('2026-03-16'), { step: 0, dueDate })).toBe(0);
  expect(stepOn(day('2026-03-17'), { step: 0, dueDate })).toBe(1);
  expect(stepOn(day('2026-03-17'), { step: 2, dueDate })).toBe(2);
});
