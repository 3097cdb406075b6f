import { expect, test } from 'vitest';
import { cents } from './cents.ts';
import { formatMoney, isRate } from './currency.ts';
import { decimal } from './decimal.ts';

test.each([
  ['EUR', 'de', '1.234,56\u00a0€'],
  ['EUR', 'en', '€1,234.56'],
  ['USD', 'de', '1.234,56\u00a0USD'],
  ['CHF', 'en', '1,234.56\u00a0CHF'],
] as const)('1,234.56 %s is written in %s as %s', (currency, language, text) => {
  expect(formatMoney(cents(123_456), language, currency)).toBe(text);
});

test('below zero the sign stands in front, whatever the currency', () => {
  expect(formatMoney(cents(-500), 'de', 'USD')).toBe('−5,00\u00a0USD');
});

test.each([
  ['1.0889', true],
  ['0.83612', true],
  ['100000', true],
  ['0', false],
  ['-1.1', false],
  ['100000.1', false],
  ['1.0000001', false],
])('%s units for one euro: a rate is %s', (text, expected) => {
  expect(isRate(decimal(text))).toBe(expected);
});
