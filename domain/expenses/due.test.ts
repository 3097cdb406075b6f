/** What the first screen tells of the week to come is due soon as well. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { dueSoonUntil } from './index.ts';

// 27 November 2026 is a Friday, 6 December the Sunday of the next week.
test.each([
  ['2026-11-26', '2026-12-03'],
  ['2026-11-27', '2026-12-06'],
  ['2026-11-28', '2026-12-06'],
  ['2026-11-29', '2026-12-06'],
  ['2026-11-30', '2026-12-07'],
])('on %s what is due until %s is due soon', (today, until) => {
  expect(dueSoonUntil(day(today))).toBe(until);
});
