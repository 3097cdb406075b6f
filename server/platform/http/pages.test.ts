import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Platform, SignedIn } from '../context.ts';
import { html } from '../html.ts';
import { RATE_LIMITS } from './limits.ts';
import { openPages } from './pages.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'belegbar-pages-'));
writeFileSync(join(webFolder, 'index.html'), 'the app');
writeFileSync(join(webFolder, 'door.html'), 'the door for %who%');
writeFileSync(
  join(webFolder, 'public-invoice.html'),
  '<html lang="de"><title>Rechnung</title><!--style--><body><!--page--></body></html>',
);
afterAll(() => rmSync(webFolder, { recursive: true }));

const app = fastify();
await app.register(rateLimit, { global: false });
openPages(app, {
  webFolder,
  limits: { ...RATE_LIMITS, publicLink: 4 },
  platform: {} as Platform,
  whoAmI: async (headers) => ({
    user: headers.get('cookie') === 'lena' ? ({ userId: 'lena' } as SignedIn) : null,
    setCookies: [],
  }),
  strangersPages: [
    {
      file: 'door.html',
      isAt: (path, query) => path === '/door' && !query.has('mode'),
      fill: (page) => page.replace('%who%', 'you'),
    },
    { file: 'not-built.html', isAt: (path) => path === '/home', fill: () => 'never' },
  ],
  filledPages: [
    {
      path: '/public-invoice/:token',
      file: 'public-invoice.html',
      fill: async (_, { token, language, accepted }) => ({
        status: token === 'known' ? 200 : 404,
        language: language || accepted,
        title: 'RE-1, <Studio> $&',
        style: token === 'dressed' ? ':root{--look:1}' : '',
        body: html`<p>${'$& <b>'}${token === 'long' ? 'long'.repeat(400) : ''}</p>`,
      }),
    },
  ],
});
afterAll(() => app.close());

test('the page behind a link says everything in its markup, and nobody may keep or follow it', async () => {
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  const answer = await app.inject({ url: '/public-invoice/known', headers });
  expect(answer.body).toBe(
    '<html lang="en"><title>RE-1, &#60;Studio&#62; $&#38;</title><body><p>$&#38; &#60;b&#62;</p></body></html>',
  );
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-cache',
    'content-type': 'text/html; charset=utf-8',
  });
});

test('rules of the page alone are allowed by their own hash, and no other inline style is', async () => {
  const dressed = await app.inject({ url: '/public-invoice/dressed', remoteAddress: '203.0.113.9' });
  expect(dressed.body).toContain('<style>:root{--look:1}</style>');
  // printf ':root{--look:1}' | openssl dgst -sha256 -binary | base64
  const policy = String(dressed.headers['content-security-policy']);
  expect(policy).toContain("style-src 'self' 'sha256-gfCtLC+rMbGwdAM7QOY6parEKMsZQeG1k7+uY0u8CjU=';");
  expect(policy).not.toContain('unsafe-inline');
});

test.each([
  ['/', 200],
  ['/auth?mode=signup', 200],
  ['/auth/', 200],
  ['/invoice/0199a000-0000-7000-8000-000000000007', 200],
  ['/gibt/es/nicht', 404],
  ['/invoice/a/b', 404],
  ['/authentication', 404],
  ['/dev/ui', 404],
])('the app answers %s with %i, and says there itself what is not there', async (url, status) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toBe('the app');
});

test.each([
  ['/door', 'a stranger', '', 200, 'the door for you'],
  ['/door?from=%2Ffinance', 'a stranger', '', 200, 'the door for you'],
  ['/door?mode=signup', 'a stranger', '', 404, 'the app'],
  ['/door', 'Lena, who is signed in,', 'lena', 404, 'the app'],
  ['/home', 'a stranger', '', 200, 'the app'],
])('%s gives %s what that page says, else the app', async (url, _, cookie, status, body) => {
  const answer = await app.inject({ url, headers: { accept: 'text/html', cookie } });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect(answer.headers['content-security-policy']).toContain("style-src 'self';");
});

test('it comes packed to who can unpack it', async () => {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const answer = await app.inject({ url: '/public-invoice/long', headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(answer.rawPayload).toString()).toContain('longlong');
});

test('who opens share links by the hundred is asked to wait, on a page that can be read', async () => {
  const open = (token: string) =>
    app.inject({ url: `/public-invoice/${token}`, headers: { accept: 'text/html' } });
  expect((await open('known')).statusCode).toBe(200);
  expect((await open('x'.repeat(50))).statusCode).toBe(404);
  const refused = await open('known');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBeDefined();
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(refused.body).toContain('Bitte warten Sie eine Minute');
  expect(refused.body).toContain('Please wait a minute');
  const program = await app.inject({ url: '/public-invoice/known', headers: { accept: '*/*' } });
  expect(program.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
