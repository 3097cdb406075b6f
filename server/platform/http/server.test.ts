import { emptyClient } from '@belegbar/domain/clients';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clockAt } from '../clock/index.ts';
import type { Platform, SignedIn } from '../context.ts';
import { NO_METRICS } from '../metrics/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { RATE_LIMITS } from './limits.ts';
import { api, businessContext } from './procedures.ts';
import { PAGE_POLICY } from './security-headers.ts';
import { createServer, type ServerOptions } from './server.ts';

const lena: SignedIn = {
  userId: '0199a000-0000-7000-8000-000000000001',
  email: 'lena@example.com',
  name: 'Lena',
  language: 'de',
  isAdmin: false,
  sessionId: '0199a000-0000-7000-8000-00000000000c',
  businessId: '0199a000-0000-7000-8000-000000000002',
};

const TOKEN = 'a-token-of-24-characters';
const room: { state: 'ok' | 'low' | 'full' } = { state: 'ok' };
const logged: Record<string, unknown>[] = [];
const note = (event: string, fields?: object, cause?: unknown) =>
  void logged.push({ event, ...fields, cause });
const platform = {
  log: { info: note, warn: note, error: note },
  clock: clockAt('2026-03-02' as never),
  space: {
    read: async () => ({ state: room.state, freeBytes: null, totalBytes: null }),
    noteRefused: () => void Object.assign(room, { state: 'full' }),
  },
} as unknown as Platform;

const clientId = '0199a000-0000-7000-8000-000000000003';
const awayId = '0199a000-0000-7000-8000-000000000004';
const fullId = '0199a000-0000-7000-8000-000000000005';
const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });
const problem = { field: 'name', code: 'required', paragraph: '', severity: 'blocking' as const, values: {} };
const routes = {
  clients: {
    get: api.clients.get.handler(({ input }) =>
      Promise.reject(
        input.id === fullId
          ? full()
          : input.id === awayId
            ? Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
            : notFound(),
      ),
    ),
    list: api.clients.list.handler(() => Promise.reject(new Error('Key (email)=(lena@example.com)'))),
    create: api.clients.create.handler(() => Promise.reject(new Refusal('INVALID', { problems: [problem] }))),
    archive: api.clients.archive.handler(() => ({ id: 'no such shape' }) as never),
  },
  services: {
    list: api.services.list.handler(({ context }) => {
      businessContext(context);
      return { services: [] };
    }),
  },
  signIn: {
    session: api.signIn.session.handler(({ context }) => ({
      user: context.user && { ...context.user, id: context.user.userId, deletesOn: null, isDemo: false },
      install: {
        demo: false,
        outbox: false,
        sendsMail: false,
        incomeTax: false,
        feedbackUrl: null,
        imprintUrl: null,
        privacyUrl: null,
      },
      today: '2026-03-02',
    })),
    setLanguage: api.signIn.setLanguage.handler(({ input, context }) => {
      context.setCookie('seen=1');
      return { language: input.language };
    }),
  },
};

const options: ServerOptions = {
  platform,
  routes: routes as never,
  endpoints: [
    {
      methods: ['GET'],
      path: '/api/page',
      answer: async () => new Response('<p>', { headers: { 'content-security-policy': PAGE_POLICY } }),
    },
  ],
  whoAmI: async (headers) => {
    if (headers.get('cookie') === 'away')
      throw new Error('failed', { cause: new Error('Connection terminated') });
    if (headers.get('cookie') === 'full') throw full();
    return { user: headers.get('cookie') === 'lena' ? lena : null, setCookies: [] };
  },
  downloads: [
    {
      path: '/public-invoice/:token(^[\\w-]{1,100}).pdf',
      from: 'linkHolder',
      give: () => Promise.reject(notFound()),
    },
  ],
  checks: { database: async () => true, renderer: async () => Promise.reject(new Error('down')) },
  limits: { ...RATE_LIMITS, publicLink: 3 },
  baseUrl: 'https://books.example.com',
  isLocal: false,
  metrics: NO_METRICS,
  metricsToken: null,
  trustProxy: false,
  httpsOnSubdomains: false,
  webFolder: null,
  filledPages: [],
  strangersPages: [],
};
const app = await createServer(options);
beforeAll(() => app.ready());
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const ours = { ...json, cookie: 'lena', 'x-belegbar': '1' };
const rpc = (path: string, body: string, headers: Record<string, string> = ours) =>
  app.inject({ method: 'POST', url: `/rpc/${path}`, headers, payload: body });

describe('errors have one shape', () => {
  test.each<[string, () => ReturnType<typeof rpc>, number, string, boolean]>([
    [
      'a refusal',
      () => rpc('clients/get', JSON.stringify({ json: { id: clientId } })),
      404,
      'NOT_FOUND',
      true,
    ],
    ['a wrong input', () => rpc('clients/get', '{"json":{"id":"x"}}'), 400, 'BAD_REQUEST', false],
    ['a defect', () => rpc('clients/list', '{"json":{}}'), 500, 'INTERNAL_SERVER_ERROR', false],
    [
      'a wrong output',
      () => rpc('clients/archive', JSON.stringify({ json: { id: clientId, archived: true } })),
      500,
      'INTERNAL_SERVER_ERROR',
      false,
    ],
    ['an unknown procedure', () => rpc('clients/eat', '{}'), 404, 'NOT_FOUND', false],
    ['broken JSON', () => rpc('clients/get', '{'), 400, 'BAD_REQUEST', false],
    [
      'a body that is too large',
      () => rpc('clients/get', `{"json":"${'x'.repeat(1_100_000)}"}`),
      413,
      'PAYLOAD_TOO_LARGE',
      false,
    ],
    [
      'another content type',
      () => rpc('clients/get', 'x', { ...ours, 'content-type': 'text/plain' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      false,
    ],
  ])('%s', async (_case, send, status, code, defined) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(answer.json().json).toMatchObject({ code, status, defined });
  });

  test('a defect tells nothing to the caller, and its place to the log', async () => {
    const answer = await rpc('clients/list', '{"json":{}}');
    expect(answer.body).not.toContain('lena');
    const requestId = answer.headers['x-request-id'];
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'procedure.failed', procedure: 'clients.list', requestId }),
    );
  });

  test('problems at fields arrive with their data, also by REST', async () => {
    const payload = { idempotencyKey: clientId, client: { ...emptyClient('de'), name: 'N' } };
    const answer = await app.inject({ method: 'POST', url: '/api/clients', headers: ours, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ defined: true, code: 'INVALID', data: { problems: [problem] } });
  });
});

describe('a request that changes something', () => {
  const change = (headers: Record<string, string>) =>
    app.inject({
      method: 'PUT',
      url: '/api/session/language',
      headers: { ...json, ...headers },
      payload: { language: 'en' },
    });

  test.each<[string, Record<string, string>, number]>([
    ['with cookie and our header is done', { cookie: 'lena', 'x-belegbar': '1' }, 200],
    ['without cookie passes, and is asked who it is', {}, 401],
    ['with a cookie alone is refused', { cookie: 'lena' }, 403],
    [
      'from a foreign page is refused',
      { cookie: 'lena', 'x-belegbar': '1', origin: 'https://evil.example' },
      403,
    ],
    ['that the browser calls cross-site is refused', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_case, headers, status) => {
    expect((await change(headers)).statusCode).toBe(status);
  });

  test('can set a cookie', async () => {
    const answer = await change({ cookie: 'lena', 'x-belegbar': '1' });
    expect(answer.headers['set-cookie']).toBe('seen=1');
  });
});

test('of a stranger nothing is read before it is known that they may ask', async () => {
  const wrong = await rpc('clients/get', '{"json":{"id":"x"}}', json);
  expect([wrong.statusCode, wrong.json().json.code]).toEqual([401, 'UNAUTHORIZED']);
  expect((await rpc('clients/get', '{"json":{"id":"x"}}')).statusCode).toBe(400);
});

test('no answer lets a page use what we never ask for', async () => {
  const { headers } = await app.inject('/api/page');
  expect(headers['permissions-policy']).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\)/);
});

test.each([
  [true, 'max-age=31536000; includeSubDomains'],
  [false, 'max-age=31536000'],
])('that names below are on https is told where the operator says so: %s', async (isSo, header) => {
  const server = await createServer({ ...options, httpsOnSubdomains: isSo });
  expect((await server.inject('/healthz')).headers['strict-transport-security']).toBe(header);
  await server.close();
});

/** Whoever asks by a foreign name may be a page whose name was made to point here (DNS rebinding). */
test.each<[string, string, string, string | null, number]>([
  ['health, by any name', '/healthz', 'evil.example', null, 200],
  // The database of these cases does not answer.
  ['readiness, by an address', '/readyz', '10.0.0.7:4321', null, 503],
  ['figures, by a name of this machine', '/metrics', 'localhost:4321', null, 200],
  ['figures, by a foreign name', '/metrics', 'evil.example', null, 421],
  ['figures, by a foreign name with the token', '/metrics', 'belegbar.internal', TOKEN, 200],
  ['the app, by a foreign name', '/home', 'evil.example', null, 421],
])('on a local install, %s', async (_, url, host, metricsToken, status) => {
  const site = { isLocal: true, baseUrl: 'http://localhost:4321' };
  const server = await createServer({ ...options, ...site, metricsToken });
  const headers = { host, authorization: `Bearer ${TOKEN}` };
  expect((await server.inject({ url, headers })).statusCode).toBe(status);
  await server.close();
});

describe('a page that shows the books of a business', () => {
  const list = (headers: Record<string, string>) =>
    rpc('services/list', '{"json":{}}', { ...ours, ...headers });
  const another = { 'x-belegbar-business': '0199a000-0000-7000-8000-00000000000b' };

  test.each<[string, Record<string, string>, number]>([
    ['is answered while its owner is signed in', { 'x-belegbar-business': lena.businessId }, 200],
    ['is a stranger once somebody else is signed in', another, 401],
    ['need not say which', {}, 200],
  ])('%s', async (_case, headers, status) => {
    const answer = await list(headers);
    expect(answer.statusCode).toBe(status);
    if (status === 401) expect(answer.json().json).toMatchObject({ defined: true, code: 'UNAUTHORIZED' });
  });

  test('can always ask who is signed in', async () => {
    const answer = await app.inject({ url: '/api/session', headers: { ...ours, ...another } });
    expect(answer.json()).toMatchObject({ user: { businessId: lena.businessId } });
  });
});

describe('every answer', () => {
  test.each(['/healthz', '/nothing', '/api/nothing', '/api/page', '/files/logo/x'])(
    '%s carries a strict policy',
    async (url) => {
      const { headers } = await app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    },
  );

  test('is logged by the pattern of its address, never by the address', async () => {
    await app.inject('/public-invoice/secret-token.pdf');
    expect(logged.at(-1)).toMatchObject({ event: 'http.answer', status: 404 });
    expect(JSON.stringify(logged)).not.toContain('secret-token');
  });
});

test('an address that cannot be read passes the guards as well', async () => {
  for (const url of ['/api/x%zz', '/%', `/public-invoice/${'x'.repeat(9000)}.pdf`]) {
    const answer = await app.inject(url);
    const isUnreadable = url.includes('%');
    expect(answer.statusCode).toBe(isUnreadable ? 400 : 404);
    expect(answer.json()).toMatchObject({ code: isUnreadable ? 'BAD_REQUEST' : 'NOT_FOUND', defined: false });
    expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(answer.headers['x-request-id']).toBeDefined();
  }
});

test('while the database is away procedures say so, by both endpoints', async () => {
  const clients = await rpc('clients/get', JSON.stringify({ json: { id: awayId } }));
  expect(clients.statusCode).toBe(503);
  expect(clients.json().json).toMatchObject({ defined: true, code: 'SERVICE_UNAVAILABLE' });
  const session = await app.inject({ url: '/api/session', headers: { cookie: 'away' } });
  expect(session.statusCode).toBe(503);
  expect(session.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('where there is no room to write procedures say so, and so does the readiness, which nothing fails for it', async () => {
  const answer = await rpc('clients/get', JSON.stringify({ json: { id: fullId } }));
  expect(answer.statusCode).toBe(507);
  expect(answer.json().json).toMatchObject({ defined: true, code: 'STORAGE_FULL' });
  expect((await app.inject('/readyz')).json().parts).toMatchObject({ database: 'ok', space: 'full' });
  room.state = 'ok';
  const session = await app.inject({ url: '/api/session', headers: { cookie: 'full' } });
  expect([session.statusCode, session.json().code, room.state]).toEqual([507, 'STORAGE_FULL', 'full']);
  room.state = 'ok';
});

test('public links have a limit of their own', async () => {
  const ask = () => app.inject({ url: '/public-invoice/x.pdf', remoteAddress: '203.0.113.7' });
  for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(404);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 });
});

test('questions before signing in have a limit of their own, by whatever endpoint they come', async () => {
  const endpoints = ['/api/captcha', '/rpc/signIn/captchaChallenge', '/api/access/active_account_exists'];
  const ask = (url = '') => app.inject({ url, remoteAddress: '203.0.113.8' });
  for (let i = 0; i < RATE_LIMITS.access; i += 1)
    expect((await ask(endpoints[i % endpoints.length])).statusCode).not.toBe(429);
  for (const url of endpoints) expect((await ask(url)).statusCode).toBe(429);
});

test('a server is ready when all its parts are', async () => {
  const answer = await app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    status: 'failed',
    parts: { database: 'ok', renderer: 'failed', space: 'ok' },
  });
});
