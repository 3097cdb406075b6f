/** `npm test`: the checks, unit tests, stories on a real PostgreSQL, and a browser; all, or the steps named. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAloud } from './support/aloud.ts';
import { CHECK_STEPS } from './support/check-steps.ts';
import { requireChromium } from './support/chromium.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { runSteps } from './support/steps.ts';
import { addCounts, type Counts, fromPlaywright, fromVitest, NONE } from './support/test-counts.ts';
import { buildWeb } from './support/web-build.ts';

const STEPS: Record<string, (folder: string) => Promise<Counts>> = {
  check: async () => {
    const results = await runSteps(CHECK_STEPS);
    const passed = results.filter((result) => result.passed).length;
    return { passed, failed: results.length - passed, skipped: 0 };
  },
  unit: (folder) => runVitest('unit', folder),
  stories: (folder) => runVitest('stories', folder),
  browser: runPlaywright,
};

await runCommand(async () => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new CommandProblem(
      `There is no step ${unknown.join(', ')}. There are ${Object.keys(STEPS).join(', ')}.`,
    );
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-report-'));
  let total = NONE;
  for (const [name, run] of Object.entries(STEPS)) {
    if (names.length === 0 || names.includes(name))
      total = addCounts(total, await runNamed(name, () => run(folder)));
  }
  rmSync(folder, { recursive: true });
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0 ? 0 : 1;
});

/** A step that breaks counts as one failure, and the others still run. */
async function runNamed(name: string, run: () => Promise<Counts>): Promise<Counts> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown) => {
    console.error(error instanceof CommandProblem ? error.message : error);
    return { ...NONE, failed: 1 };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} s)`,
  );
  return counts;
}

async function runVitest(project: string, folder: string): Promise<Counts> {
  const file = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runAloud('vitest', ['run', '--project', project, ...reporters]);
  return fromVitest(readFileSync(file, 'utf8'), code);
}

async function runPlaywright(folder: string): Promise<Counts> {
  await requireChromium();
  await buildWeb(() => console.log('Building the web pages.'));
  const file = join(folder, 'browser.json');
  const code = await runAloud('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return fromPlaywright(readFileSync(file, 'utf8'), code);
}
