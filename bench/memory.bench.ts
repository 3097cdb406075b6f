/** What `npm start` keeps in memory, its database included: with nobody there, and after many have worked at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../tools/support/root.ts';
import { bounded, type Measurement } from './measurement.ts';
import { freePort, peopleAtWork } from './support/people-at-work.ts';

/** Until what draws documents has ended for want of work, and a little. */
const REST_MILLISECONDS = 150_000;
const PEOPLE = 64;
const IDLE_MEGABYTES_MAX = 250;
const AFTER_MEGABYTES_MAX = 400;

export async function run(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-memory-'));
  const port = await freePort();
  const server = await started(folder, port);
  try {
    await pause(REST_MILLISECONDS);
    const idle = megabytesOf(server.pid ?? 0);
    await peopleAtWork(`http://localhost:${port}`, PEOPLE);
    await pause(REST_MILLISECONDS);
    const after = megabytesOf(server.pid ?? 0);
    return [
      bounded({ name: 'npm start, nobody there', ours: idle, budget: IDLE_MEGABYTES_MAX, unit: 'MB' }),
      bounded({
        name: `npm start, ${REST_MILLISECONDS / 1000} s after ${PEOPLE} people`,
        ours: after,
        budget: AFTER_MEGABYTES_MAX,
        unit: 'MB',
      }),
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true });
  }
}

async function started(folder: string, port: number): Promise<ChildProcess> {
  const env = { ...process.env, BELEGBAR_DATA: folder, PORT: String(port) };
  const server = spawn(process.execPath, [join(root, 'tools/run.mjs'), 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(server.stdout))
    if (line.includes('server.started') || line.includes('is running')) break;
  server.stdout.resume();
  return server;
}

/** Of the process and all below it; what several share counts once (PSS). */
function megabytesOf(id: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(name)] as const),
  );
  const isBelow = (one: number): boolean =>
    one === id || ((parents.get(one) ?? 0) > 1 && isBelow(parents.get(one) ?? 0));
  for (const one of [...parents.keys()].filter(isBelow))
    console.error(one, proportionalKilobytes(one), readFileSync(`/proc/${one}/cmdline`, 'utf8').slice(0, 80));
  const kilobytes = [...parents.keys()].filter(isBelow).map(proportionalKilobytes);
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

function parentOf(id: string): number {
  try {
    return Number(
      readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) \S /, '')
        .split(' ')[0],
    );
  } catch {
    return 0;
  }
}

function proportionalKilobytes(id: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
