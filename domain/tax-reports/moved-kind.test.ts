import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { movedKind } from './moved-kind.ts';

test.each([
  ['payment', 40_000, 'payment'],
  ['payment', -40_000, 'paymentTakenBack'],
  ['refund', -40_000, 'refund'],
  ['expensePayment', -5_000, 'expense'],
] as const)('money by a %s of %i cents is called %s', (kind, counted, name) => {
  expect(movedKind({ kind, counted: cents(counted) })).toBe(name);
});
