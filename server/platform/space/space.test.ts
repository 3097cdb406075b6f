import { expect, test } from 'vitest';
import { isStorageFull } from './full.ts';
import { openSpace } from './space.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

test.each([
  [500 * GB, 100 * GB, 'ok'],
  [500 * GB, 2 * GB + 1, 'ok'],
  // A twentieth of 500 GB would be 25 GB, of which nobody needs to be warned.
  [500 * GB, 2 * GB - 1, 'low'],
  [10 * GB, 0.5 * GB + 1, 'ok'],
  [10 * GB, 0.5 * GB - 1, 'low'],
  [10 * GB, 16 * MB, 'low'],
  [10 * GB, 16 * MB - 1, 'full'],
])('of %d bytes %d are free: %s', async (totalBytes, freeBytes, state) => {
  const space = openSpace(['/data'], { look: async () => ({ freeBytes, totalBytes }) });
  expect(await space.read()).toEqual({ state, freeBytes, totalBytes });
});

test('of two disks the fuller one counts, and a folder that is not there is none', async () => {
  const look = async (folder: string) => {
    if (folder === '/gone') throw new Error('ENOENT');
    return { freeBytes: folder === '/files' ? GB / 4 : 90 * GB, totalBytes: 100 * GB };
  };
  const space = openSpace(['/gone', '/postgres', '/files'], { look });
  expect(await space.read()).toEqual({ state: 'low', freeBytes: GB / 4, totalBytes: 100 * GB });
});

test('a refused write counts for a minute, also where no disk is known', async () => {
  let at = 0;
  const space = openSpace([], { now: () => at });
  expect(await space.read()).toEqual({ state: 'ok', freeBytes: null, totalBytes: null });
  space.noteRefused();
  at = 59_999;
  expect((await space.read()).state).toBe('full');
  at = 60_000;
  expect((await space.read()).state).toBe('ok');
});

test('the disk of this machine is read', async () => {
  const { freeBytes, totalBytes } = await openSpace([import.meta.dirname]).read();
  expect(freeBytes).toBeGreaterThan(0);
  expect(totalBytes).toBeGreaterThan(freeBytes ?? 0);
});

const coded = (code: string) => Object.assign(new Error('could not write'), { code });
test.each([
  [coded('ENOSPC'), true],
  [coded('EDQUOT'), true],
  [coded('53100'), true],
  [new Error('failed', { cause: coded('ENOSPC') }), true],
  [coded('EACCES'), false],
  [coded('53200'), false],
  ['ENOSPC', false],
])('%s is for want of room: %s', (error, isFull) => {
  expect(isStorageFull(error)).toBe(isFull);
});
