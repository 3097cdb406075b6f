import { expect, test } from 'vitest';
import { fromPlaywright, fromVitest } from './test-counts.ts';

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
  expect(counts).toEqual(expected);
});
