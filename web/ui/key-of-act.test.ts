import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { keyOfAct } from './key-of-act.ts';

/** Tries twice, the first time in vain, and gives the keys under which it tried. */
async function keysOfTries(error: unknown): Promise<string[]> {
  const keys: string[] = [];
  const withKey = keyOfAct();
  const tries = withKey(async (key) => {
    keys.push(key);
    throw error;
  });
  await expect(tries).rejects.toBe(error);
  await withKey(async (key) => void keys.push(key));
  return keys;
}

test.each([
  ['a lost answer', new TypeError('Failed to fetch')],
  ['a defect of the server', new ORPCError('INTERNAL_SERVER_ERROR')],
  ['a database that does not answer', new ORPCError('SERVICE_UNAVAILABLE')],
])('after %s Jonas asks for the same act again, so that it happens once', async (_, error) => {
  const [first, second] = await keysOfTries(error);
  expect(second).toBe(first);
});

test('what was refused did not happen: the next try is an act of its own', async () => {
  const [first, second] = await keysOfTries(new ORPCError('INVALID', { status: 422 }));
  expect(second).not.toBe(first);
});
