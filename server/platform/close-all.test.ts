import { expect, test } from 'vitest';
import { closeAll } from './close-all.ts';

test('what cannot be closed keeps nothing else open, and is told at the end', async () => {
  const closed: string[] = [];
  const closer = (name: string, error?: Error) => async () => {
    closed.push(name);
    if (error !== undefined) throw error;
  };
  const closers = [
    closer('jobs', new Error('no jobs')),
    closer('pool', new Error('no pool')),
    closer('server'),
  ];
  await expect(closeAll(closers)).rejects.toThrow('no jobs');
  expect(closed).toEqual(['jobs', 'pool', 'server']);
});
