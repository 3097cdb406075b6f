import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Config, readConfig } from '../../server/platform/config/index.ts';
import { claimFolder } from './instance.ts';

const SECRET = 'a secret that is long enough to be one';

test('the first start in a folder that does not exist yet makes it', async () => {
  const claim = await claimFolder(configOf(3000));
  expect(claim.kind).toBe('claimed');
});

test.each([
  ['ok', true],
  ['failed', false],
])('the second start is told where the first answers, and that its database is %s', async (database, has) => {
  const config = configOf(await aServer({ status: database, parts: { database } }));
  await claimFolder(config);
  expect(await claimFolder(config)).toEqual({ kind: 'running', baseUrl: config.baseUrl, hasDatabase: has });
});

test('a folder that was let go of can be claimed again', async () => {
  const config = configOf(3000);
  const claim = await claimFolder(config);
  if (claim.kind === 'claimed') claim.release();
  expect((await claimFolder(config)).kind).toBe('claimed');
});

function configOf(port: number): Config {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-instance-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return readConfig({ PORT: String(port), BELEGBAR_DATA: join(folder, 'new'), BELEGBAR_SECRET: SECRET });
}

/** It lives, and says so of its parts. */
async function aServer(readiness: { status: string; parts: object }): Promise<number> {
  const server = createServer((request, response) => {
    const isReady = request.url === '/healthz' || readiness.status === 'ok';
    response.writeHead(isReady ? 200 : 503).end(JSON.stringify(readiness));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
