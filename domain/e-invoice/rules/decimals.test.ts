import { expect, test } from 'vitest';
import { DECIMAL_RULES } from './decimals.ts';
import { changed, pathsOf } from './testing.ts';

const LONG = '1.000';
const share = { amount: LONG, base: LONG };

// Every amount of the standard that is not a unit price, by the official list of BR-DEC.
test.each([
  ['BR-DEC-01', 'allowances', [share], 'allowances.0.amount'],
  ['BR-DEC-02', 'allowances', [share], 'allowances.0.base'],
  ['BR-DEC-05', 'charges', [share], 'charges.0.amount'],
  ['BR-DEC-06', 'charges', [share], 'charges.0.base'],
  ['BR-DEC-09', 'totals.lineNet', LONG, 'totals.lineNet'],
  ['BR-DEC-10', 'totals.allowances', LONG, 'totals.allowances'],
  ['BR-DEC-11', 'totals.charges', LONG, 'totals.charges'],
  ['BR-DEC-12', 'totals.net', LONG, 'totals.net'],
  ['BR-DEC-13', 'totals.vat', LONG, 'totals.vat'],
  ['BR-DEC-14', 'totals.gross', LONG, 'totals.gross'],
  ['BR-DEC-15', 'totals.vatInAccountingCurrency', LONG, 'totals.vatInAccountingCurrency'],
  ['BR-DEC-16', 'totals.paid', LONG, 'totals.paid'],
  ['BR-DEC-17', 'totals.rounding', LONG, 'totals.rounding'],
  ['BR-DEC-18', 'totals.payable', LONG, 'totals.payable'],
  ['BR-DEC-19', 'vatBreakdown.0.base', LONG, 'vatBreakdown.0.base'],
  ['BR-DEC-20', 'vatBreakdown.0.tax', LONG, 'vatBreakdown.0.tax'],
  ['BR-DEC-23', 'lines.0.net', LONG, 'lines.0.net'],
  ['BR-DEC-24', 'lines.0.allowances', [share], 'lines.0.allowances.0.amount'],
  ['BR-DEC-25', 'lines.0.allowances', [share], 'lines.0.allowances.0.base'],
  ['BR-DEC-27', 'lines.0.charges', [share], 'lines.0.charges.0.amount'],
  ['BR-DEC-28', 'lines.0.charges', [share], 'lines.0.charges.0.base'],
])('%s: three decimals at %s', (id, path, value, place) => {
  expect(pathsOf(id, { [path]: value })).toEqual([place]);
});

test('unit prices, quantities and rates have as many decimals as they need', () => {
  const invoice = changed({
    'lines.0.price': {
      net: '0.12345678',
      baseQuantity: '1.000',
      allowance: { amount: '0.001', gross: '0.124' },
    },
    'lines.0.quantity': '0.3333',
    'lines.0.vatRate': '19.000',
  });
  expect(DECIMAL_RULES.flatMap((rule) => rule.find(invoice, 'either'))).toEqual([]);
});

test('zeros at the end count, as the official rules count them', () => {
  expect(pathsOf('BR-DEC-14', { 'totals.gross': '1130.500' })).toEqual(['totals.gross']);
});
