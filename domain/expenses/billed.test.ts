/** Bills with their very amounts, credits of vendors, and what paying them books. */
import type { TaxRegime } from '@belegbar/domain/business';
import { day } from '@belegbar/domain/calendar';
import type { NewEntry, PurchaseTaxCode } from '@belegbar/domain/journal';
import { cents } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { billedLine, bookPurchase, type Expense, type ExpenseLine } from './index.ts';

const ON = day('2026-02-03');
const REGULAR: TaxRegime = {
  validFrom: day('2020-01-01'),
  vatBasis: 'accrual',
  smallBusiness: false,
  filingPeriod: 'quarter',
};

const line = (taxCode: PurchaseTaxCode, net: number, vat: number): ExpenseLine => ({
  taxCode,
  net: cents(net),
  vat: cents(vat),
});

describe('a line as the bill has it', () => {
  test.for<[string, ExpenseLine, string | null]>([
    ['19 %', line('inputStandard19', 10_000, 1900), null],
    ['VAT rounded line by line', line('inputStandard19', 10_000, 1903), null],
    ['less than the law asks for', line('inputStandard19', 10_000, 1600), null],
    ['of a credit', line('inputStandard19', -10_000, -1900), null],
    // 19 % of 100.00 are 19.00; 20.01 are more than a euro above.
    [
      'more than the law asks for (§ 14c (1) UStG)',
      line('inputStandard19', 10_000, 2001),
      'expense.vat.above',
    ],
    // 19 % of 20.00 are 3.80, of which a tenth is 0.38; of 0.40 they are 0.08, and two cents are as many roundings as fit in.
    ['rounded up in each of many small parts', line('inputStandard19', 2000, 418), null],
    ['above a tenth of its VAT', line('inputStandard19', 2000, 419), 'expense.vat.above'],
    ['of five parts of 0.08, each rounded to two cents', line('inputStandard19', 40, 10), null],
    ['with more VAT than it costs', line('inputStandard19', 100, 119), 'expense.vat.above'],
    ['of a tiny credit with more than it can have', line('inputStandard19', -100, -22), 'expense.vat.above'],
    ['with the signs against each other', line('inputStandard19', 10_000, -1900), 'expense.vat.sign'],
    ['with VAT that the buyer owes', line('euServiceReverseCharge', 10_000, 1900), 'expense.vat.none'],
    ['with VAT that is not deducted', line('inputNotDeductible', 10_000, 1900), 'expense.vat.none'],
    ['of nothing', line('inputNone', 0, 0), 'expense.amount.none'],
    ['with import VAT, which customs assess', line('importVat', 10_000, 2100), null],
  ])('%s', ([, given, refusal]) => {
    const value = refusal === null ? { line: given } : { refusal };
    expect(billedLine(given, ON)).toEqual({ known: true, value });
  });
});

test.for(['inputStandard19', 'euServiceReverseCharge'] as const)(
  'a line of %s in a year whose rates are not known is refused',
  (taxCode) => {
    expect(billedLine(line(taxCode, 10_000, 0), day('2006-10-01'))).toMatchObject({
      known: false,
      year: 2006,
    });
  },
);

describe('paying', () => {
  test('a credit is money back, in parts as well', () => {
    // 60.00 of -119.00: -50.42 and -9.58 of -100.00 and -19.00; the rest comes with the second part.
    const credit = [line('inputStandard19', -10_000, -1900)];
    expect(paid(credit, [])).toMatchObject([{ basis: 'accrual', net: 10_000, vat: 1900 }]);
    expect(paid(credit, [-6000, -5900])).toMatchObject([
      { basis: 'accrual', net: 10_000, vat: 1900 },
      { basis: 'cash', net: 5042, vat: 958 },
      { basis: 'cash', net: 4958, vat: 942 },
    ]);
    expect(() => paid(credit, [-11_901])).toThrow();
    expect(() => paid(credit, [1])).toThrow();
  });

  test('a bill from which something is taken off pays each part as it is', () => {
    // 119.00 for goods less 10.70 for what was brought back: 108.30.
    const bill = [line('inputStandard19', 10_000, 1900), line('inputReduced7', -1000, -70)];
    expect(paid(bill, [10_830]).filter(({ basis }) => basis === 'cash')).toMatchObject([
      { taxCode: 'inputStandard19', net: -10_000, vat: -1900 },
      { taxCode: 'inputReduced7', net: 1000, vat: 70 },
    ]);
  });
});

/** What the lines come to, with so much paid of them on one day after the other. */
function paid(lines: ExpenseLine[], amounts: readonly number[]): NewEntry[] {
  const expense: Expense = {
    number: 'B-1',
    vendor: 'Papierhaus',
    vendorVatId: '',
    category: 'materials',
    documentDate: ON,
    servicePeriod: { from: ON, to: ON },
    lines,
    privateSharePercent: null,
    receivedOn: null,
    isPrepayment: false,
  };
  const payments = amounts.map((amount, index) => ({
    on: day(`2026-03-0${index + 1}`),
    amount: cents(amount),
  }));
  return bookPurchase({ expense, expenseId: 'e', regime: REGULAR, payments });
}
