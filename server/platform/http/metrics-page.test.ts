import { type FastifyInstance, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { openMetricsPage } from './metrics-page.ts';

const TOKEN = 'a-token-of-24-characters';
const metrics = { answered: () => {}, text: async () => 'belegbar_info 1', contentType: 'text/plain' };

function serverWith(metricsToken: string | null, isLocal: boolean): FastifyInstance {
  const app = fastify();
  openMetricsPage(app, { metrics, metricsToken, isLocal });
  return app;
}

test.each<[string, string | null, boolean, Record<string, string>, string, number]>([
  ['this machine on a local install', null, true, {}, '127.0.0.1', 200],
  [
    'a proxy of this machine, behind which are others',
    null,
    true,
    { 'x-forwarded-for': '203.0.113.7' },
    '127.0.0.1',
    404,
  ],
  ['another machine', null, true, {}, '203.0.113.7', 404],
  ['this machine on an install that others reach', null, false, {}, '127.0.0.1', 404],
  ['who has the token', TOKEN, false, { authorization: `Bearer ${TOKEN}` }, '203.0.113.7', 200],
  [
    'who has part of the token',
    TOKEN,
    false,
    { authorization: `Bearer ${TOKEN.slice(1)}` },
    '203.0.113.7',
    404,
  ],
  ['this machine without the token that is asked for', TOKEN, true, {}, '127.0.0.1', 404],
])('%s', async (_who, token, isLocal, headers, remoteAddress, status) => {
  const answer = await serverWith(token, isLocal).inject({ url: '/metrics', headers, remoteAddress });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.includes('belegbar_info')).toBe(status === 200);
});
