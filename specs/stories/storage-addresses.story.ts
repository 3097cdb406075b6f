/** The addresses of stored files: who can open them and for how long, and uploads that break off on their way. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browser, joins } from '../support/account.ts';
import { type HandClock, handClock } from '../support/hand-clock.ts';
import { pngOf } from '../support/pictures.ts';
import { type Served, serve } from '../support/served.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let clock: HandClock;
let lena: Visitor;
beforeAll(async () => {
  clock = handClock();
  served = await serve({ clock });
  lena = await joins(served, 'lena@example.com');
});
afterAll(() => served.close());

interface Stored {
  name: string;
  area: string;
  path: string;
  hash: string;
  url: string;
  expiresAt: string | null;
}

const cookieOf = (visitor: Visitor) =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function uploads(visitor: Visitor, name: string, file: File): Promise<Stored> {
  const body = new FormData();
  body.set('file', file);
  const headers = { 'x-belegbar': '1', cookie: cookieOf(visitor) };
  const answer = await fetch(`${served.address}/api/storage/${name}`, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Stored;
}

const NOBODY = '00000000-0000-7000-8000-000000000000';

/** As anyone, without cookies. */
const opens = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, served.address), { headers });

test('anyone sees the logo at its public address, and is told when it has not changed', async () => {
  const { url } = await uploads(lena, 'logo', pngOf(8));
  const answer = await opens(url);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const tag = answer.headers.get('etag') ?? '';
  expect((await opens(url, { 'if-none-match': tag })).status).toBe(304);
  await uploads(lena, 'logo', pngOf(9));
  expect((await opens(url, { 'if-none-match': tag })).status).toBe(200);
});

describe('the address of a signature', () => {
  let stored: Stored;
  beforeAll(async () => {
    stored = await uploads(lena, 'signature', pngOf(12));
  });

  test('shows it to who has the address, and is kept by nobody on the way', async () => {
    const answer = await opens(stored.url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('holds for 3600 seconds', async () => {
    const { url, expiresAt } = (
      await lena.calls('storage/createSignedUrl', { area: stored.area, path: stored.path })
    ).body as unknown as Stored;
    const left = new Date(expiresAt ?? '').getTime() - clock.now().getTime();
    expect(Math.ceil(left / 1000)).toBe(3600);
    clock.pass({ seconds: 3598 });
    expect((await opens(url)).status).toBe(200);
    clock.pass({ seconds: 2 });
    expect((await opens(url)).status).toBe(404);
  });

  test('of what is not there is the public one, which shows nothing', async () => {
    const jonas = await joins(served, 'jonas@example.com');
    for (const visitor of [jonas, lena]) {
      const path = visitor === jonas ? stored.path : stored.path.replace('signature', 'paypal-qr');
      const { body } = await visitor.calls('storage/createSignedUrl', { area: stored.area, path });
      expect(body).toEqual({ url: `/files/${stored.area}/${path}`, expiresAt: null });
      expect((await opens(String(body.url))).status).toBe(404);
    }
  });

  test('that was changed in any part is like one that never was', async () => {
    const jonas = await joins(served, 'jonas2@example.com');
    const his = await uploads(jonas, 'signature', pngOf(13));
    const unknown = await answerOf(`/files/user-signatures/${NOBODY}/signature.png`);
    expect(unknown.status).toBe(404);
    const { objects } = (await lena.calls('storage/list')).body as unknown as { objects: Stored[] };
    const url = objects.find(({ name }) => name === 'signature')?.url ?? '';
    expect((await opens(url)).status).toBe(200);
    const changed = [
      url.split('?')[0] ?? '',
      url.replace('user-signatures', 'payment-qr-codes'),
      url.replace('user-signatures', 'company-logos'),
      url.replace('signature.png', 'signature.jpg'),
      `${his.url.split('?')[0]}?${url.split('?')[1]}`,
      ...['business', 'hash', 'expires', 'signature'].flatMap((name) => [
        withPart(url, name, (value) => (value.startsWith('1') ? `2${value.slice(1)}` : `1${value.slice(1)}`)),
        withPart(url, name, () => ''),
        withPart(url, name, () => new URL(his.url, served.address).searchParams.get(name) ?? ''),
      ]),
    ].filter((address) => address !== url);
    for (const address of changed) expect(await answerOf(address), address).toEqual(unknown);
  });

  test('shows nothing any more once the signature was replaced or removed', async () => {
    const again = await uploads(lena, 'signature', pngOf(14));
    expect((await opens(stored.url)).status).toBe(404);
    expect((await opens(again.url)).status).toBe(200);
    await lena.calls('storage/remove', { name: 'signature' });
    expect((await opens(again.url)).status).toBe(404);
  });
});

/** Without what differs from answer to answer. */
async function answerOf(path: string): Promise<{ status: number; code: unknown }> {
  const answer = await opens(path);
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
  return { status: answer.status, code };
}

function withPart(address: string, name: string, change: (value: string) => string): string {
  const url = new URL(address, served.address);
  url.searchParams.set(name, change(url.searchParams.get(name) ?? ''));
  return `${url.pathname}?${url.searchParams}`;
}

test('who has not signed in cannot upload', async () => {
  const body = new FormData();
  body.set('file', pngOf(8));
  const headers = { 'x-belegbar': '1' };
  const answer = await fetch(`${served.address}/api/storage/logo`, { method: 'PUT', headers, body });
  expect(answer.status).toBe(401);
  expect((await browser(served).calls('storage/list')).status).toBe(401);
});

test('an upload whose connection is cut in the middle leaves nothing behind, and is no error of the server', async () => {
  const stored = async () => (await served.fresh.superuser.query('select hash from files')).rows.length;
  const before = { rows: await stored(), list: (await lena.calls('storage/list')).body };
  const logged = vi.spyOn(served.platform.log, 'error');
  const { port } = new URL(served.address);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    'PUT /api/storage/letterhead HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookieOf(lena)}`,
    'X-Belegbar: 1',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 4000000',
  ];
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(1_000_000)}`);
  await sleep(200);
  socket.destroy();
  await sleep(200);
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
  expect(await stored()).toBe(before.rows);
  expect((await lena.calls('storage/list')).body.objects).toEqual(before.list.objects);
  expect((await opens('/healthz')).status).toBe(200);
});
