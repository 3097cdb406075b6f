/** The boxes of Anlage EÜR in which vouchers count, with the sign that the form wants. */
import { day, type Month } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import { assert, cents, decimal } from '@belegbar/domain/money';
import {
  bookHomeOffice,
  bookHomeOfficeRoom,
  bookKilometres,
  bookMeals,
  bookOtherTax,
  bookPrivateMoney,
  bookPrivateUse,
  type Voucher,
} from '@belegbar/domain/vouchers';
import { expect, test } from 'vitest';
import { eurKennzahlen } from '../cases/book-events.ts';

const ON = day('2025-03-10');
const MARCH = { from: '2025-03' as Month, to: '2025-03' as Month };
const VOUCHER: Voucher = {
  id: 'v',
  number: 'V-1',
  regimes: [
    { validFrom: day('2020-01-01'), vatBasis: 'accrual', smallBusiness: false, filingPeriod: 'quarter' },
  ],
};

function known(entries: Known<NewEntry[]>): NewEntry[] {
  assert(entries.known, 'the law of 2025');
  return entries.value;
}

const CAR = {
  kind: 'carByListPrice',
  months: MARCH,
  listPrice: cents(4_550_000),
  boughtOn: day('2024-02-01'),
  drive: 'combustion',
  co2GramsPerKilometre: 120,
  electricRangeKilometres: 0,
  hadInputVat: true,
  commutingKilometres: 15,
} as const;
const NO_MEALS = { breakfast: false, lunch: false, dinner: false };

test.for<[string, NewEntry[], Record<string, string>]>([
  // 455.00; VAT on 364.00; 45,500 x 0.03 % x 15.
  [
    'a car by its list price',
    known(bookPrivateUse(CAR, VOUCHER)),
    { '106': '455.00', '140': '69.16', '142': '204.75' },
  ],
  [
    'the telephone',
    known(
      bookPrivateUse(
        { kind: 'things', months: MARCH, cost: cents(1_000), costWithInputVat: cents(1_000) },
        VOUCHER,
      ),
    ),
    { '108': '10.00', '140': '1.90' },
  ],
  [
    'the way to work',
    known(bookKilometres({ kind: 'commuting', months: MARCH, days: 10, kilometres: 15 }, VOUCHER)),
    { '176': '45.00' },
  ],
  [
    'a trip',
    known(
      bookKilometres({ kind: 'trip', drivenOn: ON, vehicle: 'car', kilometres: decimal('100') }, VOUCHER),
    ),
    { '147': '30.00' },
  ],
  [
    'meals away',
    known(
      bookMeals({ days: [{ on: ON, country: 'DE', place: null, absence: 'fullDay', ...NO_MEALS }] }, VOUCHER),
    ),
    { '171': '28.00' },
  ],
  ['days at home', known(bookHomeOffice({ days: [ON] }, VOUCHER)), { '163': '6.00' }],
  ['the room', known(bookHomeOfficeRoom({ months: ['2025-03' as Month] }, VOUCHER)), { '172': '105.00' }],
  ['income tax', bookOtherTax({ tax: 'incomeTax', paidOn: ON, amount: cents(100) }, VOUCHER), {}],
  ['income tax refunded', bookOtherTax({ tax: 'incomeTax', paidOn: ON, amount: cents(-100) }, VOUCHER), {}],
  ['trade tax', bookOtherTax({ tax: 'tradeTax', paidOn: ON, amount: cents(100) }, VOUCHER), {}],
  [
    'a late fee on VAT',
    bookOtherTax({ tax: 'vatLateFee', paidOn: ON, amount: cents(100) }, VOUCHER),
    { '183': '1.00' },
  ],
  [
    'money of the owner',
    [
      ...bookPrivateMoney({ direction: 'withdrawal', movedOn: ON, amount: cents(100) }, VOUCHER),
      ...bookPrivateMoney({ direction: 'contribution', movedOn: ON, amount: cents(700) }, VOUCHER),
    ],
    {},
  ],
])('%s', ([, entries, boxes]) => {
  expect(eurKennzahlen(entries, '2025')).toEqual(boxes);
});
