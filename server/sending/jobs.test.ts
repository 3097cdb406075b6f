import { expect, test } from 'vitest';
import { DELIVER } from './enqueue.ts';
import { sendingJobs } from './jobs.ts';

/** The queue waits at least 2^n seconds before the nth further try, at most 20 minutes, see `server/platform/jobs/queue.ts`. */
function secondsOfTrying(tries: number): number {
  return Array.from({ length: tries }, (_, n) => Math.min(1200, 2 ** (n + 1))).reduce(
    (sum, pause) => sum + pause,
    0,
  );
}

test('a mail server may be away for an hour, and for a whole day, before a mail has failed', () => {
  const tries = sendingJobs.find(({ name }) => name === DELIVER)?.tries ?? 10;
  // Ten pauses of 2, 4, 8 … 1024 seconds are 2046 seconds; 72 of 1200 seconds are 86,400.
  expect(secondsOfTrying(tries)).toBe(88_446);
  expect(secondsOfTrying(tries)).toBeGreaterThan(24 * 60 * 60);
  expect(secondsOfTrying(10)).toBeLessThan(60 * 60);
});
