import { expect, test } from 'vitest';
import { createShares, type Leave, WaitedTooLong } from './shares.ts';

/** Longer than any test. */
const PATIENT = 600_000;

/** Lets everything run that can. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who holds the whole share waits for one of their own turns, and nobody else does', async () => {
  const shares = createShares(2, PATIENT);
  const order: string[] = [];
  const leaves: Leave[] = [];
  const takes = (owner: string) =>
    void shares.take(owner).then((leave) => {
      order.push(owner);
      leaves.push(leave);
    });
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

test('turns that were given back can be taken again', async () => {
  const shares = createShares(1, PATIENT);
  for (let count = 0; count < 3; count += 1) (await shares.take('one'))();
  const [first, second] = await Promise.all([shares.take('one'), shares.take('two')]);
  first();
  second();
});

test('who waits too long is told, and leaves the turn to the next', async () => {
  const shares = createShares(1, 1);
  const leave = await shares.take('one');
  await expect(shares.take('one')).rejects.toThrow(WaitedTooLong);
  leave();
  (await shares.take('one'))();
});
