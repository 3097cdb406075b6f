/**
 * `npm run -s cases -- FILE...`: books tax cases into empty businesses of a throwaway database and compares the returns.
 * One JSON line per case on standard output, how many went how on standard error; exit code 0 only when nothing differs.
 */
import { readFileSync } from 'node:fs';
import { systemClock } from '@belegbar/server/platform/clock';
import { createFreshDatabase, startTestServer } from '../specs/support/test-server.ts';
import { type CaseResult, runCase } from './cases/run-case.ts';
import { summary } from './cases/summary.ts';
import { bookkeepingPlatform } from './support/bookkeeping.ts';
import { CommandProblem, runCommand } from './support/command.ts';

await runCommand(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new CommandProblem('Usage: npm run -s cases -- FILE...');
  const cases = files.flatMap(readCases);
  const server = await startTestServer();
  try {
    const fresh = await createFreshDatabase(server.address, 1);
    const platform = bookkeepingPlatform(fresh.application.database, systemClock);
    const results: CaseResult[] = [];
    for (const given of cases) {
      const result = await runCase(platform, given);
      console.log(JSON.stringify(result));
      results.push(result);
    }
    await fresh.drop();
    console.error(summary(results));
    return results.every(({ differences }) => differences.length === 0) ? 0 : 1;
  } finally {
    await server.stop();
  }
});

function readCases(file: string): unknown[] {
  const content = parseFile(file);
  if (!Array.isArray(content)) throw new CommandProblem(`${file} is not an array of cases.`);
  return content;
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CommandProblem(`${file} cannot be read: ${(error as Error).message}`);
  }
}
