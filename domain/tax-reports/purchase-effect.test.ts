/** What a purchase does to the returns, told before it is entered. Every figure is worked out beside it by hand. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import type { Expense, ExpenseLine } from '@belegbar/domain/expenses';
import { cents, decimal } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { purchaseEffect } from './index.ts';

const REGULAR: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

function effectOf(lines: ExpenseLine[], said: Partial<Expense> = {}, regime = REGULAR) {
  const on = day('2026-10-06');
  const expense: Expense = {
    number: '',
    vendor: 'Trattoria Alma',
    vendorVatId: '',
    category: 'other',
    documentDate: on,
    receivedOn: null,
    servicePeriod: { from: on, to: on },
    isPrepayment: false,
    lines,
    privateSharePercent: null,
    ...said,
  };
  const purchase = { expense, expenseId: '', regime, payments: [] };
  const { vat, cost, ...sums } = purchaseEffect(purchase, day('2026-10-20'));
  return {
    vat: vat.map(({ kennzahl, on: counted, amount, side }) => [kennzahl, counted, amount, side]),
    cost: cost.map(({ kennzahl, year, amount, lowersProfit }) => [kennzahl, year, amount, lowersProfit]),
    ...sums,
  };
}

const line = (
  taxCode: ExpenseLine['taxCode'],
  net: number,
  vat: number,
  more: Partial<ExpenseLine> = {},
) => ({
  taxCode,
  net: cents(net),
  vat: cents(vat),
  ...more,
});

test('of a meal 70 % lower the profit, and all of its VAT comes back', () => {
  // 49.35 + 20.76 + 7.00 = 77.11 net; 70 %: 34.55 (34.545) + 14.53 (14.532) + 4.90 = 53.98; the rest 23.13; VAT 3.45 + 3.94 = 7.39.
  const lines = [
    line('inputReduced7', 4_935, 345),
    line('inputStandard19', 2_076, 394),
    line('inputNone', 700, 0),
  ];
  expect(effectOf(lines, { category: 'business_meals' })).toEqual({
    vat: [['66', '2026-10-06', 739, 'deducted']],
    cost: [
      ['165', 2026, 2_313, false],
      ['175', 2026, 5_398, true],
    ],
    paid: 8_450,
    vatBack: 739,
    deductible: 5_398,
    lost: 2_313,
  });
});

test('VAT of a service from another EU country is owed and deducted, so that nothing of it moves', () => {
  // 19 % of 42.00 = 7.98.
  expect(effectOf([line('euServiceReverseCharge', 4_200, 0)], { category: 'software' })).toEqual({
    vat: [
      ['47', '2026-10-06', 798, 'owed'],
      ['67', '2026-10-06', 798, 'deducted'],
    ],
    cost: [['228', 2026, 4_200, true]],
    paid: 4_200,
    vatBack: 0,
    deductible: 4_200,
    lost: 0,
  });
});

test('a small business owes it and deducts nothing, which makes it a cost', () => {
  const small = { ...REGULAR, smallBusiness: true };
  expect(effectOf([line('euServiceReverseCharge', 4_200, 0)], { category: 'software' }, small)).toMatchObject(
    {
      vat: [['47', '2026-10-06', 798, 'owed']],
      paid: 4_200,
      vatBack: -798,
    },
  );
  expect(effectOf([line('inputStandard19', 10_000, 1_900)], {}, small)).toEqual({
    vat: [],
    cost: [['183', 2026, 11_900, true]],
    paid: 11_900,
    vatBack: 0,
    deductible: 11_900,
    lost: 0,
  });
});

test('of a telephone that is private for a quarter three quarters count', () => {
  // 100.00 and 19.00: 75.00 cost, 14.25 back, 29.75 of one's own.
  const quarter = { category: 'communication', privateSharePercent: decimal('25') } as const;
  expect(effectOf([line('inputStandard19', 10_000, 1_900)], quarter)).toMatchObject({
    vat: [['66', '2026-10-06', 1_425, 'deducted']],
    cost: [['280', 2026, 7_500, true]],
    vatBack: 1_425,
    deductible: 7_500,
    lost: 2_975,
  });
});

test('a desk is cost over its years, from the month in which it came', () => {
  // § 7 (1) EStG: 1,560.00 over 13 years are 120.00 a year, 10.00 a month: three months of 2026, twelve years, nine months of 2039.
  const asset = {
    description: 'Schreibtisch',
    kind: 'movable',
    treatment: 'straightLine',
    usefulLifeMonths: 156,
  } as const;
  const { cost, deductible, vatBack, lost } = effectOf(
    [line('inputStandard19', 156_000, 29_640, { asset })],
    {
      category: 'equipment',
    },
  );
  expect(cost.at(0)).toEqual(['130', 2026, 3_000, true]);
  expect(cost.slice(1, 13).every(([, , amount]) => amount === 12_000)).toBe(true);
  expect(cost.at(13)).toEqual(['130', 2039, 9_000, true]);
  expect(cost).toHaveLength(14);
  expect([deductible, vatBack, lost]).toEqual([156_000, 29_640, 0]);
});

test('a bill in dollars counts in euros at its rate', () => {
  // 110.00 USD at 1.10 are 100.00; § 13b (2): 19.00 owed and deducted.
  const inCurrency = { currency: 'USD', unitsPerEuro: decimal('1.10') } as const;
  expect(
    effectOf([line('otherReverseCharge', 11_000, 0)], { category: 'software', inCurrency }),
  ).toMatchObject({
    vat: [
      ['67', '2026-10-06', 1_900, 'deducted'],
      ['85', '2026-10-06', 1_900, 'owed'],
    ],
    cost: [['228', 2026, 10_000, true]],
    paid: 10_000,
  });
});

test('rent of January that is paid on 29 December counts in the year to which it belongs', () => {
  const january = { from: day('2027-01-01'), to: day('2027-01-31') };
  const rent = {
    category: 'office_utilities',
    servicePeriod: january,
    recurringDueOn: day('2027-01-03'),
    documentDate: day('2026-12-27'),
  } as const;
  const on = (paidOn: string) => {
    const purchase = {
      expense: {
        ...rent,
        number: '',
        vendor: '',
        vendorVatId: '',
        receivedOn: null,
        isPrepayment: false,
        lines: [line('inputNone', 50_000, 0)],
        privateSharePercent: null,
      },
      expenseId: '',
      regime: REGULAR,
      payments: [],
    };
    return purchaseEffect(purchase, day(paidOn)).cost.map(({ year }) => year);
  };
  expect([on('2026-12-29'), on('2026-12-20')]).toEqual([[2027], [2026]]);
});
