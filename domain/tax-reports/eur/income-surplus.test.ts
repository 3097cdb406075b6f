import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { type CashSum, incomeSurplus } from '../index.ts';

function sum(
  month: string,
  taxCode: CashSum['taxCode'],
  net: number,
  vat: number,
  more: Partial<CashSum> = {},
): CashSum {
  const scheme = taxCode === 'smallBusiness' ? 'smallBusiness' : 'regular';
  return {
    month: day(`${month}-01`),
    taxCode,
    scheme,
    category: 'other',
    net: cents(net),
    vat: cents(vat),
    deductible: cents(vat),
    count: 1,
    ...more,
  };
}

test('an empty year comes to nothing', () => {
  expect(incomeSurplus([])).toMatchObject({ lines: [], income: 0, expense: 0, result: 0 });
  expect(incomeSurplus([]).months).toHaveLength(12);
});

// 1,000.00 + 190.00 in, 100.00 + 19.00 out, 500.00 to the tax office: 1,190.00 - 619.00 = 571.00.
test('VAT is income and expense of its own, and what went to the tax office stands apart', () => {
  const statement = incomeSurplus([
    sum('2026-02', 'standard19', 100_000, 19_000),
    sum('2026-03', 'inputStandard19', -10_000, -1_900),
    sum('2026-03', 'inputNone', -50_000, 0, { category: 'vat_paid_to_tax_office' }),
  ]);
  expect(statement.lines.map(({ line, amount }) => [line, amount])).toEqual([
    ['income', 100_000],
    ['vatReceived', 19_000],
    ['expenses', 10_000],
    ['inputVat', 1_900],
    ['vatToOffice', 50_000],
  ]);
  expect(statement).toMatchObject({ income: 119_000, expense: 61_900, result: 57_100 });
  expect(statement.months[1]).toEqual({ month: 2, income: 119_000, expense: 0 });
  expect(statement.months[2]).toEqual({ month: 3, income: 0, expense: 61_900 });
});

test('the year in which Lena became a small business has both kinds of income', () => {
  const statement = incomeSurplus([
    sum('2026-01', 'standard19', 10_000, 1_900),
    sum('2026-02', 'smallBusiness', 50_000, 0),
  ]);
  expect(statement.lines.map(({ line, amount }) => [line, amount])).toEqual([
    ['income', 10_000],
    ['incomeSmallBusiness', 50_000],
    ['vatReceived', 1_900],
  ]);
});

test('money that was given back lowers its line, also below zero', () => {
  const statement = incomeSurplus([sum('2026-05', 'standard19', -10_000, -1_900)]);
  expect(statement.lines.map(({ amount }) => amount)).toEqual([-10_000, -1_900]);
  expect(statement.result).toBe(-11_900);
});
