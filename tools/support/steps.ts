/** Named steps, run two at a time, each told with its time, and with its words when it fails. */
import { spawn } from 'node:child_process';
import { type Problem, printProblems } from './problem.ts';
import { root } from './root.ts';

export interface Step {
  name: string;
  run(): Promise<boolean>;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

const LANES = 2;

/** Runs all steps, also after one has failed. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      results.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return results;
}

async function runStep({ name, run }: Step): Promise<StepResult> {
  const start = performance.now();
  const passed = await run();
  console.log(
    `${passed ? '✓' : '✗'} ${name.padEnd(18)} ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return { name, passed };
}

/** A step that is a program of node_modules; it passes with exit code 0, and its words are shown otherwise. */
export function program(name: string, command: string, args: string[]): Step {
  return {
    name,
    run: async () => {
      const { code, said } = await runQuietly(command, args);
      if (code !== 0) console.log(said.trimEnd());
      return code === 0;
    },
  };
}

/** A step that looks for problems in this process. `ask` gives what is printed as well and fails nothing. */
export function search(name: string, find: () => Problem[], ask: () => Problem[] = () => []): Step {
  return {
    name,
    run: async () => {
      const problems = find();
      printProblems([...problems, ...ask()]);
      return problems.length === 0;
    },
  };
}

function runQuietly(command: string, args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said: Buffer.concat(chunks).toString() }));
  });
}
