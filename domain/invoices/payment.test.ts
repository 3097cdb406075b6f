import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { findPaymentProblems, findRefundProblems, isOverdue, statusAfterPayment } from './payment.ts';

const TODAY = day('2026-03-16');

test.for([
  ['all that is open, today', 119_000, '2026-03-16', []],
  ['a cent too much', 119_001, '2026-03-16', ['amount payment.amount.above-open']],
  ['nothing', 0, '2026-03-16', ['amount payment.amount.not-positive']],
  ['tomorrow', 100, '2026-03-17', ['paidOn payment.date.future']],
  ['an advance of last year', 100, '2025-12-30', []],
  ['a slip in the year, in which no return could show it', 100, '1926-03-16', ['paidOn law.year.unknown']],
] as const)('%s', ([, amount, paidOn, expected]) => {
  const problems = findPaymentProblems({
    amount: cents(amount),
    open: cents(119_000),
    paidOn: day(paidOn),
    today: TODAY,
  });
  expect(problems.map((problem) => `${problem.field} ${problem.code}`)).toEqual(expected);
});

test.for([
  ['all that came in', 50_000, []],
  ['a cent more than came in', 50_001, ['amount payment.amount.above-received']],
  ['nothing', 0, ['amount payment.amount.not-positive']],
] as const)('%s is paid back', ([, amount, expected]) => {
  const refund = { amount: cents(amount), received: cents(50_000), paidOn: TODAY, today: TODAY };
  const problems = findRefundProblems(refund);
  expect(problems.map((problem) => `${problem.field} ${problem.code}`)).toEqual(expected);
});

test.for([
  ['2026-03-15', true],
  ['2026-03-16', false],
] as const)('due on %s it is overdue on the 16th: %s', ([dueDate, overdue]) => {
  expect(isOverdue({ status: 'sent', open: cents(1), dueDate: day(dueDate) }, TODAY)).toBe(overdue);
  expect(isOverdue({ status: 'paid', open: cents(0), dueDate: day(dueDate) }, TODAY)).toBe(false);
});

test('a part payment keeps an invoice sent', () => {
  expect([1, 0, -1].map((open) => statusAfterPayment(cents(open)))).toEqual(['sent', 'paid', 'paid']);
});
