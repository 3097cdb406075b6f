import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { expectedSkips } from './expected.ts';

const totals = {
  count: 12,
  counts: { draft: 1, open: 5, overdue: 2, paid: 4, cancelled: 2 },
  net: cents(0),
  gross: cents(0),
  open: cents(0),
};

test.each([
  ['csv', { draft: 0, cancelled: 0, paid: 0, inTime: 0 }],
  ['pdf', { draft: 1, cancelled: 0, paid: 0, inTime: 0 }],
  ['send', { draft: 1, cancelled: 0, paid: 0, inTime: 0 }],
  ['markPaid', { draft: 1, cancelled: 2, paid: 4, inTime: 0 }],
  ['remind', { draft: 1, cancelled: 2, paid: 4, inTime: 3 }],
] as const)('before the act %s Lena reads what it will skip', (kind, expected) => {
  expect(expectedSkips(kind, totals)).toEqual(expected);
});
