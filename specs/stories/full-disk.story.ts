/** No room is left to write, here or where the database is: it is told as that, and what is stored can be read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { joins } from '../support/account.ts';
import { handClock } from '../support/hand-clock.ts';
import { type Served, serve } from '../support/served.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let lena: Visitor;
beforeAll(async () => {
  served = await serve({ clock: handClock() });
  lena = await joins(served, 'lena@full.example');
});
afterAll(() => served.close());

/** Every table refuses as PostgreSQL does where its disk is full, until room is made. */
async function fillsUp(): Promise<() => Promise<void>> {
  const { superuser } = served.fresh;
  await superuser.query(`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create trigger aaa_no_room before insert or update or delete on %I for each statement execute function no_room()', name);
      end loop;
    end $$`);
  const makesRoom = async () => {
    await superuser.query('drop function if exists no_room() cascade');
  };
  onTestFinished(makesRoom);
  return makesRoom;
}

const draftOf = (idempotencyKey: string) => ({ idempotencyKey, draft: {} });
const [BEFORE, AFTER] = ['0199a000-0000-7000-8000-0000000000aa', '0199a000-0000-7000-8000-0000000000ab'];
const readiness = async () => (await fetch(`${served.address}/readyz`)).json();

test('while the database has no room, what writes says so, what reads goes on, and the next write after room was made succeeds', async () => {
  expect((await lena.calls('invoices/createDraft', draftOf(BEFORE))).status).toBe(200);
  // Until the renderer has started.
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ status: 'ok', parts: { space: 'ok' } });
  const makesRoom = await fillsUp();
  // Whom a cookie belongs to is remembered for five seconds.
  await sleep(5_500);
  // A day on, when a session would be given a new token.
  await served.fresh.superuser.query('alter table sessions disable trigger aaa_no_room');
  await served.fresh.superuser.query(
    `update sessions set token_since = now() - interval '2 days', updated_at = now() - interval '2 days'`,
  );
  await served.fresh.superuser.query('alter table sessions enable trigger aaa_no_room');
  const refused = await lena.calls('invoices/createDraft', draftOf(AFTER));
  expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_FULL']);
  for (const read of ['invoices/list', 'clients/list', 'business/get', 'signIn/session'])
    expect((await lena.calls(read, {})).status, read).toBe(200);
  expect(await lena.isSignedInAs()).toBe('lena@full.example');
  expect(await readiness()).toMatchObject({ status: 'warning', parts: { database: 'ok', space: 'full' } });
  const signIn = await lena.sends('sign-in/email', { email: 'lena@full.example', password: 'x'.repeat(12) });
  expect([signIn.status, signIn.body.code]).toEqual([507, 'STORAGE_FULL']);
  await makesRoom();
  expect((await lena.calls('invoices/createDraft', draftOf(AFTER))).status).toBe(200);
});

test.each(['ENOSPC', 'EDQUOT'])(
  'a file for which the disk has no room (%s) is refused as that',
  async (code) => {
    const { files } = served.platform;
    const { put } = files;
    onTestFinished(() => void Object.assign(files, { put }));
    Object.assign(files, { put: () => Promise.reject(Object.assign(new Error('write'), { code })) });
    const form = new FormData();
    form.set('file', new File([PNG], 'punkt.png', { type: 'image/png' }));
    const cookie = [...lena.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const attaches = () =>
      fetch(`${served.address}/api/invoices/attachments`, {
        method: 'POST',
        headers: { cookie, 'x-belegbar': '1' },
        body: form,
      });
    const refused = await attaches();
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      507,
      'STORAGE_FULL',
    ]);
    Object.assign(files, { put });
    expect((await attaches()).status).toBe(200);
  },
);

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
