/** What an install weighs that only runs: without tools for building and testing, as a container carries it. It is started, so that nothing it needs is missing. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../tools/support/root.ts';
import { buildWeb } from '../tools/support/web-build.ts';
import { bounded, type Measurement } from './measurement.ts';
import { freePort } from './support/people-at-work.ts';

const MEGABYTES_MAX = 450;
const WORKSPACES = ['domain', 'contract', 'documents', 'server'];
const CARRIED = [...WORKSPACES, 'web/package.json', 'web/dist', 'package.json', 'package-lock.json'];

export async function run(): Promise<Measurement[]> {
  await buildWeb(() => {});
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-weight-'));
  try {
    for (const part of CARRIED)
      cpSync(join(root, part), join(folder, part), {
        recursive: true,
        filter: (path) => !path.endsWith('node_modules'),
      });
    const only = WORKSPACES.flatMap((name) => ['-w', name]);
    execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...only], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    });
    const installed = ['.', ...WORKSPACES]
      .map((place) => join(folder, place, 'node_modules'))
      .filter(existsSync);
    const ours = installed.reduce((sum, place) => sum + bytesIn(place), 0) / 1024 / 1024;
    await answers(folder);
    return [bounded({ name: 'installed for running', ours, budget: MEGABYTES_MAX, unit: 'MB' })];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the files take of the disk. */
function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.reduce((sum, entry) => sum + lstatSync(join(folder, entry)).blocks * 512, 0);
}

/** It starts, is ready, and has its pages. */
async function answers(folder: string): Promise<void> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'belegbar-weight-data-'));
  const server = await started(folder, { BELEGBAR_DATA: data, PORT: String(port) });
  try {
    for (const path of ['readyz', 'auth']) {
      const { status } = await fetch(`http://localhost:${port}/${path}`);
      if (status !== 200) throw new Error(`/${path} of the install answers ${status}`);
    }
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(data, { recursive: true });
  }
}

async function started(folder: string, settings: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(folder, 'server/main.ts')], {
    cwd: folder,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) if (line.includes('server.started')) break;
  server.stdout.resume();
  return server;
}
