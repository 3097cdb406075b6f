import { Exact } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { amountOf, amountOrZero, decimalPlaces, isMissing, roundToCents, shown, sumOf } from './amounts.ts';

describe('a decimal as written', () => {
  test.each([
    ['1234.50', '1234.5'],
    [' 7 ', '7'],
    ['+1.00', '1'],
    ['-0.05', '-0.05'],
    ['1.', '1'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
  ])('%j', (text, expected) => {
    expect(amountOf(text)?.eq(expected)).toBe(true);
  });

  test.each([undefined, '', ' ', '1,5', '1.234,50', '1e5', 'NaN', '--1', '.', '9'.repeat(61)])(
    '%j is none',
    (text) => {
      expect(amountOf(text)).toBeNull();
    },
  );
});

test('what is absent counts as zero, what is no number does not', () => {
  expect(amountOrZero(undefined)?.eq('0')).toBe(true);
  expect(amountOrZero('x')).toBeNull();
  expect(sumOf(['0.1', undefined, '', '0.2'])?.eq('0.3')).toBe(true);
  expect(sumOf(['0.1', 'x'])).toBeNull();
});

test('blank is missing', () => {
  expect([undefined, '', ' \n'].map(isMissing)).toEqual([true, true, true]);
  expect(isMissing('0')).toBe(false);
});

test.each([
  ['1.005', '1.01'],
  ['-1.005', '-1.01'],
  ['1.0049', '1'],
])('%s is %s in cents', (text, expected) => {
  expect(roundToCents(Exact(text)).eq(expected)).toBe(true);
});

test.each([
  ['1', 0],
  ['1.50', 2],
  ['1.500', 3],
  ['x.123', 0],
  [undefined, 0],
])('%s has %d decimals', (text, expected) => {
  expect(decimalPlaces(text)).toBe(expected);
});

test.each([
  ['12.5', '12.50'],
  ['0.3333', '0.3333'],
  ['-7', '-7.00'],
])('%s is shown as %s', (text, expected) => {
  expect(shown(Exact(text))).toBe(expected);
});
