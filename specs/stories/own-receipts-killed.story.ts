/** The worker dies while it keeps the PDF of an own receipt: after the bytes, before the voucher names them. Another worker keeps it, once. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { diskFiles } from '@belegbar/server/platform/files';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { httpClient } from '../support/http-client.ts';
import { type Installation, install, type ServerProcess } from '../support/installation.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let installation: Installation;
let stage: Stage;
let person: Person;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  installation = await install();
  stage = setStage(installation.database);
  person = await enter(stage, jonas);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await stage?.close();
  await installation?.close();
});

test('the voucher has one PDF afterwards, whose bytes are there, and one record of it', async () => {
  const folder = join(installation.folder, 'files/businesses', person.businessId);
  const first = await installation.start();
  const cookie = await installation.signIn(person.userId);
  const held = await installation.superuser.connect();
  await held.query('begin; lock table files in share row exclusive mode');
  const way = { kind: 'trip', drivenOn: '2026-03-10', vehicle: 'car', kilometres: '120' };
  const trip = { idempotencyKey: uuid(), way, purpose: 'Workshop bei Brandwerk' };
  const { id } = await httpClient(first.address, cookie).call<{ id: string }>(
    'vouchers/recordKilometres',
    trip,
  );
  while (!existsSync(folder) || !readdirSync(folder).some(isWhole)) await sleep(50);
  await first.kill();
  await held.query('rollback');
  held.release();
  expect(await keptHash(id)).toBeNull();

  servers = [await installation.start()];
  while ((await keptHash(id)) === null) await sleep(50);
  const hash = String(await keptHash(id));
  const bytes = await diskFiles(join(installation.folder, 'files')).get(person.businessId, hash);
  expect(
    Buffer.from(bytes ?? '')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(readdirSync(folder)).toEqual([hash]);
  const { rows } = await installation.superuser.query(
    "select from audit_log where subject_id = $1 and action = 'vouchers.storeReceipt'",
    [id],
  );
  expect(rows).toHaveLength(1);
});

function isWhole(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name);
}

async function keptHash(id: string): Promise<string | null> {
  const { rows } = await installation.superuser.query<{ hash: string | null }>(
    'select document_hash as hash from vouchers where id = $1',
    [id],
  );
  return rows[0]?.hash ?? null;
}
