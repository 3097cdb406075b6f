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
  ['a fee of all of it', { fee: cents(50_000) }, []],
  ['a fee beyond it', { fee: cents(50_001) }, ['fee payment.fee.range']],
  // Half of 1,190.00 are 595.00.
  ['half of it given up', { amount: cents(59_500), rest: 'givenUp' }, []],
  [
    'a cent more than half of it given up',
    { amount: cents(59_499), rest: 'givenUp' },
    ['rest payment.skonto.too-much'],
  ],
  // 2 % of 1,190.00 are 23.80; 1,150.00 came before, and 16.20 of the 40.00 that are open come now.
  [
    'the discount of all that came in parts',
    { amount: cents(1_620), open: cents(4_000), before: cents(115_000), rest: 'givenUp' },
    [],
  ],
  ['no rest to give up', { amount: cents(119_000), rest: 'givenUp' }, ['rest payment.skonto.nothing-left']],
  ['too much, kept as credit', { amount: cents(119_001), excess: 'keep' }, []],
  ['a rest given up of what is open', { amount: cents(60_000), rest: 'givenUp', seen: cents(119_000) }, []],
  [
    'a rest given up of what was open',
    { rest: 'givenUp', seen: cents(60_000) },
    ['amount payment.open.changed'],
  ],
  [
    'too much of what was open',
    { amount: cents(119_001), seen: cents(0), excess: 'keep' },
    ['amount payment.open.changed'],
  ],
] as const)('a payment with %s', ([, money, expected]) => {
  const payment = { amount: cents(50_000), open: cents(119_000), paidOn: TODAY, today: TODAY, ...money };
  expect(findPaymentProblems(payment).map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
});

test.for([
  ['all that came in', 50_000, []],
  ['a cent more than came in', 50_001, ['amount payment.amount.above-received']],
  ['nothing', 0, ['amount payment.amount.not-positive']],
] as const)('%s is paid back', ([, amount, expected]) => {
  const moved = [{ paidOn: TODAY, amount: cents(50_000) }];
  const refund = { amount: cents(amount), received: cents(50_000), moved, paidOn: TODAY, today: TODAY };
  const problems = findRefundProblems(refund);
  expect(problems.map((problem) => `${problem.field} ${problem.code}`)).toEqual(expected);
});

// 1,190.00 came on 10 February, 500.00 went back on 1 March, 100.00 came on 5 March: 690.00 are always there, 790.00 from then on.
test.for([
  ['the day of the payment', 69_000, '2026-02-10', null],
  ['a day before the payment', 69_000, '2026-02-09', '2026-02-10'],
  ['a day of the year before', 1, '2025-12-30', '2026-02-10'],
  ['a day on which it was there, but went back later', 69_001, '2026-02-20', '2026-03-05'],
  ['the day of the second payment', 69_001, '2026-03-05', null],
] as const)('a refund on %s', ([, amount, paidOn, earliest]) => {
  const moved = [
    { paidOn: day('2026-03-05'), amount: cents(10_000) },
    { paidOn: day('2026-02-10'), amount: cents(119_000) },
    { paidOn: day('2026-03-01'), amount: cents(-50_000) },
  ];
  const refund = { amount: cents(amount), received: cents(79_000), moved, paidOn: day(paidOn), today: TODAY };
  const found = findRefundProblems(refund).map(({ field, code, values }) => ({ field, code, values }));
  expect(found).toEqual(
    earliest === null
      ? []
      : [{ field: 'paidOn', code: 'payment.date.before-money', values: { day: earliest } }],
  );
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
