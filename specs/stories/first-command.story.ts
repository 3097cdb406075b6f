import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../tools/support/root.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

/** As after a clone, with an `npm` of its own. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belegbar-clone-'));
  for (const place of ['tools/support', 'bin']) mkdirSync(join(folder, place), { recursive: true });
  for (const file of ['tools/run.mjs', 'tools/support/install-lock.mjs', 'tools/support/leave-out.mjs'])
    copyFileSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'tools/hello.ts'), "console.log('hello');");
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeNpm('mkdir -p node_modules');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('two first commands at once install once, and both then run', async () => {
  const first = hello();
  await vi.waitUntil(() => installs().length === 1, PATIENCE);
  const second = hello();
  await vi.waitUntil(() => second.complaint().includes('Waiting for it'), PATIENCE);
  letNpmEnd();
  expect(await Promise.all([first.end, second.end])).toEqual(['0 hello', '0 hello']);
  expect(installs()).toEqual(['begins', 'ends']);
  expect(existsSync(join(folder, '.installing'))).toBe(false);
});

test('a command that was killed while it installed does not keep the next one from installing', async () => {
  const { pid } = spawnSync('true');
  leaveLock(String(pid), '.DS_Store');
  letNpmEnd();
  expect(await hello().end).toBe('0 hello');
  expect(installs()).toEqual(['begins', 'ends']);
});

test('nor does a stranger that has its number today', async () => {
  leaveLock(String(process.pid));
  letNpmEnd();
  expect(await hello().end).toBe('0 hello');
});

test('nor does one that had the same number, as in a container', async () => {
  const leave = 'mkdir .installing; cut -d" " -f22 "/proc/$$/stat" > ".installing/$$"';
  letNpmEnd();
  const command = hello(['sh', '-c', `${leave}; exec "$@"`, 'sh']);
  expect(await command.end).toBe('0 hello');
  expect(command.complaint()).not.toContain('Waiting for it');
});

test('a lock that holds only the litter of a file manager is nobody’s', async () => {
  leaveLock('.DS_Store');
  letNpmEnd();
  expect(await hello().end).toBe('0 hello');
});

test('where installing fails the next command tries it again', async () => {
  writeNpm('exit 1');
  letNpmEnd();
  expect(await hello().end).toBe('1 ');
  expect(await hello().end).toBe('1 ');
  expect(installs()).toEqual(['begins', 'ends', 'begins', 'ends']);
});

function leaveLock(...names: string[]): void {
  mkdirSync(join(folder, '.installing'));
  for (const name of names) writeFileSync(join(folder, '.installing', name), '0');
}

/** Says when it begins and ends; it ends once it is let, and then does the act. */
function writeNpm(act: string): void {
  const wait = 'while [ ! -e may-end ]; do sleep 0.05; done';
  const lines = ['#!/bin/sh', 'echo begins >> installs', wait, 'echo ends >> installs', act];
  writeFileSync(join(folder, 'bin/npm'), lines.join('\n'), { mode: 0o755 });
}

function letNpmEnd(): void {
  writeFileSync(join(folder, 'may-end'), '');
}

function installs(): string[] {
  const file = join(folder, 'installs');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Starts the command `hello`, through another where one is given; `end` is its exit code and what it said. */
function hello(through: string[] = []): { end: Promise<string>; complaint: () => string } {
  const path = [join(folder, 'bin'), process.env.PATH].join(delimiter);
  const [program = '', ...args] = [...through, process.execPath, join(folder, 'tools/run.mjs'), 'hello'];
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, PATH: path },
  });
  let [said, complained] = ['', ''];
  child.stdout.on('data', (data) => (said += data));
  child.stderr.on('data', (data) => (complained += data));
  const end = new Promise<string>((resolve) =>
    child.on('close', (code) => resolve(`${code} ${said.trim()}`)),
  );
  return { end, complaint: () => complained };
}
