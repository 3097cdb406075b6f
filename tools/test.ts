/**
 * `npm test`: the checks, unit tests, screens, stories on a real PostgreSQL, and a browser; all, or the steps named. `npm test -- changed` runs the
 * checks and what a change can reach, since the last commit or the one that is named after it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAloud } from './support/aloud.ts';
import { changedFiles } from './support/changed-files.ts';
import { CHECK_STEPS } from './support/check-steps.ts';
import { requireChromium } from './support/chromium.ts';
import { CommandProblem, runCommand } from './support/command.ts';
import { readProjectFiles } from './support/project-files.ts';
import { reachedTests } from './support/reached-tests.ts';
import { root } from './support/root.ts';
import { runSteps } from './support/steps.ts';
import {
  addCounts,
  type Counts,
  exitCodeOf,
  fromPlaywright,
  fromVitest,
  NONE,
} from './support/test-counts.ts';
import { buildWeb } from './support/web-build.ts';

interface TestStep {
  /** What it may take on two cores that do nothing else; together under ten minutes. */
  budgetSeconds: number;
  /**
   * @param folder for its report
   * @param files of tests; left out, all
   */
  run: (folder: string, files?: readonly string[]) => Promise<Counts>;
}

const STEPS: Record<string, TestStep> = {
  check: { budgetSeconds: 40, run: runChecks },
  unit: { budgetSeconds: 60, run: (...to) => runVitest(['unit', 'isolated'], ...to) },
  screens: { budgetSeconds: 80, run: (...to) => runVitest(['screens'], ...to) },
  stories: { budgetSeconds: 190, run: (...to) => runVitest(['stories', 'isolated-stories'], ...to) },
  browser: { budgetSeconds: 220, run: runPlaywright },
};

// Servers and renderers start hundreds of times, and reading the same sources anew takes most of a start.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-report-'));
  let total = NONE;
  for (const { name, step, files } of wantedSteps(process.argv.slice(2)))
    total = addCounts(total, await runNamed(name, (report) => step.run(report, files), folder));
  rmSync(folder, { recursive: true });
  for (const { where, said } of total.failures) console.log(`\n✗ ${where}\n  ${said}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return exitCodeOf(total);
});

interface WantedStep {
  name: string;
  step: TestStep;
  files?: readonly string[];
}

function wantedSteps(args: string[]): WantedStep[] {
  const steps = Object.entries(STEPS).map(([name, step]) => ({ name, step }));
  if (args[0] === 'changed') return reachedSteps(steps, args[1] ?? 'HEAD');
  const unknown = args.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new CommandProblem(
      `There is no step ${unknown.join(', ')}. There are ${Object.keys(STEPS).join(', ')} and changed.`,
    );
  return steps.filter(({ name }) => args.length === 0 || args.includes(name));
}

/** The checks look at everything; of the others, what the change since the commit can reach. */
function reachedSteps(steps: readonly WantedStep[], commit: string): WantedStep[] {
  const reached: Record<string, readonly string[]> = {
    ...reachedTests(readProjectFiles(), changedFiles(commit)),
  };
  return steps.flatMap(({ name, step }) => {
    const files = reached[name];
    if (files === undefined) return { name, step };
    console.log(`${name}: ${files.length} files of tests reached`);
    return files.length === 0 ? [] : { name, step, files };
  });
}

/** A step that breaks counts as one failure, and the others still run. */
async function runNamed(
  name: string,
  run: (folder: string) => Promise<Counts>,
  folder: string,
): Promise<Counts> {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const counts = await run(folder).catch((error: unknown) => {
    console.error(error instanceof CommandProblem ? error.message : error);
    return { ...NONE, failed: 1, failures: [{ where: name, said: 'did not come to its end' }] };
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `== ${name}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped (${seconds} of ${STEPS[name]?.budgetSeconds} s)`,
  );
  return counts;
}

async function runChecks(): Promise<Counts> {
  const results = await runSteps(CHECK_STEPS);
  const failures = results
    .filter(({ passed }) => !passed)
    .map(({ name }) => ({ where: `check › ${name}`, said: 'what it found stands above' }));
  return { passed: results.length - failures.length, failed: failures.length, skipped: 0, failures };
}

async function runVitest(projects: string[], folder: string, files: readonly string[] = []): Promise<Counts> {
  const file = join(folder, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runAloud('vitest', [
    'run',
    ...projects.map((name) => `--project=${name}`),
    ...reporters,
    ...files,
  ]);
  return fromVitest(readFileSync(file, 'utf8'), code);
}

async function runPlaywright(folder: string, files: readonly string[] = []): Promise<Counts> {
  await requireChromium();
  await buildWeb(() => console.log('Building the web pages.'));
  const file = join(folder, 'browser.json');
  const code = await runAloud('playwright', ['test', '--reporter=list,json', ...files], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return fromPlaywright(readFileSync(file, 'utf8'), code);
}
