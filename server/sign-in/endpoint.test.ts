import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Platform } from '../platform/context.ts';
import { createServer, RATE_LIMITS } from '../platform/http/index.ts';
import { NO_METRICS } from '../platform/metrics/index.ts';
import { signInEndpoint } from './endpoint.ts';

const baseUrl = 'https://books.example.com';
const log = { info: () => {}, warn: () => {}, error: () => {} };

async function authLibrary(request: Request): Promise<Response> {
  const { email } = (await request.json()) as { email: string };
  const refusals: Record<string, [status: number, code: string]> = {
    'refused@example.com': [401, 'INVALID_EMAIL_OR_PASSWORD'],
    'failed@example.com': [422, 'FAILED_TO_CREATE_USER'],
  };
  const [status, code] = refusals[email] ?? [200];
  if (code !== undefined) return Response.json({ code, message: 'No.' }, { status });
  return Response.json({ origin: request.headers.get('origin') });
}

/** A server that has nothing but this endpoint. */
const app = await createServer({
  baseUrl,
  isLocal: false,
  metrics: NO_METRICS,
  metricsToken: null,
  trustProxy: false,
  httpsOnSubdomains: false,
  webFolder: null,
  limits: RATE_LIMITS,
  platform: { log } as unknown as Platform,
  routes: {} as never,
  downloads: [],
  endpoints: [
    signInEndpoint({
      auth: { handle: authLibrary },
      guard: { around: (_call, act) => act(), close: async () => {} },
      baseUrl,
      attemptsPerMinute: RATE_LIMITS.auth,
      isDatabaseReachable: async () => true,
    }),
  ],
  whoAmI: async () => ({ user: null, setCookies: [] }),
  checks: { database: async () => true },
  filledPages: [],
  strangersPages: [],
});
beforeAll(() => app.ready());
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

describe('the endpoints of the auth library', () => {
  const signIn = (payload: string | object, headers: Record<string, string> = json) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-in/email', headers, payload });

  test.each<[string, string | object, number, string]>([
    ['broken JSON', '{', 400, 'BAD_REQUEST'],
    ['a list', [], 400, 'BAD_REQUEST'],
    ['a wrong address', { email: 'lena' }, 400, 'INVALID_EMAIL'],
    ['what the library refuses', { email: 'refused@example.com' }, 401, 'INVALID_EMAIL_OR_PASSWORD'],
    ['what fails while the database is there', { email: 'failed@example.com' }, 500, 'INTERNAL_SERVER_ERROR'],
  ])('%s is answered in the shape of all errors', async (_case, payload, status, code) => {
    const answer = await signIn(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ defined: false, code, status, message: expect.any(String) });
  });

  test('a program that shows our header signs in without being a browser, one page of others does not', async () => {
    const program = { ...json, 'sec-fetch-mode': 'cors', 'x-belegbar': '1' };
    expect((await signIn({ email: 'lena@example.com' }, program)).json()).toEqual({
      origin: 'https://books.example.com',
    });
    expect((await signIn({ email: 'lena@example.com' }, json)).json()).toEqual({ origin: null });
    const foreign = { ...program, origin: 'https://evil.example' };
    expect((await signIn({ email: 'lena@example.com' }, foreign)).statusCode).toBe(403);
  });
});

test('who signs out leaves nothing in the browser that was fetched; who signs in is told nothing of it', async () => {
  const ask = (path: string) =>
    app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      headers: json,
      payload: { email: 'lena@example.com' },
    });
  expect((await ask('sign-out')).headers['clear-site-data']).toBe('"cache"');
  expect((await ask('sign-in/email')).headers).not.toHaveProperty('clear-site-data');
});

test('only the open endpoints of the auth library exist', async () => {
  for (const path of ['update-user', 'change-email', 'list-sessions', 'enter-as', 'ok', 'sign-up/email/x']) {
    expect(
      (await app.inject({ method: 'POST', url: `/api/auth/${path}`, headers: json, payload: {} })).statusCode,
    ).toBe(404);
  }
});
