/** What all commands share: an expected problem is a sentence and exit code 1, a defect shows its stack. */
import { ConfigError } from '../../server/platform/config/index.ts';
import { DatabaseProblem } from '../../server/platform/database/index.ts';

/** A problem that the person at the terminal can mend. */
export class CommandProblem extends Error {}

/** Runs a command to its end and leaves with its exit code; nothing returned is 0. */
export async function runCommand(work: () => Promise<number | undefined>): Promise<never> {
  try {
    process.exit((await work()) ?? 0);
  } catch (error) {
    const isExpected = [ConfigError, DatabaseProblem, CommandProblem].some((kind) => error instanceof kind);
    console.error(isExpected ? (error as Error).message : error);
    process.exit(1);
  }
}
