/** The server dies between the bytes of an upload and the row that would have named them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '@belegbar/server/platform/clock';
import { diskFiles } from '@belegbar/server/platform/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { pngOf } from '../support/pictures.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';

let installation: Installation;
let stage: Stage;
let server: ServerProcess;
let person: Person;
beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  person = await enter(stage, jonas);
});
afterAll(async () => {
  await server?.stop();
  await stage?.close();
  await installation?.close();
});

test('the upload is not there afterwards, another one works, and the bytes of the first go after a day', async () => {
  const cookie = await installation.signIn(person.userId);
  const folder = join(installation.folder, 'files/businesses', person.businessId);
  server = await installation.start({ worker: 'off' });
  const held = await installation.superuser.connect();
  await held.query('begin; lock table storage_objects in access exclusive mode');
  const broken = uploads(server, cookie).then(
    () => 'answered',
    () => 'broken',
  );
  while (!existsSync(folder) || !readdirSync(folder).some(isWhole)) await sleep(50);
  await server.kill();
  await held.query('rollback');
  held.release();
  expect(await broken).toBe('broken');

  server = await installation.start({ worker: 'off' });
  const client = httpClient(server.address, cookie);
  expect(await client.call('storage/list', undefined)).toEqual({ objects: [] });
  const [lost = ''] = readdirSync(folder).filter(isWhole);
  expect((await uploads(server, cookie, pngOf(11))).status).toBe(200);
  await installation.superuser.query(
    `update files set used_at = now() - interval '25 hours' where hash = $1`,
    [lost],
  );
  await sweepFiles({
    ...stage.platformOn('2026-04-01'),
    clock: systemClock,
    files: diskFiles(join(installation.folder, 'files')),
  });
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(lost);
});

function isWhole(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

function uploads(to: ServerProcess, cookie: string, file = pngOf(10)): Promise<Response> {
  const body = new FormData();
  body.set('file', file);
  const headers = { 'x-belegbar': '1', cookie };
  return fetch(`${to.address}/api/storage/logo`, { method: 'PUT', headers, body });
}
