import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { yearInView, yearOfAddress } from './year.ts';

// The returns of 2025 are due on 31 July 2026, a Friday; those of 2026 on 2 August 2027, since 31 July is a Saturday.
test.for([
  ['2026-01-01', 2025],
  ['2026-07-31', 2025],
  ['2026-08-01', 2026],
  ['2027-08-02', 2026],
  ['2027-08-03', 2027],
] as const)('on %s the year %d is in view', ([today, year]) => {
  expect(yearInView(day(today), 'BE')).toBe(year);
});

test.for([
  ['2026', 2026],
  ['1999', null],
  ['20261', null],
  ['zwei', null],
  [undefined, null],
] as const)('the address %s names the year %s', ([text, year]) => {
  expect(yearOfAddress(text)).toBe(year);
});
