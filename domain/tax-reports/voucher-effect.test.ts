/** What own receipts and private money do to profit and VAT, by the figures of the law. */
import { day, type Month } from '@belegbar/domain/calendar';
import { assert, cents, decimal } from '@belegbar/domain/money';
import {
  bookHomeOffice,
  bookKilometres,
  bookMeals,
  bookOtherIncome,
  bookPrivateMoney,
  bookPrivateUse,
  incomeAmounts,
  type Voucher,
} from '@belegbar/domain/vouchers';
import { expect, test } from 'vitest';
import { voucherEffect } from './voucher-effect.ts';

const VOUCHER: Voucher = {
  id: '',
  number: '',
  regimes: [
    { validFrom: day('2025-01-01'), vatBasis: 'accrual', smallBusiness: false, filingPeriod: 'quarter' },
  ],
};
const march = '2026-03' as Month;

function lawOf<Value>(known: { known: true; value: Value } | { known: false }): Value {
  assert(known.known, 'the law of 2026');
  return known.value;
}

test('120 kilometres by one’s own car lower the profit by 36.00 (§ 9 (1) No. 4a EStG) and move no VAT', () => {
  const way = {
    kind: 'trip',
    drivenOn: day('2026-03-10'),
    vehicle: 'car',
    kilometres: decimal('120'),
  } as const;
  expect(voucherEffect(lawOf(bookKilometres(way, VOUCHER)))).toMatchObject({ profitSum: -3_600, vat: [] });
});

test('a day of arrival, a full one with breakfast and one of departure are 50.40 (§ 9 (4a) EStG)', () => {
  // 14.00 + 28.00 - 20 % of 28.00 + 14.00 = 50.40.
  const none = { country: 'DE', place: null, breakfast: false, lunch: false, dinner: false };
  const days = [
    { ...none, on: day('2026-03-10'), absence: 'arrivalOrDeparture' as const },
    { ...none, on: day('2026-03-11'), absence: 'fullDay' as const, breakfast: true },
    { ...none, on: day('2026-03-12'), absence: 'arrivalOrDeparture' as const },
  ];
  expect(voucherEffect(lawOf(bookMeals({ days }, VOUCHER)))).toMatchObject({ profitSum: -5_040, vat: [] });
});

test('ten days at home are 60.00 (§ 4 (5) No. 6c EStG)', () => {
  const work = { months: { from: march, to: march }, count: 10 };
  expect(voucherEffect(lawOf(bookHomeOffice(work, VOUCHER))).profitSum).toBe(-6_000);
});

test('private money is neither income nor cost (§ 4 (1) EStG)', () => {
  const moved = { direction: 'withdrawal', movedOn: day('2026-03-31'), amount: cents(150_000) } as const;
  expect(voucherEffect(bookPrivateMoney(moved, VOUCHER))).toEqual({
    profit: [],
    vat: [],
    profitSum: 0,
    vatSum: 0,
  });
});

test('a fee of 119.00 is 100.00 of income and 19.00 of VAT, which counts as money in as well', () => {
  const amount = { gross: cents(11_900) };
  const on = day('2026-03-10');
  const income = {
    receivedOn: on,
    servicePeriod: { from: on, to: on },
    payer: { name: 'Volkshochschule', country: 'DE', isBusiness: true, vatId: '' },
    category: 'training',
    vatCase: 'standard19',
    exemptionParagraph: null,
    amount,
    recurring: null,
  } as const;
  const entries = bookOtherIncome(income, lawOf(incomeAmounts(amount, 'standard19', on)), VOUCHER);
  expect(voucherEffect(entries)).toEqual({
    profit: [
      { kennzahl: '112', year: 2026, amount: 10_000 },
      { kennzahl: '140', year: 2026, amount: 1_900 },
    ],
    vat: [{ kennzahl: '81', on, amount: 1_900 }],
    profitSum: 11_900,
    vatSum: 1_900,
  });
});

test('goods of 100.00 that one takes are income of 100.00 with 19.00 of VAT (§ 3 (1b) UStG)', () => {
  const use = {
    kind: 'goods',
    takenOn: day('2026-03-10'),
    cost: cents(10_000),
    vatCase: 'standard19',
    hadInputVat: true,
  } as const;
  expect(voucherEffect(lawOf(bookPrivateUse(use, VOUCHER)))).toMatchObject({
    profitSum: 11_900,
    vat: [{ kennzahl: '81', amount: 1_900 }],
  });
});
