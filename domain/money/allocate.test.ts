import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, cents, MAXIMUM_CENTS, sumCents } from './index.ts';

describe('parts of an amount', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [100, [50, 30, 20], [50, 30, 20]],
    // 5 x 1/8 = 0.625, 5 x 3/8 = 1.875, 5 x 4/8 = 2.5: the two missing cents go to .875 and .625
    [5, [1, 3, 4], [1, 2, 2]],
    [7, [0, 1, 0], [0, 7, 0]],
    [7, [0, 0], [7, 0]],
    [7, [-1, -1], [4, 3]],
    [0, [3, 4], [0, 0]],
    [0, [], []],
  ])('%d by %j', (total, weights, expected) => {
    expect(allocate(cents(total), weights.map(cents))).toEqual(expected);
  });
});

test('an amount cannot be given to nobody', () => {
  expect(() => allocate(cents(1), [])).toThrow('nothing to allocate to');
});

const size = fc.integer({ min: 0, max: MAXIMUM_CENTS }).map(cents);
const total = fc.integer({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS }).map(cents);

test('the parts add up to the whole', () => {
  fc.assert(
    fc.property(total, fc.array(size, { minLength: 1, maxLength: 40 }), (whole, weights) => {
      expect(sumCents(allocate(whole, weights))).toBe(whole);
    }),
  );
});

test('no part is more than a cent away from its share', () => {
  fc.assert(
    fc.property(total, fc.array(size, { minLength: 1, maxLength: 10 }), (whole, weights) => {
      const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
      fc.pre(sum > 0n);
      for (const [index, part] of allocate(whole, weights).entries()) {
        const off = BigInt(part) * sum - BigInt(whole) * BigInt(weights[index] ?? 0);
        expect(off < sum && off > -sum).toBe(true);
      }
    }),
  );
});
