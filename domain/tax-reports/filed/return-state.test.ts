import { type Day, day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { filedPayment } from './filed-payment.ts';
import { returnState } from './return-state.ts';

/** The advance return of the third quarter of 2026: the 10th of October is a Saturday. */
const dueDate = day('2026-10-12');

test.each([
  ['three weeks before', '2026-09-27', null, false, 'open', 0],
  ['14 days before', '2026-09-28', null, false, 'due', 0],
  ['on the day', '2026-10-12', null, false, 'due', 0],
  ['a day after', '2026-10-13', null, false, 'late', 1],
  // 19 days of October and 5 of November.
  ['on 5 November', '2026-11-05', null, false, 'late', 24],
  ['filed, though too late', '2026-11-05', '2026-10-20', false, 'filed', 0],
  ['booked into since', '2026-11-05', '2026-10-10', true, 'correction', 0],
] as const)('a return %s', (_name, today, filedOn, isChanged, word, lateDays) => {
  const state = returnState({ dueDate, filedOn: filedOn as Day | null, isChanged, today: day(today) });
  expect(state).toEqual({ word, lateDays });
});

/** Filed on 10 October; 190.00 to pay of which so much was noted. */
function paid(amount: number, { isChanged = false, payable = 19_000 } = {}) {
  const payment = { payable: cents(payable), paid: cents(amount), lastPaidOn: day('2026-10-12') };
  const filedOn = day('2026-10-10');
  return returnState({ dueDate, filedOn, isChanged, payment, today: day('2026-11-05') }).word;
}

test('a filed return is paid once all of it is, or all of it came back', () => {
  expect(paid(19_000)).toBe('paid');
  expect(paid(18_999)).toBe('filed');
  expect(paid(19_001)).toBe('filed');
  expect(paid(-5_000, { payable: -5_000 })).toBe('paid');
  expect(paid(5_000, { payable: -5_000 })).toBe('filed');
  expect(paid(19_000, { isChanged: true })).toBe('correction');
});

test('what was not filed is not paid', () => {
  const payment = { payable: cents(19_000), paid: cents(19_000), lastPaidOn: day('2026-10-12') };
  const state = returnState({ dueDate, filedOn: null, isChanged: false, payment, today: day('2026-10-12') });
  expect(state.word).toBe('due');
});

test('what a return asks to be paid is Kz 83 of the advance return as it was filed', () => {
  const figures = [
    { key: '81', amount: cents(100_000) },
    { key: '83', amount: cents(19_000) },
  ];
  const payments = [
    { paidOn: day('2026-10-20'), amount: cents(9_000) },
    { paidOn: day('2026-10-12'), amount: cents(10_000) },
  ];
  expect(filedPayment({ report: 'vatAdvance', figures }, payments)).toEqual({
    payable: 19_000,
    paid: 19_000,
    lastPaidOn: '2026-10-20',
  });
  expect(filedPayment({ report: 'vatAdvance', figures }, [])).toMatchObject({ paid: 0, lastPaidOn: null });
  expect(filedPayment({ report: 'annualVat', figures }, payments)).toBeNull();
  expect(filedPayment({ report: 'vatAdvance', figures: [{ key: '83', amount: cents(0) }] }, [])).toBeNull();
});

test('what nobody asks for is never late', () => {
  const state = returnState({ dueDate: null, filedOn: null, isChanged: false, today: day('2027-01-01') });
  expect(state.word).toBe('open');
});
