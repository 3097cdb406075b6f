/** The endpoint to the export of everything: who may, how often, and what stays when it is broken off. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, joins, PASSWORD, signsIn } from '../support/account.ts';
import { readExport } from '../support/archive-reader.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';
import { type Served, serve } from '../support/served.ts';
import { fetchesALittle, withMuch } from '../support/slow-readers.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let clock: HandClock;
beforeAll(async () => {
  clock = handClock();
  served = await serve({ clock });
});
afterAll(() => served.close());

interface Begun {
  id: string;
  state: string;
  url: string;
}

const asks = (visitor: Visitor, password = PASSWORD) => visitor.calls('dataExport/begin', { password });
const begins = async (visitor: Visitor) => (await asks(visitor)).body as unknown as Begun;
const latest = async (visitor: Visitor) =>
  (await visitor.calls('dataExport/latest')).body.export as Begun | null;

function fetches(visitor: Visitor, url: string, method = 'GET'): Promise<Response> {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(new URL(url, served.address), { method, headers: { cookie } });
}

test('Lena gives her password and gets a ZIP, once', async () => {
  const lena = await joins(served, 'lena@export.example');
  expect(await latest(lena)).toBeNull();
  const { url, state } = await begins(lena);
  expect(state).toBe('ready');
  // A program that only asks what is there takes nothing away.
  expect((await fetches(lena, url, 'HEAD')).status).toBe(404);
  const answer = await fetches(lena, url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(/belegbar-export-\d{4}-\d\d-\d\d\.zip/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const { manifest, rows, text } = readExport(Buffer.from(await answer.arrayBuffer()));
  expect(rows('users')).toMatchObject([{ email: 'lena@export.example', language: 'de' }]);
  expect(rows('sessions')).toHaveLength(1);
  expect(Object.keys(rows('sessions')[0] ?? {})).not.toContain('token');
  const acts = rows('audit-log').map(({ action }) => action);
  expect(acts).toEqual(expect.arrayContaining(['dataExport.begin', 'dataExport.take']));
  expect(manifest.missing).toEqual([]);
  const { rows: kept } = await served.fresh.superuser.query(
    `select password from accounts where password is not null`,
  );
  for (const { path } of manifest.files) expect(text(path).includes(kept[0].password)).toBe(false);
  await expect.poll(() => latest(lena)).toMatchObject({ state: 'done', url: null });
  expect((await fetches(lena, url)).status).toBe(404);
});

test('she is told of it in the app, and the security log is', async () => {
  const lena = await joins(served, 'told@export.example');
  await begins(lena);
  const { notifications } = (await lena.calls('notifications/list', {})).body as {
    notifications: { type: string }[];
  };
  expect(notifications.map(({ type }) => type)).toContain('account_data_exported');
  const { rows } = await served.fresh.superuser.query(
    `select severity from security_events where type = 'data_exported' and user_id = (select id from users where email = 'told@export.example')`,
  );
  expect(rows).toEqual([{ severity: 'warning' }]);
});

describe('nobody gets one', () => {
  test('with a wrong password, and who guesses has to wait', async () => {
    const lena = await joins(served, 'guess@export.example');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await asks(lena, 'falsch geraten')).body.code).toBe('INVALID_PASSWORD');
    expect((await asks(lena)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect(await latest(lena)).toBeNull();
  });

  test('without a session, or with that of somebody else', async () => {
    const lena = await joins(served, 'mine@export.example');
    const { url } = await begins(lena);
    const stranger = await joins(served, 'stranger@export.example');
    expect((await fetches(browser(served), url)).status).toBe(401);
    expect((await fetches(stranger, url)).status).toBe(404);
    expect((await stranger.calls('dataExport/cancel', { id: url.slice(15, -4) })).body.code).toBe(
      'NOT_FOUND',
    );
    expect((await fetches(lena, url)).status).toBe(200);
  });

  test('in another browser, not even in one of her own: the password was given in this one', async () => {
    const lena = await joins(served, 'two@export.example');
    const { url } = await begins(lena);
    const other = await signsIn(served, 'two@export.example');
    expect(await latest(other)).toMatchObject({ state: 'ready', url: null });
    expect((await fetches(other, url)).status).toBe(404);
    expect((await fetches(lena, url)).status).toBe(200);
  });

  test('five minutes after it was allowed', async () => {
    const lena = await joins(served, 'late@export.example');
    const { url } = await begins(lena);
    clock.pass({ minutes: 5 });
    expect(await latest(lena)).toBeNull();
    expect((await fetches(lena, url)).status).toBe(404);
  });

  test('more than six times an hour', async () => {
    const lena = await joins(served, 'often@export.example');
    for (let time = 0; time < 6; time += 1) expect((await asks(lena)).status).toBe(200);
    expect((await asks(lena)).body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: expect.any(Number) },
    });
  });
});

describe('an export that is broken off', () => {
  const openSnapshots = async () =>
    (
      await served.fresh.superuser.query(
        `select count(*)::integer as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      )
    ).rows[0].count;

  test('because the browser has gone leaves nothing open, and another can be begun', async () => {
    const lena = await withMuch(served, 'goes@export.example');
    const goes = await fetchesALittle(served, lena, (await begins(lena)).url);
    await expect.poll(openSnapshots).toBe(1);
    expect(await latest(lena)).toMatchObject({ state: 'running' });
    goes();
    await expect.poll(openSnapshots, { timeout: 60_000 }).toBe(0);
    await expect.poll(() => latest(lena)).toMatchObject({ state: 'failed' });
    expect((await fetches(lena, (await begins(lena)).url)).status).toBe(200);
  });

  test('because she cancels ends the download', async () => {
    const lena = await withMuch(served, 'cancels@export.example');
    const { id, url } = await begins(lena);
    const answer = await fetches(lena, url);
    const reader = answer.body?.getReader();
    await reader?.read();
    expect((await lena.calls('dataExport/cancel', { id })).body).toMatchObject({ state: 'cancelled' });
    const rest = async () => {
      // One piece at a time: the server makes no more than is taken.
      while ((await reader?.read())?.done === false) await sleep(2);
    };
    await expect(rest()).rejects.toThrow();
    expect(await latest(lena)).toMatchObject({ id, state: 'cancelled' });
  });

  test('because she asks for another one gives way to it', async () => {
    const lena = await joins(served, 'another@export.example');
    const first = await begins(lena);
    const second = await begins(lena);
    expect((await fetches(lena, first.url)).status).toBe(404);
    expect((await fetches(lena, second.url)).status).toBe(200);
  });
});
