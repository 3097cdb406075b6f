import { type Day, day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { returnState } from './return-state.ts';

/** The advance return of the third quarter of 2026: the 10th of October is a Saturday. */
const dueDate = day('2026-10-12');

test.each([
  ['three weeks before', '2026-09-27', null, false, 'open', 0],
  ['14 days before', '2026-09-28', null, false, 'due', 0],
  ['on the day', '2026-10-12', null, false, 'due', 0],
  ['a day after', '2026-10-13', null, false, 'late', 1],
  // 19 days of October and 5 of November.
  ['on 5 November', '2026-11-05', null, false, 'late', 24],
  ['filed, though too late', '2026-11-05', '2026-10-20', false, 'filed', 0],
  ['booked into since', '2026-11-05', '2026-10-10', true, 'correction', 0],
] as const)('a return %s', (_name, today, filedOn, isChanged, word, lateDays) => {
  const state = returnState({ dueDate, filedOn: filedOn as Day | null, isChanged, today: day(today) });
  expect(state).toEqual({ word, lateDays });
});

test('what nobody asks for is never late', () => {
  const state = returnState({ dueDate: null, filedOn: null, isChanged: false, today: day('2027-01-01') });
  expect(state.word).toBe('open');
});
