import { expect, test } from 'vitest';
import { createShares, type Leave, type ShareOptions, WaitedTooLong } from './shares.ts';

/** Longer than any test. */
const PATIENT = 600_000;

/** Lets everything run that can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Takes turns in this order; returns who has come so far, and their ends in that order. */
function turnsOf(options: Partial<ShareOptions>) {
  const shares = createShares({ each: 2, further: 100, patience: PATIENT, ...options });
  const order: string[] = [];
  const leaves: Leave[] = [];
  const takes = (owner: string) =>
    void shares.take(owner).then((leave) => {
      order.push(owner);
      leaves.push(leave);
    });
  return { order, leaves, takes };
}

test('who holds the whole share waits for one of their own turns, and nobody else does', async () => {
  const { order, leaves, takes } = turnsOf({ each: 2 });
  for (const owner of ['greedy', 'greedy', 'greedy', 'greedy', 'other']) takes(owner);
  await settled();
  expect(order).toEqual(['greedy', 'greedy', 'other']);
  leaves[0]?.();
  await settled();
  expect(order).toEqual(['greedy', 'greedy', 'other', 'greedy']);
  for (const leave of leaves.slice(1)) leave();
  await settled();
  expect(order).toHaveLength(5);
});

test('many who ask for much share what is beyond the first turn of each, and who has none has one at once', async () => {
  const { order, takes } = turnsOf({ each: 3, further: 3 });
  for (const owner of ['one', 'one', 'one', 'two', 'two', 'two', 'three', 'three', 'late']) takes(owner);
  await settled();
  expect(order).toEqual(['one', 'one', 'one', 'two', 'two', 'three', 'late']);
});

test('who has waited longest goes on with what becomes free, unless the own share is full', async () => {
  const { order, leaves, takes } = turnsOf({ each: 2, further: 2 });
  for (const owner of ['one', 'one', 'two', 'two', 'one', 'three', 'three']) takes(owner);
  await settled();
  expect(order).toEqual(['one', 'one', 'two', 'two', 'three']);
  // The second turn of two ends: one already holds a whole share, so it is three’s.
  leaves[3]?.();
  await settled();
  expect(order.slice(5)).toEqual(['three']);
  leaves[0]?.();
  await settled();
  expect(order.slice(6)).toEqual(['one']);
});

test('a first turn that ends while others of the owner last frees one for those who wait', async () => {
  const { order, leaves, takes } = turnsOf({ each: 2, further: 1 });
  for (const owner of ['one', 'one', 'two', 'two']) takes(owner);
  await settled();
  expect(order).toEqual(['one', 'one', 'two']);
  leaves[0]?.();
  await settled();
  expect(order.slice(3)).toEqual(['two']);
});

test('turns that were given back can be taken again', async () => {
  const shares = createShares({ each: 1, further: 0, patience: PATIENT });
  for (let count = 0; count < 3; count += 1) (await shares.take('one'))();
  const [first, second] = await Promise.all([shares.take('one'), shares.take('two')]);
  first();
  second();
});

test('who waits too long is told, and leaves the turn to the next', async () => {
  const shares = createShares({ each: 1, further: 0, patience: 1 });
  const leave = await shares.take('one');
  await expect(shares.take('one')).rejects.toThrow(WaitedTooLong);
  leave();
  (await shares.take('one'))();
});
