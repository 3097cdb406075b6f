/** What recurs, and the year in which it counts: § 11 (2) s. 2 EStG, BFH X R 2/21: due and paid within ten days of the turn. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { bookPurchase } from './index.ts';

const REGULAR = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
} as const;

test.each([
  ['rent of January, paid on 29 December', '2027-01', '2027-01-03', '2026-12-29', '2027-01-01'],
  ['rent of January, paid before the ten days', '2027-01', '2027-01-03', '2026-12-20', undefined],
  ['rent of December, paid late', '2026-12', '2026-12-03', '2027-01-05', undefined],
  [
    'rent of December, due at its end, paid on 10 January',
    '2026-12',
    '2026-12-31',
    '2027-01-10',
    '2026-12-31',
  ],
  ['the same a day later', '2026-12', '2026-12-31', '2027-01-11', undefined],
  ['what does not recur, paid on 5 January', '2026-12', undefined, '2027-01-05', undefined],
])('%s', (_, month, dueOn, paidOn, countsOn) => {
  const on = day(`${month}-02`);
  const expense = {
    number: 'B-1',
    vendor: 'Hausverwaltung',
    vendorVatId: '',
    category: 'office_utilities',
    documentDate: on,
    receivedOn: null,
    servicePeriod: { from: on, to: on },
    isPrepayment: false,
    lines: [{ taxCode: 'inputStandard19', net: cents(100_000), vat: cents(19_000) }],
    privateSharePercent: null,
    ...(dueOn === undefined ? {} : { recurringDueOn: day(dueOn) }),
  } as const;
  const payments = [{ on: day(paidOn), amount: cents(119_000) }];
  const entries = bookPurchase({
    expense: { ...expense, lines: [...expense.lines] },
    expenseId: 'e',
    regime: REGULAR,
    payments,
  });
  const days = entries.map(({ basis, bookedOn, countsOn }) => [basis, bookedOn, countsOn]);
  expect(days).toContainEqual(['cash', paidOn, countsOn]);
  expect(days.filter(([basis]) => basis === 'accrual')).toEqual([['accrual', on, undefined]]);
});
