/** A Belegbar in a folder of its own: its server is a process that can be killed, its database the embedded one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Database } from '@belegbar/server/platform/database';
import { createAuth } from '@belegbar/server/sign-in';
import pg from 'pg';
import { readPostmaster } from '../../server/platform/database/embedded/postmaster.ts';
import { startEmbedded } from '../../server/platform/database/embedded/start.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { createDatabase } from '../../server/platform/database/open.ts';
import { freePort } from '../../tools/support/port.ts';
import { programEnvironment } from './program.ts';

export interface Installation {
  folder: string;
  /** As the application sees it. */
  database: Database;
  /** Sees every row. */
  superuser: pg.Pool;
  /** Address of the application's role. */
  url: string;
  /** Starts the server and waits until it can work. */
  start(options?: StartOptions): Promise<ServerProcess>;
  /** `kill -9` for the database; the next server to start brings it up again. */
  killDatabase(): void;
  /** The `Cookie` header of a session of the user. */
  signIn(userId: string): Promise<string>;
  /** Ends the database and removes the folder. Stop the servers before. */
  close(): Promise<void>;
}

export interface StartOptions {
  worker?: 'inline' | 'off';
  /** `smtp://127.0.0.1:port` of the mail server; without one, mails stay in the folder. */
  mailServer?: string;
  /** Program to run instead of the server's own entry point. */
  entry?: string;
  /** Of a further server beside the first. */
  port?: number;
}

export interface ServerProcess {
  /** `http://127.0.0.1:4711` */
  address: string;
  pid: number;
  /** SIGKILL: nothing is finished. */
  kill(): Promise<unknown>;
  /** SIGTERM: work in hand is finished. The exit code, or null when a signal ended it. */
  stop(): Promise<number | null>;
}

const SECRET = 'a-secret-of-an-installation-that-lives-for-one-story';
const SERVER = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const PATIENCE_MS = 60_000;

/** Makes the folder and its database. `settings` are the database's own. */
export async function install(settings: Record<string, string> = {}): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-installation-'));
  const embedded = await startEmbedded({ folder: join(folder, 'postgres'), settings });
  await createDatabase(embedded.address('postgres', 'postgres'), 'belegbar');
  await migrate(embedded.address('postgres', 'belegbar'));
  const url = embedded.address('belegbar_app', 'belegbar');
  const application = connect({ url, role: null, poolSize: 4 });
  const superuser = new pg.Pool({ connectionString: embedded.address('postgres', 'belegbar'), max: 4 });
  superuser.on('error', () => {});
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  return {
    folder,
    database: application.database,
    superuser,
    url,
    start: ({ port: own = port, ...options } = {}) =>
      startServer(`http://127.0.0.1:${own}`, environment(folder, own, options), options.entry ?? SERVER),
    killDatabase: () =>
      process.kill(readPostmaster(join(folder, 'postgres/db'))?.pid ?? Number.NaN, 'SIGKILL'),
    signIn: (userId) => signIn(application.database, address, userId),
    close: async () => {
      await Promise.all([application.close(), superuser.end()]);
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the server over a folder that nobody else uses, so that its database is its own to stop. */
export async function startIn(folder: string): Promise<ServerProcess> {
  const port = await freePort();
  return startServer(`http://127.0.0.1:${port}`, environment(folder, port, {}), SERVER);
}

/** Starts the server in the same way, and stops it before it is ready, as soon as it has a database. Answers its exit code. */
export async function stopsWhileStarting(folder: string): Promise<number | null> {
  const env = environment(folder, await freePort(), {});
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!existsSync(join(folder, 'postgres/db/postmaster.pid'))) await sleep(20);
  return end(child, 'SIGTERM');
}

function environment(
  folder: string,
  port: number,
  { worker = 'inline', mailServer }: StartOptions,
): NodeJS.ProcessEnv {
  return {
    ...(mailServer && { SMTP_URL: mailServer, MAIL_FROM: 'rechnungen@books.example' }),
    ...programEnvironment(),
    PORT: String(port),
    BELEGBAR_DATA: folder,
    BELEGBAR_SECRET: SECRET,
    BELEGBAR_WORKER: worker,
    LOG_LEVEL: 'error',
  };
}

async function startServer(address: string, env: NodeJS.ProcessEnv, entry: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('The server did not start.');
    await sleep(50);
  }
  return {
    address,
    pid: child.pid ?? Number.NaN,
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
}

/** Opens the session in the database, as signing in would. */
async function signIn(database: Database, baseUrl: string, userId: string): Promise<string> {
  const auth = createAuth({
    database,
    mailer: {
      send: async () => {},
      sendWithin: async () => {},
      deliver: async () => ({ kind: 'kept' }),
      keepsMails: true,
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    baseUrl,
    otherOrigins: [],
    secrets: [SECRET],
    attemptsPerMinute: 1,
    notifyUser: async () => {},
  });
  const lines = await auth.enterAs(userId);
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}
