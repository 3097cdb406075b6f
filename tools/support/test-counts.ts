/** Counting what the test programs report. */
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of `failed` that have a name. */
  failures: readonly Failure[];
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

/** Of the whole run. Nothing is left out in silence: a test that was skipped, however it says so, fails the run. */
export function exitCodeOf({ failed, skipped }: Omit<Counts, 'failures'>): 0 | 1 {
  return failed === 0 && skipped === 0 ? 0 : 1;
}

/** @param code exit code: a file that cannot be loaded has no failed test and yet fails the run */
export function fromVitest(report: string, code: number): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report) as Record<
    string,
    number
  >;
  const skipped = (numPendingTests ?? 0) + (numTodoTests ?? 0);
  const failures = failuresOfVitest(report);
  return withExitCode({ passed: numPassedTests ?? 0, failed: numFailedTests ?? 0, skipped, failures }, code);
}

/** A story that passed only when repeated has failed: who waits for it cannot tell it from one that is right. */
export function fromPlaywright(report: string, code: number): Counts {
  const { stats } = JSON.parse(report) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const { expected, unexpected, flaky, skipped } = stats;
  const failures = failuresOfPlaywright(report);
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped, failures }, code);
}

function withExitCode(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
