/** Working on Belegbar itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../tools/support/port.ts';
import { root } from '../../tools/support/root.ts';
import { freshDatabase } from '../support/database.ts';
import { programEnvironment } from '../support/program.ts';
import type { FreshDatabase } from '../support/test-server.ts';

/** Some seconds on an idle machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});

test('when a file of the server is saved it answers again, and ends with `npm run dev`', async () => {
  const { dev, address } = await develop();
  await vi.waitUntil(() => answers(address), PATIENCE);
  const now = new Date();
  utimesSync(join(root, 'server/platform/clock/index.ts'), now, now);
  await vi.waitUntil(async () => !(await answers(address)), PATIENCE);
  await vi.waitUntil(() => answers(address), PATIENCE);
  const children = childrenOf(dev);
  expect(children.length).toBeGreaterThan(0);
  dev.kill('SIGTERM');
  await vi.waitUntil(() => !children.some((pid) => existsSync(`/proc/${pid}`)), PATIENCE);
});

/** `npm run dev` on a database of its own, and where its server says that it is ready. */
async function develop(): Promise<{ dev: ChildProcess; address: string }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-development-'));
  const dev = spawn(process.execPath, [join(root, 'tools/dev.ts')], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...programEnvironment(),
      PORT: String(port),
      DATABASE_URL: fresh.superuser.options.connectionString ?? '',
      BELEGBAR_DATA: folder,
    },
  });
  onTestFinished(async () => {
    if (dev.exitCode === null && dev.signalCode === null) {
      dev.kill('SIGTERM');
      await once(dev, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return { dev, address: `http://localhost:${port}/readyz` };
}

function childrenOf({ pid }: ChildProcess): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}
