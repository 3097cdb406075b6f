/** The browser's files, built when their sources have changed since the last time. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandProblem } from './command.ts';
import { root } from './root.ts';

const TARGET = join(root, 'web/dist');
const STAMP = join(TARGET, 'sources.sha256');
const SOURCES = ['web', 'contract', 'domain', 'package-lock.json'];
const NOT_SOURCES = /(^|\/)(node_modules|dist)\/|\.test\.tsx?$|\.md$/;

/** Builds aside and swaps, so that a running server never sees half of it. @param onBuild told before a build that takes a while */
export async function buildWeb(onBuild: () => void): Promise<void> {
  const hash = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  onBuild();
  const draft = join(root, 'node_modules/.cache', `web-${process.pid}`);
  mkdirSync(dirname(draft), { recursive: true });
  try {
    await runVite(draft);
    writeFileSync(join(draft, 'sources.sha256'), hash);
    rmSync(TARGET, { recursive: true, force: true });
    renameSync(draft, TARGET);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesOf).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (source.endsWith('.json')) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter((file) => !NOT_SOURCES.test(file));
}

/** The pages, then the renderer of their first pictures; in processes of their own, so that the server does not carry the builder's memory. */
async function runVite(target: string): Promise<void> {
  await build('vite.config.ts', target, '--emptyOutDir');
  await build('build/screens/vite.config.ts', join(target, 'rendered'));
}

async function build(config: string, target: string, ...more: string[]): Promise<void> {
  const web = join(root, 'web');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [
    'build',
    web,
    '--config',
    join(web, config),
    '--outDir',
    target,
    '--logLevel',
    'warn',
    ...more,
  ];
  const child = spawn(process.execPath, [vite, ...args], { cwd: web, stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new CommandProblem('Building the web pages failed; the lines above say why.');
}
