/** Real servers over a database of the story's own, reached over HTTP. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NO_RATE_LIMITS } from '@belegbar/server/platform/http';
import { inject } from 'vitest';
import { type MainOptions, main } from '../../server/main.ts';
import { readConfig } from '../../server/platform/config/index.ts';
import type { Platform } from '../../server/platform/context.ts';
import { freePort } from '../../tools/support/port.ts';
import { freshDatabase } from './database.ts';
import { programEnvironment } from './program.ts';
import type { FreshDatabase } from './test-server.ts';

export interface Served {
  fresh: FreshDatabase;
  /** `http://127.0.0.1:4711` */
  address: string;
  /** The ports of the server in this process. */
  platform: Platform;
  /** The address of one more server over the same database, in this process and with other variables. */
  alsoWith(variables: Record<string, string>): Promise<string>;
  /** Starts one more server over the same database, in a process of its own. Returns its address. */
  alsoElsewhere(): Promise<string>;
  close(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const SECRET = 'a-secret-of-servers-that-live-for-one-story';
const PATIENCE_MS = 60_000;

/** A server in this process, which serves no pages and keeps its mail in the outbox. Its captchas are solved at once. */
export async function serve(
  options: MainOptions = {},
  variables: Record<string, string> = {},
): Promise<Served> {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-served-'));
  const environment = async () => ({
    PORT: String(await freePort()),
    BELEGBAR_DATA: folder,
    BELEGBAR_SECRET: SECRET,
    BELEGBAR_WORKER: 'off',
    DATABASE_URL: inject('postgres').superuser.replace('DATABASE', fresh.name),
    DATABASE_APP_URL: fresh.application.url,
    LOG_LEVEL: 'error',
    ...variables,
  });
  const settings = { limits: NO_RATE_LIMITS, captchaCost: 1, webFolder: null, ...options };
  const server = await main(readConfig(await environment()), settings);
  const ends: (() => Promise<unknown>)[] = [() => server.stop()];
  return {
    fresh,
    address: server.address,
    platform: server.platform,
    async alsoWith(others) {
      const another = await main(readConfig({ ...(await environment()), ...others }), settings);
      ends.push(() => another.stop());
      return another.address;
    },
    async alsoElsewhere() {
      const { end, address } = await startProcess(await environment());
      ends.push(end);
      return address;
    },
    async close() {
      for (const end of ends.splice(0).reverse()) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(environment: Record<string, string>) {
  const env = { ...programEnvironment(), ...environment };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const address = `http://127.0.0.1:${environment.PORT}`;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const isReady = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('The server did not start.');
    await sleep(100);
  }
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { address, end };
}
