import type { Day } from '@belegbar/domain/calendar';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { excessOf, skontoFor } from './skonto-for.ts';

const INVOICE = {
  open: cents(119_000),
  writtenOff: cents(0),
  gross: cents(119_000),
  invoiceDate: '2026-12-01' as Day,
  draft: { skonto: [{ days: 14, percent: decimal('2') }] },
  payments: [],
};

// 2 % of 1,190.00 are 23.80.
test.each([
  ['in time and less by the discount', '2026-12-15', 116_620, 2_380, 'givenUp'],
  ['in time and a part only', '2026-12-15', 50_000, 69_000, 'stays'],
  ['a day late', '2026-12-16', 116_620, 2_380, 'stays'],
  ['all of it', '2026-12-10', 119_000, 0, 'stays'],
])('a payment %s', (_, paidOn, amount, rest, proposed) => {
  const choice = skontoFor(INVOICE, { paidOn: paidOn as Day, amount: cents(amount) });
  expect(choice).toMatchObject({ payable: 116_620, rest, proposed });
});

// 1,190.00 less 2 % less 500.00 received.
test('after a part of the money the discount is still of the whole', () => {
  const partly = { ...INVOICE, open: cents(69_000), payments: [{ amount: cents(50_000) }] };
  const choice = skontoFor(partly, { paidOn: '2026-12-15' as Day, amount: cents(66_620) });
  expect(choice).toMatchObject({ payable: 66_620, rest: 2_380, proposed: 'givenUp' });
});

test('without a discount there is nothing to choose, and beyond what is open is too much', () => {
  expect(skontoFor({ ...INVOICE, draft: {} }, { paidOn: null, amount: null })).toBeNull();
  expect(excessOf(cents(120_000), cents(119_000))).toBe(1_000);
  expect(excessOf(cents(119_000), cents(119_000))).toBeNull();
});
