/** When an invoice is due, and with which terms a new one begins. */
import { day } from '@belegbar/domain/calendar';
import { expect, test } from 'vitest';
import { dueDate, usualTerms } from './draft.ts';
import type { PaymentTerms } from './invoice.ts';

test.each<[string, PaymentTerms, string]>([
  ['2026-01-31', { kind: 'immediate' }, '2026-01-31'],
  ['2026-01-31', { kind: 'days', days: 14 }, '2026-02-14'],
  // 31 January and 0 days stay in January; 30 days lead to 2 March.
  ['2026-01-31', { kind: 'endOfMonth', days: 0 }, '2026-01-31'],
  ['2026-01-31', { kind: 'endOfMonth', days: 30 }, '2026-03-31'],
  ['2028-02-01', { kind: 'endOfMonth', days: 14 }, '2028-02-29'],
  ['2026-01-31', { kind: 'date', on: day('2026-05-15') }, '2026-05-15'],
])('an invoice of %s with %j is due on %s', (on, terms, due) => {
  expect(dueDate(day(on), terms)).toBe(due);
});

test.each<[number, 'daysFromIssue' | 'specificDate' | 'endOfMonth', PaymentTerms]>([
  [14, 'daysFromIssue', { kind: 'days', days: 14 }],
  [0, 'daysFromIssue', { kind: 'immediate' }],
  [0, 'specificDate', { kind: 'immediate' }],
  [30, 'specificDate', { kind: 'date', on: day('2026-04-01') }],
  [0, 'endOfMonth', { kind: 'endOfMonth', days: 0 }],
  [30, 'endOfMonth', { kind: 'endOfMonth', days: 30 }],
])(
  'with %d days and the format %s a draft of 2 March 2026 begins with %j',
  (paymentDays, dueDateFormat, terms) => {
    expect(usualTerms({ paymentDays, dueDateFormat }, day('2026-03-02'))).toEqual(terms);
  },
);
