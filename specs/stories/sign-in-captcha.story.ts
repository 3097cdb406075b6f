/** The captcha at sign-in: one solution opens it once. */
import { createHmac, randomBytes } from 'node:crypto';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, joins, mailsTo, PASSWORD } from '../support/account.ts';
import { solutionOf, solvedCaptcha } from '../support/captcha.ts';
import { handClock } from '../support/hand-clock.ts';
import { type Served, serve } from '../support/served.ts';
import { visitorAt } from '../support/visitor.ts';

const clock = handClock();
let served: Served;
beforeAll(async () => {
  served = await serve({ clock });
});
afterAll(() => served.close());

const lena = { email: 'lena@example.com', password: PASSWORD };
const signIn = (captcha: unknown, address = served.address) =>
  visitorAt(address).sends('sign-in/email', { ...lena, captcha });

interface Solution {
  algorithm: string;
  challenge: string;
  number: unknown;
  salt: string;
  signature: string;
}

/** A good solution with something changed. */
async function changed(change: (solution: Solution) => object): Promise<string> {
  const solution = JSON.parse(
    Buffer.from(await solvedCaptcha(served.address), 'base64').toString(),
  ) as Solution;
  return Buffer.from(JSON.stringify({ ...solution, ...change(solution) })).toString('base64');
}

test.each([
  ['sign-up/email', { ...lena, name: 'Lena', language: 'de' }],
  ['sign-in/email', lena],
  ['sign-in/magic-link', { email: lena.email }],
  ['request-password-reset', { email: lena.email }],
  ['send-verification-email', { email: lena.email }],
])('without a captcha nothing happens at %s', async (path, body) => {
  const answer = await browser(served).sends(path, { ...body, captcha: undefined });
  expect(answer).toMatchObject({ status: 400, body: { code: 'CAPTCHA_MISSING' } });
  expect(answer.body.message).toBe('Please complete the captcha verification');
  expect(await mailsTo(served, lena.email)).toEqual([]);
});

test('a solved captcha opens the endpoint once, and not again', async () => {
  const captcha = await solvedCaptcha(served.address);
  expect((await signIn(captcha)).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect((await signIn(captcha)).body.code).toBe('CAPTCHA_INVALID');
});

test('of many requests that bring one captcha to two servers at the same moment, one is let in', async () => {
  const elsewhere = await served.alsoElsewhere();
  const captcha = await solvedCaptcha(elsewhere);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      visitorAt(index % 2 === 0 ? served.address : elsewhere).sends('request-password-reset', {
        email: 'nobody@example.com',
        captcha,
      }),
    ),
  );
  const codes = answers.map(({ body }) => body.code).toSorted();
  expect(codes).toEqual([...Array(19).fill('CAPTCHA_INVALID'), 'NO_ACTIVE_ACCOUNT']);
});

test('ten minutes later it is too old', async () => {
  const captcha = await solvedCaptcha(served.address);
  const fresh = await solvedCaptcha(served.address);
  clock.pass({ minutes: 9 });
  expect((await signIn(fresh)).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  clock.pass({ minutes: 1 });
  expect((await signIn(captcha)).body.code).toBe('CAPTCHA_INVALID');
});

describe('a captcha that this server has not set is none', () => {
  const signed = (challenge: string, key: string) =>
    createHmac('sha256', key).update(challenge).digest('hex');

  test.each<[string, (solution: Solution) => object]>([
    ['another number', ({ number }) => ({ number: Number(number) + 1 })],
    ['another salt', ({ salt }) => ({ salt: salt.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a')) })],
    ['a later end', ({ salt }) => ({ salt: salt.replace(/expires=\d+/, 'expires=4102444800') })],
    ['no end', ({ salt }) => ({ salt: salt.replace(/\?.*$/, '') })],
    ['the end cut off the salt and put before the number', cutOff],
    ['the signature of another key', ({ challenge }) => ({ signature: signed(challenge, 'another key') })],
    ['no signature', () => ({ signature: '' })],
    ['a weaker hash', () => ({ algorithm: 'SHA-1' })],
    ['an object for a number', () => ({ number: { toString: '1' } })],
  ])('%s', async (_what, change) => {
    expect((await signIn(await changed(change))).body.code).toBe('CAPTCHA_INVALID');
  });

  /** The same text behind the hash, and no end any more. */
  function cutOff({ salt, number }: Solution) {
    const [head = '', tail = ''] = salt.split('?');
    return { salt: head, number: `?${tail}${number}` };
  }

  test.each<[string, unknown]>([
    ['a list', [1]],
    ['an object', { number: 1 }],
    ['no base64', '%%%'],
    ['base64 of nothing', Buffer.from('null').toString('base64')],
    ['sixty thousand letters', 'A'.repeat(60_000)],
  ])('%s', async (_what, captcha) => {
    expect((await signIn(captcha)).body.code).toBe('CAPTCHA_INVALID');
  });

  test('a captcha made with a key of ones own', async () => {
    const salt = `${randomBytes(12).toString('hex')}?expires=${Math.floor(clock.now().getTime() / 1000) + 60}&`;
    const challenge = createHmac('sha256', '').update(salt).digest('hex');
    const own = { algorithm: 'SHA-256', challenge, number: 1, salt, signature: signed(challenge, 'own') };
    expect((await signIn(Buffer.from(JSON.stringify(own)).toString('base64'))).body.code).toBe(
      'CAPTCHA_INVALID',
    );
  });
});

test('a body without end is not read to its end', async () => {
  const answer = await browser(served).sends('sign-in/email', { ...lena, captcha: 'A'.repeat(1_000_000) });
  expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
});

test('what has run out is forgotten within the hour, also of people who never come back', async () => {
  const { signInJobs } = await import('../../server/sign-in/index.ts');
  const { superuser } = served.fresh;
  const email = 'gone@lena.example';
  await joins(served, email);
  await browser(served).sends('request-password-reset', { email });
  await superuser.query('update sessions set expires_at = now()');
  await superuser.query('update verifications set expires_at = now()');
  await superuser.query('update rate_limits set last_request = last_request - 3700 * 1000');
  await superuser.query(`update user_devices set last_seen_at = now() - interval '401 days'`);
  const tables = ['used_captchas', 'sessions', 'verifications', 'rate_limits', 'user_devices'];
  const kept = () =>
    Promise.all(tables.map(async (table) => (await superuser.query(`select from ${table}`)).rows.length > 0));
  expect(await kept()).toEqual(tables.map(() => true));
  clock.pass({ minutes: 11 });
  for (const { handle } of signInJobs)
    await handle({ database: served.fresh.application.database, clock } as never, { businessId: '' });
  expect(await kept()).toEqual(tables.map(() => false));
});

test('any program can solve it, and how hard it is can be set', async () => {
  const challenge = (await (await fetch(`${served.address}/api/captcha`)).json()) as Parameters<
    typeof solutionOf
  >[0];
  expect(challenge.maxnumber).toBe(1);
  expect((await signIn(solutionOf(challenge))).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
});

describe('who asks for many captchas', () => {
  /** How hard one is that is asked for from a network of its own. */
  async function challengeFor(localAddress: string) {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    get(
      `${served.address}/api/captcha`,
      { localAddress },
      (answer) => void json(answer).then(resolve, reject),
    );
    const { maxnumber, isHarder } = (await promise) as { maxnumber: number; isHarder: boolean };
    return { maxnumber, isHarder };
  }
  const many = async (count: number, network: string) => {
    const challenges: Awaited<ReturnType<typeof challengeFor>>[] = [];
    for (let index = 0; index < count; index += 1) challenges.push(await challengeFor(network));
    return challenges.map(({ maxnumber }) => maxnumber);
  };

  test('does twice the work for each further twenty, sixteen times at most, and nobody else does more', async () => {
    const twenty = (maxnumber: number) => Array<number>(20).fill(maxnumber);
    expect(await many(110, '127.0.0.2')).toEqual(
      [twenty(1), twenty(2), twenty(4), twenty(8), twenty(16), twenty(16).slice(10)].flat(),
    );
    expect(await challengeFor('127.0.0.2')).toEqual({ maxnumber: 16, isHarder: true });
    expect(await challengeFor('127.0.0.3')).toEqual({ maxnumber: 1, isHarder: false });
  });

  test('is believed again with time: one is forgotten each quarter of a minute', async () => {
    await many(110, '127.0.0.4');
    // 100 are kept; a quarter of an hour forgets 60, and the next one is the 41st.
    clock.pass({ minutes: 15 });
    expect(await challengeFor('127.0.0.4')).toEqual({ maxnumber: 4, isHarder: true });
    // 41, of which six minutes forget 24.
    clock.pass({ minutes: 6 });
    expect(await challengeFor('127.0.0.4')).toEqual({ maxnumber: 1, isHarder: false });
  });
});
