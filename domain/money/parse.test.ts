import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cents,
  decimal,
  formatCents,
  formatDecimal,
  MAXIMUM_CENTS,
  parseAmount,
  parseDecimal,
  parsePercent,
} from './index.ts';

describe('an amount that means the same in both languages', () => {
  test.each([
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1234.5', 123_450],
    ['1234,5', 123_450],
    ['-15,00', -1_500],
    ['\u221215,00', -1_500],
    ['\u2013 15.00', -1_500],
    ['+15', 1_500],
    ['0', 0],
    ['-0,00', 0],
    ['007', 700],
    ['1.234.567,89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1.234.567', 123_456_700],
    ['12,50 €', 1_250],
    ['12.50\u00a0€', 1_250],
    ['€12.50', 1_250],
    ['\u2212€42.00', -4_200],
    ['EUR 12', 1_200],
    ['12 eur', 1_200],
    ['1 234,50', 123_450],
    ["1'234.50", 123_450],
    ['1\u202f234\u202f567', 123_456_700],
    [',5', 50],
    ['.50', 50],
    ['1,500000', 150],
    ['9999999999,99', MAXIMUM_CENTS],
    ['-9999999999.99', -MAXIMUM_CENTS],
  ])('%s', (text, expected) => {
    // The two readings that differ by language are in the next tables.
    const languages = text === '1,500000' ? (['de'] as const) : (['de', 'en'] as const);
    for (const language of languages)
      expect(parseAmount(text, language)).toEqual({ ok: true, value: expected });
  });
});

describe('where one separator could be either, the language decides', () => {
  test.each([
    ['1.234', 'de', '1234'],
    ['1.234', 'en', '1.234'],
    ['1,234', 'de', '1.234'],
    ['1,234', 'en', '1234'],
    ['0.125', 'de', '0.125'],
    ['0,125', 'en', '0.125'],
    ['1234.567', 'de', '1234.567'],
    ['12.5', 'de', '12.5'],
    ['12,5', 'en', '12.5'],
  ] as const)('%s in %s', (text, language, expected) => {
    expect(parseDecimal(text, language)).toEqual({ ok: true, value: expected });
  });
});

describe('an amount that is refused', () => {
  test.each([
    ['', 'number.empty'],
    ['   ', 'number.empty'],
    ['€', 'number.empty'],
    ['abc', 'number.form'],
    ['12a', 'number.form'],
    ['5€5', 'number.form'],
    ['5,', 'number.form'],
    ['1..2', 'number.form'],
    ['1,2,3', 'number.form'],
    ['1.23.456,00', 'number.form'],
    ['1.234,56.7', 'number.form'],
    ['--5', 'number.form'],
    ['5-', 'number.form'],
    ['1e5', 'number.form'],
    ['0x10', 'number.form'],
    ['Infinity', 'number.form'],
    ['٣', 'number.form'],
    ["12'; drop table invoices", 'number.form'],
    ['1,005', 'number.decimals'],
    ['10000000000', 'number.range'],
    ['-10.000.000.000,00', 'number.range'],
    ['9'.repeat(10_000), 'number.range'],
  ])('%s', (text, code) => {
    expect(parseAmount(text, 'de')).toEqual({ ok: false, code });
  });
});

describe('a percentage', () => {
  test.each([
    ['10,5 %', '10.5'],
    ['10.5%', '10.5'],
    ['19\u00a0%', '19'],
    ['0', '0'],
    ['100', '100'],
    ['33,3333 %', '33.3333'],
    ['15,93303 %', '15.93303'],
  ])('%s', (text, expected) => {
    expect(parsePercent(text, 'de')).toEqual({ ok: true, value: expected });
    expect(parsePercent(text, 'en')).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['-1 %', 'number.range'],
    ['100,0001', 'number.range'],
    ['1,0000001', 'number.decimals'],
    ['%', 'number.empty'],
    ['5 % 5', 'number.form'],
  ])('%s is refused', (text, code) => {
    expect(parsePercent(text, 'de')).toEqual({ ok: false, code });
  });
});

test('a quantity has at most the decimals that are asked for', () => {
  expect(parseDecimal('1,2345', 'de')).toEqual({ ok: true, value: '1.2345' });
  expect(parseDecimal('1,23456', 'de')).toEqual({ ok: false, code: 'number.decimals' });
  expect(parseDecimal('1,2345', 'de', { maxDecimals: 2 })).toEqual({ ok: false, code: 'number.decimals' });
});

const language = fc.constantFrom('de', 'en');

test('every printed amount is read back as itself', () => {
  const amount = fc.integer({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS });
  fc.assert(
    fc.property(amount, language, fc.constantFrom('plain', 'euro'), (value, printed, style) => {
      const text = formatCents(cents(value), printed, style);
      expect(parseAmount(text, printed)).toEqual({ ok: true, value: cents(value) });
    }),
  );
});

test('every printed decimal is read back as itself', () => {
  const digits = fc.tuple(
    fc.integer({ min: -999_999_999, max: 999_999_999 }),
    fc.integer({ min: 0, max: 9_999 }),
  );
  fc.assert(
    fc.property(digits, language, ([whole, decimals], printed) => {
      const value = decimal(`${whole}.${String(decimals).padStart(4, '0')}`);
      expect(parseDecimal(formatDecimal(value, printed), printed)).toEqual({ ok: true, value });
    }),
  );
});

test('no text makes the reader stumble', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+.,€ %0-9]{0,20}$/));
  fc.assert(
    fc.property(text, language, (typed, spoken) => {
      const parsed = parseAmount(typed, spoken);
      if (parsed.ok) expect(Math.abs(parsed.value)).toBeLessThanOrEqual(MAXIMUM_CENTS);
      else expect(parsed.code).toMatch(/^number\./);
    }),
  );
});
