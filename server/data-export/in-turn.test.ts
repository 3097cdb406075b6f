import { expect, test } from 'vitest';
import { createTurns, type Reader, type Turn } from './in-turn.ts';

const reader = (bytesPerSecond = 0): Reader & { ended: string[] } => {
  const ended: string[] = [];
  return { ended, bytesPerSecond: () => bytesPerSecond, breakOff: (why) => void ended.push(why) };
};
/** Whether it has come to its turn by now. */
async function comes(turn: Promise<Turn>): Promise<boolean> {
  return Promise.race([turn.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))]);
}

test('a third is read beside two, and the fourth waits for one of them to leave', async () => {
  const turns = createTurns();
  const first = await turns.take(reader());
  await turns.take(reader());
  expect(await comes(turns.take(reader()))).toBe(true);
  const fourth = turns.take(reader());
  expect(await comes(fourth)).toBe(false);
  first.leave();
  expect(await comes(fourth)).toBe(true);
});

test('who reads slowly gives the place back once, and keeps reading', async () => {
  const turns = createTurns({ places: 2 });
  const slow = reader(100);
  const first = await turns.take(slow);
  await turns.take(reader());
  const [third, fourth] = [turns.take(reader()), turns.take(reader())];
  first.slow();
  first.slow();
  expect([await comes(third), await comes(fourth), slow.ended]).toEqual([true, false, []]);
  first.leave();
  expect(await comes(fourth)).toBe(false);
});

test('of too many slow readers the slowest ends', async () => {
  const turns = createTurns({ slowMaximum: 2 });
  const readers = [300, 100, 200].map(reader);
  for (const each of readers) (await turns.take(each)).slow();
  expect(readers.map(({ ended }) => ended.length)).toEqual([0, 1, 0]);
});
