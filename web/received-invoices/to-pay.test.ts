/** What the queue says is to be paid. */
import { expect, test } from 'vitest';
import { isOwed, toPay } from './to-pay.ts';

test.for([
  ['a bill', { payable: '184.80', gross: '184.80', isCredit: false }, '184.80', true],
  [
    'a bill that does not say what is to be paid',
    { payable: null, gross: '184.80', isCredit: false },
    '184.80',
    true,
  ],
  ['a bill that is paid', { payable: '0.00', gross: '184.80', isCredit: false }, '0.00', false],
  [
    'a credit note, whose amounts are above zero',
    { payable: '42.80', gross: '42.80', isCredit: true },
    '-42.80',
    false,
  ],
  ['an invoice below zero', { payable: '-42.80', gross: '-42.80', isCredit: true }, '-42.80', false],
  ['a credit note that is settled', { payable: '0.00', gross: '42.80', isCredit: true }, '0.00', false],
  ['a bill that was overpaid', { payable: '-10.00', gross: '42.80', isCredit: false }, '-10.00', false],
  ['a file without amounts', { payable: null, gross: null, isCredit: false }, null, true],
] as const)('%s', ([, row, amount, owed]) => {
  expect(toPay(row)).toBe(amount);
  expect(isOwed(row)).toBe(owed);
});
