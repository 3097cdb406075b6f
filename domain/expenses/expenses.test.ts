/** The journal side of purchases; what they make of an advance return is proved by the tax cases. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { assert, cents, decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import {
  bookPurchase,
  type Expense,
  type ExpenseLine,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
} from './index.ts';

const ON = day('2026-02-03');
const REGULAR: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};
const SMALL_BUSINESS: TaxRegime = { ...REGULAR, smallBusiness: true };

describe('the lines of a bill', () => {
  test('have VAT on top of the net, or taken out of the gross', () => {
    // 49.99 x 19 / 119 = 7.9816.
    expect(expenseLineFromNet('inputReduced7', cents(5000), ON)).toMatchObject({
      value: { net: 5000, vat: 350 },
    });
    expect(expenseLineFromGross('inputStandard19', cents(4999), ON)).toMatchObject({
      value: { net: 4201, vat: 798 },
    });
  });

  test('show no VAT where the buyer owes it', () => {
    expect(expenseLineFromNet('otherReverseCharge', cents(9900), ON)).toMatchObject({
      value: { net: 9900, vat: 0 },
    });
  });

  test('of a year whose rates are not known are refused', () => {
    expect(expenseLineFromNet('inputStandard19', cents(9900), day('2006-01-01'))).toMatchObject({
      known: false,
      year: 2006,
    });
  });
});

describe('paying a bill', () => {
  test.for([
    [
      'half of it twice',
      netLine('inputStandard19', 100_000),
      [59_500, 59_500],
      [
        [-50_000, -9500],
        [-50_000, -9500],
      ],
    ],
    // 100.01 of 119.00 are 84.04 and 15.97 of 100.00 and 19.00; the rest comes with the second payment.
    [
      'in crooked parts',
      netLine('inputStandard19', 10_000),
      [10_001, 1899],
      [
        [-8404, -1597],
        [-1596, -303],
      ],
    ],
    [
      'whose VAT the buyer owes: the net alone',
      netLine('euServiceReverseCharge', 35_055),
      [35_055],
      [[-35_055, 0]],
    ],
    [
      'with import VAT at customs',
      importLine(cents(100_000), cents(19_000)),
      [119_000],
      [[-100_000, -19_000]],
    ],
  ] as [string, ExpenseLine, number[], number[][]][])('%s', ([, line, payments, expected]) => {
    const cash = payAll(billOf([line]), payments).filter((entry) => entry.basis === 'cash');
    expect(cash.map((entry) => [entry.net, entry.vat])).toEqual(expected);
    expect(cash.every((entry) => entry.taxPoint === null && entry.kind === 'expensePayment')).toBe(true);
  });

  test('only the business share is cost', () => {
    // 59.50 with 20 % private: 40.00 + 7.60.
    const bill = { ...billOf([netLine('inputStandard19', 5000)]), privateSharePercent: decimal('20') };
    expect(payAll(bill, [5950]).map((entry) => [entry.basis, entry.net, entry.vat])).toEqual([
      ['accrual', -4000, -760],
      ['cash', -4000, -760],
    ]);
  });
});

test('what is owed on parts that are paid before the supply comes to the whole with the last of them', () => {
  // 1.90 on 10.00: 0.6327, 1.2654 and 1.90 in all.
  const bill = {
    ...billOf([netLine('euServiceReverseCharge', 1000)]),
    servicePeriod: { from: ON, to: day('2026-12-31') },
  };
  const owed = payAll(bill, [333, 333, 334]).filter(({ basis }) => basis === 'accrual');
  expect(owed.map(({ taxPoint, net, vat }) => [taxPoint, net, vat])).toEqual([
    ['2026-03-03', -333, -63],
    ['2026-03-04', -333, -64],
    ['2026-03-05', -334, -63],
  ]);
});

test('a small business books gross cost, and owes reverse charge beside it', () => {
  const lines = [netLine('inputStandard19', 10_000), netLine('otherReverseCharge', 10_000)];
  const entries = bookPurchase({
    expense: billOf(lines),
    expenseId: 'e',
    regime: SMALL_BUSINESS,
    payments: [],
  });
  expect(entries.map((entry) => [entry.taxCode, entry.scheme, entry.taxPoint, entry.net, entry.vat])).toEqual(
    [
      ['inputNotDeductible', 'smallBusiness', null, -11_900, 0],
      ['otherReverseCharge', 'smallBusiness', '2026-02-03', -10_000, -1900],
    ],
  );
});

function netLine(taxCode: ExpenseLine['taxCode'], net: number): ExpenseLine {
  const line = expenseLineFromNet(taxCode, cents(net), ON);
  assert(line.known, 'the rates of 2026');
  return line.value;
}

function billOf(lines: ExpenseLine[]): Expense {
  return {
    number: 'B-1',
    vendor: 'Papierhaus',
    vendorVatId: '',
    category: 'materials',
    documentDate: ON,
    receivedOn: null,
    servicePeriod: { from: ON, to: ON },
    isPrepayment: false,
    lines,
    privateSharePercent: null,
  };
}

function payAll(expense: Expense, amounts: readonly number[]): NewEntry[] {
  const payments = amounts.map((amount, index) => ({
    on: day(`2026-03-0${index + 3}`),
    amount: cents(amount),
  }));
  return bookPurchase({ expense, expenseId: 'e', regime: REGULAR, payments });
}
