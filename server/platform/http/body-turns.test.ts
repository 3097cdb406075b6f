import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createBodyTurns } from './body-turns.ts';

const ANOTHER = 'another business';
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Requests in the order of asking; each is noted once it has its turn. */
function scene(options: Parameters<typeof createBodyTurns>[0] = {}) {
  const turns = createBodyTurns(options);
  const noted: string[] = [];
  const asks = (name: string, owner = 'one business', bytes = 1) => {
    const answer = new PassThrough();
    const took = turns.take(owner, answer, bytes);
    took.then((hasTurn) => noted.push(hasTurn ? name : `${name} refused`));
    return { took, ends: () => answer.destroy() };
  };
  return { asks, noted };
}

test('of twenty large bodies of one sender one is in hand, and another sender waits for none of them', async () => {
  const { asks, noted } = scene();
  const calls = Array.from({ length: 20 }, (_, index) => asks(`${index + 1}`));
  asks('small neighbour', ANOTHER);
  await settled();
  expect(noted).toEqual(['1', 'small neighbour']);
  calls[0]?.ends();
  await settled();
  expect(noted.slice(2)).toEqual(['2']);
});

test('who is gone while waiting takes no turn, and one whose answer is over already keeps none', async () => {
  const { asks, noted } = scene();
  const first = asks('first');
  const gone = asks('gone');
  const last = asks('last');
  gone.ends();
  await settled();
  first.ends();
  await settled();
  expect(noted).toEqual(['first', 'gone refused', 'last']);
  last.ends();
  await settled();
  asks('later');
  await settled();
  expect(noted.at(-1)).toBe('later');
});

test('more than may wait are refused at once, and others after a while', async () => {
  const { asks, noted } = scene({ waitingMaximum: 1, patienceMs: 20 });
  asks('first');
  const waits = asks('waits');
  asks('one too many');
  await settled();
  expect(noted).toEqual(['first', 'one too many refused']);
  expect(await waits.took).toBe(false);
});

test('what all senders together have in hand has a bound: who comes beyond it is refused, and has room again after the next answer', async () => {
  const { asks, noted } = scene({ bytesMaximum: 100 });
  const first = asks('60 of the first', 'first', 60);
  asks('40 of the second', 'second', 40);
  asks('1 of the third', 'third', 1);
  await settled();
  expect(noted).toEqual(['60 of the first', '40 of the second', '1 of the third refused']);
  first.ends();
  await settled();
  asks('60 of the third', 'third', 60);
  await settled();
  expect(noted.at(-1)).toBe('60 of the third');
});
