import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { RATE_LIMITS } from './limits.ts';
import { pages } from './pages.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'belegbar-pages-'));
for (const page of ['index.html', 'public-invoice.html']) writeFileSync(join(webFolder, page), page);
afterAll(() => rmSync(webFolder, { recursive: true }));

const app = fastify();
await app.register(rateLimit, { global: false });
pages(app, {
  webFolder,
  limits: { ...RATE_LIMITS, publicLink: 2 },
  isSharedToken: async (token) => token === 'known',
});
afterAll(() => app.close());

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
