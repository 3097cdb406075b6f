/** Received invoices over HTTP: handed in by page and program, fetched, followed, and any file checked without signing in. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../server/platform/http/limits.ts';
import { joins } from '../support/account.ts';
import { followOver } from '../support/event-stream.ts';
import { bill, fileOf, xmlOf, zugferdOf } from '../support/received.ts';
import { type Served, serve } from '../support/served.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
let lena: Visitor;
beforeAll(async () => {
  served = await serve();
  lena = await joins(served, 'lena@received.example');
});
afterAll(() => served.close());

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** As a form, by a program that has signed in, or by nobody. */
function sends(path: string, file: File, who: Visitor | null, at = served.address): Promise<Response> {
  const body = new FormData();
  body.set('file', file);
  body.set('idempotencyKey', crypto.randomUUID());
  const headers: Record<string, string> = { 'x-belegbar': '1' };
  if (who !== null) headers.cookie = cookieOf(who);
  return fetch(`${at}/api/${path}`, { method: 'POST', headers, body });
}

/** Only the head of a request, with the address as it is written. */
async function statusOfPost(address: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(address);
  const sent = request({
    hostname,
    port,
    path,
    method: 'POST',
    headers: { 'x-belegbar': '1', 'content-length': '9', ...headers },
  });
  sent.flushHeaders();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  return answer.statusCode;
}

const receives = (file: File, who: Visitor | null = lena) => sends('received-invoices', file, who);

describe('handing in', () => {
  test('answers with the record, whose files come back as downloads that no browser runs', async () => {
    const file = zugferdOf(bill({ number: 'W-1' }), [['rechner.html', '<script>']]);
    const answer = await receives(file);
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    expect((await lena.calls('receivedInvoices/get', { id })).body).toMatchObject({ number: 'W-1' });
    const fetches = (path: string, who: Visitor | null = lena) =>
      fetch(`${served.address}/files/received-invoices/${id}${path}`, {
        headers: who === null ? {} : { cookie: cookieOf(who) },
      });
    const original = await fetches('');
    expect(Buffer.from(await original.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment; filename="rechnung.pdf"'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await fetches('/xml')).headers.get('content-type')).toBe('application/xml');
    const enclosed = await fetches('/enclosed/1');
    expect(Object.fromEntries(enclosed.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining('attachment'),
    });
    const stranger = await joins(served, 'fremd@received.example');
    const refused = await Promise.all([fetches('', stranger), fetches('', null), fetches('/enclosed/9')]);
    expect(refused.map(({ status }) => status)).toEqual([404, 401, 404]);
  });

  test('who sends a large file slowly lets their own next one wait, and nothing else', async () => {
    const large = () => fileOf(new Uint8Array(2_000_000).fill(60), 'groß.xml');
    const { hostname, port } = new URL(served.address);
    const slow = request({
      hostname,
      port,
      path: '/api/received-invoices',
      method: 'POST',
      headers: {
        'x-belegbar': '1',
        'content-length': 2_000_000,
        'content-type': 'multipart/form-data; boundary=x',
        cookie: cookieOf(lena),
      },
    });
    slow.on('error', () => {});
    slow.write('--x\r\n');
    await sleep(200);
    const waits = receives(large());
    const others = [receives(fileOf('<a', 'klein.xml')), sends('e-invoice-check', large(), null)];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([422, 422]);
    expect(await Promise.race([waits, sleep(300, 'waits')])).toBe('waits');
    slow.destroy();
    expect((await waits).status).toBe(422);
  });

  test('takes 20 MB, and neither 30 MB nor what has a reason against it', async () => {
    const large = fileOf(new Uint8Array(20 * 1024 * 1024).fill(60), 'groß.xml');
    const [twenty, thirty] = [
      await receives(large),
      await receives(fileOf(new Uint8Array(30 * 1024 * 1024), 'a')),
    ];
    expect([twenty.status, thirty.status]).toEqual([422, 413]);
    expect(await twenty.json()).toMatchObject({
      code: 'INVALID',
      data: { problems: [{ field: 'file', code: 'xml.form' }] },
    });
    expect((await receives(xmlOf(bill({ number: 'W-2' })), null)).status).toBe(401);
    expect((await lena.calls('receivedInvoices/list', {})).body).toMatchObject({ counts: { all: 1 } });
  });

  test('reads files of those who have signed in, and no form of a hundred thousand fields', async () => {
    const nobody = { path: '/api/received-invoices', type: 'multipart/form-data; boundary=x' };
    // Told before the body came, of which nothing was sent.
    expect(await statusOfPost(served.address, nobody.path, { 'content-type': nobody.type })).toBe(401);
    const json = { 'content-type': 'application/json', cookie: cookieOf(lena) };
    expect(await statusOfPost(served.address, nobody.path, json)).toBe(415);
    const fields = Array.from(
      { length: 200 },
      (_, at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\nx\r\n`,
    );
    const type = (rest: string) => ({ 'content-type': `multipart/form-data; ${rest}` });
    for (const rest of [
      'boundary=b',
      'xboundary=z; boundary=b',
      'boundary="\\b"',
      'boundary=',
      'charset=x',
    ]) {
      const headers = { 'x-belegbar': '1', cookie: cookieOf(lena), ...type(rest) };
      const body = `${fields.join('')}--b--\r\n`;
      const many = await fetch(`${served.address}${nobody.path}`, { method: 'POST', headers, body });
      expect([rest, many.status]).toEqual([rest, 400]);
    }
  });

  test('reads no more than elsewhere of what is no form, whatever the method', async () => {
    const headers = { 'x-belegbar': '1', 'content-type': 'application/json' };
    const body = JSON.stringify('x'.repeat(2 * 1024 * 1024));
    for (const path of ['/api/received-invoices', '/rpc/receivedInvoices/receive']) {
      const asks = (method: string) => fetch(`${served.address}${path}`, { method, headers, body });
      expect([path, (await asks('POST')).status]).toEqual([path, 415]);
      for (const method of ['PUT', 'PATCH', 'DELETE'])
        expect([path, method, (await asks(method)).status]).toEqual([path, method, 413]);
    }
  });

  test('and listing what came in is asked at the same address', async () => {
    const list = await fetch(`${served.address}/api/received-invoices?state=toReview`, {
      headers: { 'x-belegbar': '1', cookie: cookieOf(lena) },
    });
    expect([list.status, await list.json()]).toMatchObject([200, { counts: { toReview: 1 } }]);
  });

  test('of nobody is counted, too, before anybody asks who it is', async () => {
    const narrow = await serve({ limits: { ...RATE_LIMITS, general: 3 } });
    try {
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const asks = () => statusOfPost(narrow.address, '/api/received-invoices', type);
      expect([await asks(), await asks(), await asks(), await asks()]).toEqual([401, 401, 401, 429]);
    } finally {
      await narrow.close();
    }
  });

  test('an address in absolute form is none', async () => {
    expect(await statusOfPost(served.address, `${served.address}/api/e-invoice-check`)).toBe(400);
  });

  test('reaches the open pages, and so does every decision', async () => {
    const page = await followOver(served.address, cookieOf(lena));
    expect(await page.next()).toEqual({ kind: 'resync' });
    const { id } = (await (await receives(xmlOf(bill({ number: 'W-3' })))).json()) as { id: string };
    expect(await page.next()).toEqual({ kind: 'records', of: 'receivedInvoices' });
    expect((await lena.calls('receivedInvoices/count')).body).toEqual({ toReview: 2 });
    await lena.calls('receivedInvoices/setAside', { id, reason: 'other', note: '' });
    expect(await page.next()).toEqual({ kind: 'records', of: 'receivedInvoices' });
    expect((await lena.calls('receivedInvoices/count')).body).toEqual({ toReview: 1 });
    page.close();
  });
});

describe('checking any file', () => {
  test('needs no account, and keeps nothing', async () => {
    const count = async () =>
      (await served.fresh.superuser.query('select count(*)::integer as count from files')).rows[0].count;
    const before = await count();
    const answer = await sends('e-invoice-check', zugferdOf(bill()), null);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      container: 'pdf',
      syntax: 'cii',
      verdict: { valid: true },
      invoice: { number: 'CH-2026-0012' },
    });
    const refused = await sends('e-invoice-check', fileOf('Nummer;Betrag', 'a.csv'), null);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { data: { problems: [{ code: 'einvoice.type' }] } },
    ]);
    expect(await count()).toBe(before);
  });

  test('by strangers has a limit of its own', async () => {
    const limits = { ...RATE_LIMITS, check: 2 };
    const narrow = await serve({ limits });
    try {
      const asks = () => sends('e-invoice-check', fileOf('x', 'a'), null, narrow.address);
      const statuses = [await asks(), await asks(), await asks()].map(({ status }) => status);
      expect(statuses).toEqual([422, 422, 429]);
      const spellings = ['/api/e-invoice-check/', '/api/./e-invoice-check', '/api/%65-invoice-check'];
      for (const path of spellings) expect(await statusOfPost(narrow.address, path)).toBe(404);
      expect(await statusOfPost(narrow.address, '/api/e-invoice-check')).toBe(429);
      expect((await fetch(`${narrow.address}/api/session`)).status).toBe(200);
    } finally {
      await narrow.close();
    }
  });
});
