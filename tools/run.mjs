/**
 * The bootstrap of every npm script. Runs on Node 20 with nothing installed: installs what is missing, then hands over to Node 24,
 * which reads TypeScript. Says nothing on standard output, which belongs to the command.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { takeInstallLock } from './support/install-lock.mjs';
import { leaveOut } from './support/leave-out.mjs';

const NODE_MAJOR = 24;
/** The first with argon2id, by which passwords are kept. */
const NODE_MINOR = 7;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed-lock');

const [command = '', ...args] = process.argv.slice(2);
const script = findScript(command);
if (!isInstalled()) await installAlone();
process.env.PATH = join(modules, '.bin') + delimiter + process.env.PATH;
if (isNew(process.versions.node)) await runHere(script);
else runOnNewNode(script);

function findScript(name) {
  const places = [`tools/${name}.ts`, `server/command-line/${name}.ts`];
  const found = /^[a-z-]+$/.test(name) ? places.find((place) => existsSync(join(root, place))) : undefined;
  if (found === undefined) fail(`There is no command "${name}".`);
  return join(root, found);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** Two first commands in one folder install once: the second waits for the first, and installs only if that one failed. */
async function installAlone() {
  const letGo = await takeInstallLock(join(root, '.installing'), (pid) =>
    console.error(`Another command (process ${pid}) is installing in this folder. Waiting for it.`),
  ).catch((error) => fail(error.message));
  if (!isInstalled()) install();
  letGo();
}

/** A fresh folder gets exactly the lock; one that is in use is brought up to date without being emptied first. */
function install() {
  console.error('Installing what Belegbar needs. This takes a minute or two, once.');
  const way = existsSync(modules) ? 'install' : 'ci';
  rmSync(stamp, { force: true });
  const { status, error } = spawnSync('npm', [way, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    // Its script would fetch a library for graphics cards from elsewhere; the one for processors is in the package.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    shell: process.platform === 'win32',
  });
  if (error !== undefined) fail(`npm cannot be run: ${error.message}`);
  if (status !== 0) fail('Installing failed; the lines above say why. Is the network reachable?');
  leaveOut(modules);
  writeFileSync(stamp, lockHash());
}

function isNew(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > NODE_MAJOR || (major === NODE_MAJOR && minor >= NODE_MINOR);
}

async function runHere(file) {
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

function runOnNewNode(file) {
  const node = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (!existsSync(node)) {
    fail(
      `Belegbar needs Node ${NODE_MAJOR}.${NODE_MINOR} or newer; this is ${process.versions.node}, and npm has no newer one for this system.`,
    );
  }
  const child = spawn(node, [file, ...args], { stdio: 'inherit', shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`Node ${NODE_MAJOR} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
