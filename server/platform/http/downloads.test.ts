import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Platform, SignedIn } from '../context.ts';
import { notFound } from '../refusal.ts';
import { type Download, openDownloads, UUID } from './downloads.ts';
import { RATE_LIMITS } from './limits.ts';

const ID = '0199a000-0000-7000-8000-000000000007';
const WITHOUT = '0199a000-0000-7000-8000-000000000008';
const lena = { businessId: '0199a000-0000-7000-8000-000000000002', sessionId: 'her-session' } as SignedIn;

/** Says what was asked for. */
const download = (path: string, from: Download['from'], key: string): Download => ({
  path,
  from,
  give: async ({ businessId }, { param, query, sessionId }) => {
    if (param(key) === WITHOUT) throw notFound();
    const asked = [param(key), businessId, sessionId, query('for')].join(' ');
    return {
      kind: 'saved',
      fileName: 'RE-1.xml',
      contentType: 'application/xml',
      bytes: new TextEncoder().encode(asked),
    };
  },
});

const app = fastify();
await app.register(rateLimit, { global: false });
openDownloads(app, {
  limits: { ...RATE_LIMITS, publicLink: 5 },
  platform: {} as Platform,
  whoAmI: async (headers) => ({ user: headers.get('cookie') === 'lena' ? lena : null, setCookies: [] }),
  downloads: [
    download(`/files/invoices/:id(^${UUID}$)/xrechnung.xml`, 'owner', 'id'),
    download('/public-invoice/:token(^[\\w-]{1,100}$)/xrechnung.xml', 'linkHolder', 'token'),
    download('/files/logo/:name', 'anyone', 'name'),
  ],
});
afterAll(() => app.close());

const ask = (url: string, cookie = 'lena') => app.inject({ url, headers: { cookie } });

test.each([
  [`/files/invoices/${ID}/xrechnung.xml?for=printing`, `${ID} ${lena.businessId} her-session printing`],
  ['/public-invoice/some-token/xrechnung.xml', 'some-token   '],
  ['/files/logo/mine', 'mine   '],
])('%s is to be saved, and nobody keeps a copy on the way', async (url, body) => {
  const answer = await ask(url);
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/xml',
    'content-disposition': `attachment; filename="RE-1.xml"; filename*=UTF-8''RE-1.xml`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
});

test.each([
  [`/files/invoices/${ID}/xrechnung.xml`, 'nobody', 401],
  [`/files/invoices/${WITHOUT}/xrechnung.xml`, 'lena', 404],
  [`/files/invoices/${ID}/other.xml`, 'lena', 404],
  ['/files/invoices/1/xrechnung.xml', 'lena', 404],
])('%s for %s is %i', async (url, who, status) => {
  expect((await ask(url, who)).statusCode).toBe(status);
});

test('strangers ask no faster than for the PDF', async () => {
  const fetch = () => app.inject({ url: '/public-invoice/x/xrechnung.xml', remoteAddress: '203.0.113.9' });
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push((await fetch()).statusCode);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});
