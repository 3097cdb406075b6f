import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { Platform, SignedIn } from '../context.ts';
import { RATE_LIMITS } from './limits.ts';
import { openPages } from './pages.ts';

/** Draws what it was given: who the server says is there, and what the thread got to know of the request. */
const THREAD = `
const { parentPort } = require('node:worker_threads');
const orders = new Map();
parentPort.on('message', (message) => {
  if (message.kind === 'draw') {
    orders.set(message.id, message);
    if (message.url.endsWith('?never')) return;
    if (message.url.endsWith('?crash')) throw new Error('cannot draw');
    parentPort.postMessage({ kind: 'call', id: message.id, call: 1, path: '/rpc/who', headers: { 'content-type': 'application/json' }, body: '{}' });
  } else {
    const { kind, id, call, ...order } = orders.get(message.id);
    const userId = order.url.endsWith('?other') ? 'jonas' : message.body;
    const markup = '<p>' + message.body + ' $& ' + JSON.stringify(order) + '</p>';
    parentPort.postMessage({ kind: 'drawn', id: message.id, screen: { markup, style: 'p{color:red}', known: '["$&"]', language: 'de', userId } });
  }
});`;
const FRAME =
  '<html lang="en"><script>theme()</script><!--style--><!--page--><script type="application/json"><!--known--></script>';

const opened: { app: FastifyInstance; folder: string }[] = [];
afterEach(async () => {
  for (const { app, folder } of opened.splice(0)) {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
afterAll(() => vi.restoreAllMocks());

const failures = vi.fn();

/** A server with such a thread, to which Lena's cookie says who she is; its thread has begun. */
async function serverThatDraws() {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-screens-'));
  mkdirSync(join(folder, 'rendered'));
  writeFileSync(join(folder, 'index.html'), 'the app');
  writeFileSync(join(folder, 'rendered/frame.html'), FRAME);
  writeFileSync(join(folder, 'rendered/worker.js'), THREAD);
  const app = fastify();
  opened.push({ app, folder });
  await app.register(rateLimit, { global: false });
  app.post('/rpc/who', async ({ headers }) => (headers.cookie ?? '').replace(/;.*/, ''));
  openPages(app, {
    webFolder: folder,
    limits: RATE_LIMITS,
    platform: { log: { error: failures } } as unknown as Platform,
    whoAmI: async (headers) => {
      const name = (headers.get('cookie') ?? '').replace(/;.*/, '');
      return { user: name === '' ? null : ({ userId: name } as SignedIn), setCookies: [] };
    },
    strangersPages: [],
    filledPages: [],
  });
  const asks = (url: string, cookie = 'lena', more = {}) =>
    app.inject({ url, headers: { cookie, host: 'books.example', ...more } });
  return { asks };
}

/** What begins the thread gets the app, so that nobody waits for it. */
async function serverThatHasBegun() {
  const server = await serverThatDraws();
  expect((await server.asks('/invoices')).body).toBe('the app');
  await vi.waitFor(async () => expect((await server.asks('/home')).body).not.toBe('the app'));
  return server;
}

test('a screen comes drawn, as its user and by the calls of the app, and nobody may keep it', async () => {
  const { asks } = await serverThatHasBegun();
  const answer = await asks('/invoices?status=open', 'lena; sidebar_state=collapsed; other=1');
  const order = JSON.stringify({
    url: 'http://books.example/invoices?status=open',
    window: 'wide',
    cookie: 'sidebar_state=collapsed',
  });
  expect(answer.body).toBe(
    `<html lang="de" data-language="given"><script>theme()</script><style>p{color:red}</style><p>lena $& ${order}</p><script type="application/json">["$&"]</script>`,
  );
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('the policy names the script and the rules that stand in the page, and allows no others', async () => {
  const { asks } = await serverThatHasBegun();
  const policy = String((await asks('/invoices')).headers['content-security-policy']);
  // printf 'theme()' | openssl dgst -sha256 -binary | base64, and the same of 'p{color:red}'
  expect(policy).toContain("script-src 'self' 'sha256-Rfr3GgHZFiXm+TmNr+li+0sZ4J9FGllo8jsXcJF5XZ8=';");
  expect(policy).toContain("style-src 'self' 'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64=';");
  expect(policy).not.toContain('unsafe');
});

test('a phone gets the screen as phones show it', async () => {
  const { asks } = await serverThatHasBegun();
  const byHint = await asks('/invoices', 'lena', { 'sec-ch-ua-mobile': '?1' });
  expect(byHint.body).toContain('"window":"phone"');
  const byName = await asks('/invoices', 'lena', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' });
  expect(byName.body).toContain('"window":"phone"');
});

test('strangers, other addresses and other methods get the app, and its files stay unserved', async () => {
  const { asks } = await serverThatHasBegun();
  expect((await asks('/invoices', '')).body).toBe('the app');
  expect((await asks('/clients')).body).toBe('the app');
  expect((await asks('/rendered/worker.js')).statusCode).toBe(404);
});

test('a screen that shows another user’s books is shown to nobody, and it is told', async () => {
  const { asks } = await serverThatHasBegun();
  expect((await asks('/invoices?other')).body).toBe('the app');
  expect(failures).toHaveBeenCalledWith('screen.stranger', expect.anything());
});

test('what is not drawn in time is left to the app, at once the next time, and the other screens are drawn', async () => {
  const { asks } = await serverThatHasBegun();
  expect((await asks('/invoices?never')).body).toBe('the app');
  expect((await asks('/invoices')).body).toBe('the app');
  expect((await asks('/home')).body).toContain('lena');
});

test('a user who asks on has one turn, and others have theirs', async () => {
  const { asks } = await serverThatHasBegun();
  // It is sent once it is waited for.
  const slow = Promise.all([asks('/invoices?never')]);
  expect((await asks('/home')).body).toBe('the app');
  expect((await asks('/home', 'jonas')).body).toContain('jonas');
  await slow;
});

test('a thread that falls is told, and another one draws on', async () => {
  const { asks } = await serverThatHasBegun();
  expect((await asks('/invoices?crash')).body).toBe('the app');
  expect(failures).toHaveBeenCalledWith(
    'screen.failed',
    {},
    expect.objectContaining({ message: 'cannot draw' }),
  );
  await vi.waitFor(async () => expect((await asks('/home')).body).toContain('lena'));
});
