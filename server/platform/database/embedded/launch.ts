/** Runs the PostgreSQL programs: `initdb` once, then the server itself, detached, so that it outlives a killed parent unharmed. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseProblem } from '../problem.ts';
import type { Binaries } from './binaries.ts';
import { commandAs, type Identity } from './identity.ts';
import { removeSocketFolder } from './socket-folder.ts';

export interface Installation {
  binaries: Binaries;
  identity: Identity;
  /** Holds `db`, `log` and, where others cannot reach the binaries, a copy of them. */
  folder: string;
  settings: Record<string, string>;
}

const LOG_BYTES_MAX = 10_000_000;
const END_PATIENCE_MS = 10_000;
/** Logs must hold no personal data: neither the values in an error's detail nor the statement that failed. */
const DISCREET = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' };

/** The same installation with binaries that its identity can reach: below root's home, another user needs a copy. */
export function withReachableBinaries(installation: Installation): Installation {
  const { binaries, identity, folder } = installation;
  if (identity.kind !== 'user') return installation;
  const command = commandAs(identity, join(binaries.folder, 'bin/postgres'), ['--version']);
  try {
    execFileSync(command.file, command.args, { ...command.owner, cwd: '/', stdio: 'ignore' });
    return installation;
  } catch {
    const copy = join(folder, `programs-${binaries.version}`);
    cpSync(binaries.folder, copy, { recursive: true, verbatimSymlinks: true });
    return { ...installation, binaries: { ...binaries, folder: copy } };
  }
}

/** Makes the database folder unless it exists. Made aside and renamed, so that a kill in between leaves no half of one. */
export async function initialise(installation: Installation): Promise<void> {
  const { binaries, folder } = installation;
  const databaseFolder = join(folder, 'db');
  if (existsSync(databaseFolder)) return refuseOtherVersion(databaseFolder, binaries.version);
  const draft = join(folder, `db-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  const locale = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  await run(installation, 'initdb', [
    '-D',
    draft,
    '-U',
    'postgres',
    '--auth=trust',
    '--no-instructions',
    ...locale,
  ]);
  try {
    renameSync(draft, databaseFolder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(databaseFolder)) throw error;
  }
}

export interface Launch {
  /** True when the server gave up. */
  hasExited(): boolean;
  /** True when somebody who stopped the server before has taken the folder away. */
  hasLostItsSocketFolder(): boolean;
  /** What it has logged since. */
  log(): string;
  /** Ends a server that nobody has joined. */
  end(): Promise<void>;
}

/** Starts the server and returns at once, before it accepts connections. */
export function launch(installation: Installation, socketFolder: string): Launch {
  const { folder, settings } = installation;
  const options = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    ...DISCREET,
    ...settings,
  };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = join(folder, 'log');
  const log = openLog(logFile);
  const sizeBefore = fstatSync(log).size;
  const server = start(installation, 'postgres', ['-D', join(folder, 'db'), ...args], log);
  closeSync(log);
  let hasExited = false;
  for (const event of ['exit', 'error']) server.on(event, () => (hasExited = true));
  server.unref();
  return {
    hasExited: () => hasExited,
    hasLostItsSocketFolder: () => !existsSync(socketFolder),
    log: () => readFileSync(logFile).subarray(sizeBefore).toString().trimEnd(),
    end: async () => {
      server.kill('SIGINT');
      const deadline = performance.now() + END_PATIENCE_MS;
      while (!hasExited && performance.now() < deadline) await sleep(20);
      removeSocketFolder(socketFolder);
    },
  };
}

function refuseOtherVersion(databaseFolder: string, version: string): void {
  const found = readFileSync(join(databaseFolder, 'PG_VERSION'), 'utf8').trim();
  if (found === version) return;
  throw new DatabaseProblem(
    `${databaseFolder} was written by PostgreSQL ${found}, and this Belegbar brings PostgreSQL ${version}. Start the Belegbar that wrote it, or restore a backup.`,
  );
}

async function run(installation: Installation, program: string, args: string[]): Promise<void> {
  const command = commandAs(installation.identity, join(installation.binaries.folder, 'bin', program), args);
  try {
    await promisify(execFile)(command.file, command.args, {
      ...command.owner,
      cwd: installation.folder,
      env: environment(installation),
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr || String(error);
    throw new DatabaseProblem(`${program} of the embedded PostgreSQL failed.\n${said.trim()}`);
  }
}

function start(installation: Installation, program: string, args: string[], log: number): ChildProcess {
  const command = commandAs(installation.identity, join(installation.binaries.folder, 'bin', program), args);
  return spawn(command.file, command.args, {
    ...command.owner,
    // From its first moment on the process is recognised as one of this folder.
    cwd: join(installation.folder, 'db'),
    env: environment(installation),
    detached: true,
    stdio: ['ignore', log, log],
  });
}

function environment({ binaries }: Installation): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: join(binaries.folder, 'lib'), TZ: 'UTC' };
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_BYTES_MAX) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}
