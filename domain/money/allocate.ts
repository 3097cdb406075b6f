/** Splitting an amount into parts that add up to it. */
import { assert } from './assert.ts';
import { type Cents, cents, ZERO } from './cents.ts';

/**
 * Splits `total` in proportion to `weights` (their sizes count, not their signs); the parts add up to `total` to the cent.
 * Cents that remain go to the parts with the largest remainder, the first one first. If all weights are zero, the first part takes all.
 * At least one weight is needed unless `total` is zero.
 */
export function allocate(total: Cents, weights: readonly Cents[]): Cents[] {
  if (weights.length === 0) {
    assert(total === 0, 'nothing to allocate to');
    return [];
  }
  const sizes = weights.map((weight) => BigInt(Math.abs(weight)));
  const whole = sizes.reduce((sum, size) => sum + size, 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? total : ZERO));
  const size = BigInt(Math.abs(total));
  const floors = sizes.map((weight) => (size * weight) / whole);
  const missing = Number(size - floors.reduce((sum, part) => sum + part, 0n));
  const raised = largestRemainders(
    sizes.map((weight) => (size * weight) % whole),
    missing,
  );
  const sign = total < 0 ? -1 : 1;
  return floors.map((part, index) => cents(sign * (Number(part) + (raised.has(index) ? 1 : 0))));
}

function largestRemainders(remainders: readonly bigint[], count: number): Set<number> {
  const order = remainders
    .map((remainder, index) => ({ remainder, index }))
    .sort((left, right) => compare(right.remainder, left.remainder) || left.index - right.index);
  return new Set(order.slice(0, count).map((entry) => entry.index));
}

function compare(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
