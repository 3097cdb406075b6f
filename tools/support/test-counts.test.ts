import { expect, test } from 'vitest';
import { exitCodeOf, fromPlaywright, fromVitest, NONE } from './test-counts.ts';

const vitest = (passed: number, failed: number, pending: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: 1,
  });
const playwright = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 2 } });

test.each([
  ['all pass', fromVitest(vitest(3, 0, 0), 0), { passed: 3, failed: 0, skipped: 1 }],
  ['some fail', fromVitest(vitest(3, 2, 4), 1), { passed: 3, failed: 2, skipped: 5 }],
  ['a file cannot be loaded', fromVitest(vitest(3, 0, 0), 1), { passed: 3, failed: 1, skipped: 1 }],
  ['a browser story fails', fromPlaywright(playwright(5, 1, 0), 1), { passed: 5, failed: 1, skipped: 2 }],
  [
    'a browser story passes only when repeated',
    fromPlaywright(playwright(5, 0, 1), 0),
    { passed: 5, failed: 1, skipped: 2 },
  ],
])('%s', (_name, counts, expected) => {
  expect(counts).toMatchObject(expected);
});

/** As Vitest reports `test('later', ({ skip }) => skip())` beside one that passes, and ends with 0. */
const LEFT_OUT_INSIDE =
  '{ "numPassedTests": 1, "numFailedTests": 0, "numPendingTests": 1, "numTodoTests": 0 }';

test.each<[string, Parameters<typeof exitCodeOf>[0], number]>([
  ['in which all pass is good', { passed: 3, failed: 0, skipped: 0 }, 0],
  ['with a failure fails', { passed: 3, failed: 1, skipped: 0 }, 1],
  ['that leaves one out fails', { passed: 3, failed: 0, skipped: 1 }, 1],
  ['with one still to be written fails', fromVitest(vitest(3, 0, 0), 0), 1],
  ['with one that leaves itself out fails', fromVitest(LEFT_OUT_INSIDE, 0), 1],
  ['with a browser story left out fails', fromPlaywright(playwright(5, 0, 0), 0), 1],
  ['of which nothing was reached is good', NONE, 0],
])('a run %s', (_what, counts, code) => {
  expect(exitCodeOf(counts)).toBe(code);
});
