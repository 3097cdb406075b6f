/** The ten-day rule by the cases that courts and the law give. */
import { day } from '@belegbar/domain/calendar';
import { describe, expect, test } from 'vitest';
import { countsWithRecurring } from './index.ts';

describe('recurring money around the turn of the year', () => {
  test.for<[string, { paidOn: string; dueOn: string; belongsTo: number }, string]>([
    [
      'rent of January 2027, paid before',
      { paidOn: '2026-12-29', dueOn: '2027-01-03', belongsTo: 2027 },
      '2027-01-01',
    ],
    [
      'the same, paid too early',
      { paidOn: '2026-12-20', dueOn: '2027-01-03', belongsTo: 2027 },
      '2026-12-20',
    ],
    [
      'rent of December 2026, due on the 3rd, paid late',
      { paidOn: '2027-01-05', dueOn: '2026-12-03', belongsTo: 2026 },
      '2027-01-05',
    ],
    [
      'a retainer of December 2026',
      { paidOn: '2027-01-04', dueOn: '2026-12-31', belongsTo: 2026 },
      '2026-12-31',
    ],
    [
      '22 December is the first of the days',
      { paidOn: '2026-12-22', dueOn: '2027-01-01', belongsTo: 2027 },
      '2027-01-01',
    ],
    ['21 December is not', { paidOn: '2026-12-21', dueOn: '2027-01-01', belongsTo: 2027 }, '2026-12-21'],
    [
      '10 January is the last, also on a Sunday',
      { paidOn: '2027-01-10', dueOn: '2027-01-10', belongsTo: 2026 },
      '2026-12-31',
    ],
    ['11 January is not', { paidOn: '2027-01-11', dueOn: '2027-01-10', belongsTo: 2026 }, '2027-01-11'],
    ['due on 11 January', { paidOn: '2027-01-10', dueOn: '2027-01-11', belongsTo: 2026 }, '2027-01-10'],
    ['of the year of payment', { paidOn: '2027-01-05', dueOn: '2027-01-03', belongsTo: 2027 }, '2027-01-05'],
    ['two years late', { paidOn: '2027-01-05', dueOn: '2027-01-03', belongsTo: 2025 }, '2027-01-05'],
    ['due a year before', { paidOn: '2027-01-05', dueOn: '2025-12-31', belongsTo: 2026 }, '2027-01-05'],
  ])('%s', ([, { paidOn, dueOn, belongsTo }, expected]) => {
    expect(countsWithRecurring(day(paidOn), { dueOn: day(dueOn), belongsTo })).toBe(expected);
  });
});
