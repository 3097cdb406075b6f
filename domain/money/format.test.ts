import { describe, expect, test } from 'vitest';
import { cents, decimal, euroText, formatCents, formatDecimal, formatPercent } from './index.ts';

describe('an amount', () => {
  test.each([
    [123_456, '1.234,56', '1.234,56\u00a0€', '1,234.56', '€1,234.56'],
    [-4_200, '\u221242,00', '\u221242,00\u00a0€', '\u221242.00', '\u2212€42.00'],
    [0, '0,00', '0,00\u00a0€', '0.00', '€0.00'],
    [5, '0,05', '0,05\u00a0€', '0.05', '€0.05'],
    [100_000_000, '1.000.000,00', '1.000.000,00\u00a0€', '1,000,000.00', '€1,000,000.00'],
  ])('of %d cents', (amount, dePlain, deEuro, enPlain, enEuro) => {
    expect(formatCents(cents(amount), 'de')).toBe(dePlain);
    expect(formatCents(cents(amount), 'de', 'euro')).toBe(deEuro);
    expect(formatCents(cents(amount), 'en')).toBe(enPlain);
    expect(formatCents(cents(amount), 'en', 'euro')).toBe(enEuro);
  });
});

describe('a decimal', () => {
  test.each([
    ['12.5', 0, '12,5', '12.5'],
    ['12', 2, '12,00', '12.00'],
    ['1234.5678', 2, '1.234,5678', '1,234.5678'],
    ['-0.25', 0, '\u22120,25', '\u22120.25'],
  ])('%s with at least %d decimals', (value, minimumDecimals, de, en) => {
    expect(formatDecimal(decimal(value), 'de', minimumDecimals)).toBe(de);
    expect(formatDecimal(decimal(value), 'en', minimumDecimals)).toBe(en);
  });
});

test('a percentage has a no-break space in German', () => {
  expect(formatPercent(decimal('19'), 'de')).toBe('19\u00a0%');
  expect(formatPercent(decimal('10.5'), 'en')).toBe('10.5%');
});

test.each([
  [1_234, '12.34'],
  [-5, '-0.05'],
  [0, '0.00'],
  [100, '1.00'],
])('%d cents in a file', (amount, text) => {
  expect(euroText(cents(amount))).toBe(text);
});
