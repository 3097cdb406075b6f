import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addCents,
  cents,
  centsFromEuros,
  compareDecimals,
  cutToEuros,
  decimal,
  eurosFromCents,
  MAXIMUM_CENTS,
  multiplyToCents,
  negateCents,
  negateDecimal,
  netOfGross,
  percentOf,
  productFits,
  proportionOf,
  subtractCents,
  sumCents,
  vatIncluded,
} from './index.ts';

describe('quantity times price, half a cent away from zero', () => {
  test.each([
    ['10', '95.00', 95_000],
    ['0.005', '1', 1],
    ['-0.005', '1', -1],
    ['0.0049', '1', 0],
    ['1.005', '1', 101],
    ['3', '0.3333', 100],
    ['0.1', '0.2', 2],
    ['2.5', '0.01', 3],
    ['-2.5', '0.01', -3],
    ['999999999.9999', '10', 1_000_000_000_000],
  ])('%s x %s', (quantity, price, expected) => {
    expect(multiplyToCents(decimal(quantity), decimal(price))).toBe(expected);
  });
});

test.each([
  ['1', '9999999999.99', true],
  ['1', '9999999999.995', false],
  ['-1', '10000000000', false],
  ['999999999999', '999999999999', false],
])('whether %s x %s is an amount that the product carries', (quantity, price, expected) => {
  expect(productFits(decimal(quantity), decimal(price))).toBe(expected);
});

describe('VAT on a net sum', () => {
  test.each([
    // 950.00 x 19 % = 180.50
    [95_000, '19', 18_050],
    // 0.05 x 7 % = 0.0035
    [5, '7', 0],
    // 0.50 x 19 % = 0.095
    [50, '19', 10],
    [-50, '19', -10],
    // 0.50 x 1 % = half a cent
    [50, '1', 1],
    [-50, '1', -1],
    [MAXIMUM_CENTS, '0', 0],
  ])('%d cents at %s %%', (net, percent, vat) => {
    expect(percentOf(cents(net), decimal(percent))).toBe(vat);
  });
});

describe('VAT within a gross sum', () => {
  test.each([
    // 119.00: 100.00 + 19.00
    [11_900, '19', 10_000, 1_900],
    // 1.00: 1 / 1.19 = 0.8403, 0.19 / 1.19 = 0.1597
    [100, '19', 84, 16],
    // 1.00: 1 / 1.07 = 0.9346, 0.0654
    [100, '7', 93, 7],
    [-11_900, '19', -10_000, -1_900],
    [4_200, '0', 4_200, 0],
  ])('%d cents at %s %%', (gross, percent, net, vat) => {
    expect(netOfGross(cents(gross), decimal(percent))).toBe(net);
    expect(vatIncluded(cents(gross), decimal(percent))).toBe(vat);
  });
});

test.each([
  [107_099, 107_000],
  [-107_099, -107_000],
  [99, 0],
  [-99, 0],
  [100, 100],
])('%d cents cut to whole euros', (amount, expected) => {
  expect(cutToEuros(cents(amount))).toBe(expected);
});

test.each([
  ['1.50', '1.5'],
  ['007', '7'],
  ['-0', '0'],
  ['-0.00', '0'],
  ['1000000000000000000000', '1000000000000000000000'],
  ['0.00000001', '0.00000001'],
])('%s in canonical form', (text, expected) => {
  expect(decimal(text)).toBe(expected);
});

test.each(['', '1,5', '1.', '.5', '1e3', ' 1', '+1', 'NaN'])('"%s" is no decimal: a defect', (text) => {
  expect(() => decimal(text)).toThrow('not a decimal');
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%d is no number of cents: a defect',
  (value) => {
    expect(() => cents(value)).toThrow('not a whole number of cents');
  },
);

const amount = fc.integer({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS }).map(cents);
const percent = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((n) => decimal(`${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`));

test('net and VAT of a gross amount add up to it', () => {
  fc.assert(
    fc.property(amount, percent, (gross, rate) => {
      const off = subtractCents(gross, addCents(netOfGross(gross, rate), vatIncluded(gross, rate)));
      // Both are rounded on their own; where both parts are exactly half a cent, each goes away from zero.
      expect(Math.abs(off)).toBeLessThanOrEqual(1);
    }),
  );
});

test('net and VAT of a gross amount add up exactly at the rates of § 12 UStG', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('19', '7', '0').map(decimal), (gross, rate) => {
      expect(addCents(netOfGross(gross, rate), vatIncluded(gross, rate))).toBe(gross);
    }),
  );
});

test('rounding takes no side: a negative amount has the negative VAT', () => {
  fc.assert(
    fc.property(amount, percent, (net, rate) => {
      expect(percentOf(negateCents(net), rate)).toBe(negateCents(percentOf(net, rate)));
    }),
  );
});

test('VAT is within half a cent of the exact one', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 100 }), (net, rate) => {
      const off = BigInt(percentOf(net, decimal(String(rate)))) * 100n - BigInt(net) * BigInt(rate);
      expect(off <= 50n && off >= -50n).toBe(true);
    }),
  );
});

test('cents and euros turn into each other', () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(centsFromEuros(eurosFromCents(value))).toBe(value);
    }),
  );
});

test('an amount and its negative are zero', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 50 }), (value, others) => {
      expect(addCents(value, negateCents(value))).toBe(0);
      expect(sumCents([...others, value])).toBe(addCents(sumCents(others), value));
    }),
  );
});

test('a decimal and its negative lie on both sides of zero', () => {
  fc.assert(
    fc.property(percent, (value) => {
      expect(compareDecimals(negateDecimal(value), decimal('0'))).toBe(value === '0' ? 0 : -1);
      expect(negateDecimal(negateDecimal(value))).toBe(value);
    }),
  );
});

test.each([
  // 790.00 of 1,190.00 of 952.00 are 632.00; a third of a cent goes down, half a cent up, below zero alike.
  [79_000, 95_200, 119_000, 63_200],
  [1, 1, 3, 0],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [5, 7, 0, 0],
])('%i times %i of %i is %i', (amount, part, whole, expected) => {
  expect(proportionOf(cents(amount), cents(part), cents(whole))).toBe(expected);
});
