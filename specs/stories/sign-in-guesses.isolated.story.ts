/** Two thousand guesses at Lena's password, from one address and from many, with the right one among them. */
import type * as crypto from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { systemClock } from '@belegbar/server/platform/clock';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { joins, PASSWORD, tokenTo } from '../support/account.ts';
import { solutionOf } from '../support/captcha.ts';
import { type Served, serve } from '../support/served.ts';
import { visitorAt } from '../support/visitor.ts';

const { countHash } = vi.hoisted(() => ({ countHash: vi.fn() }));
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  const argon2 = (...args: Parameters<typeof original.argon2>) => {
    countHash();
    original.argon2(...args);
  };
  return { ...original, argon2, default: { ...original, argon2 } };
});

/** Far more than are looked at: whether one more has to wait does not depend on how many did before. */
const GUESSES = 1000;
const AT_ONCE = 32;
/** Wrong passwords of one account that are looked at before the next one has to wait. */
const FREE_TRIES = 5;

let served: Served;
beforeAll(async () => {
  // Without the limits of requests, so that the waits alone have to hold; in one moment, so that none of them ends.
  const now = new Date();
  served = await serve({ clock: { ...systemClock, now: () => now } }, { TRUST_PROXY: '1' });
});
afterAll(async () => {
  agent.destroy();
  await served.close();
});

/** Answers of a list of guesses, by how often each code came. */
async function guesses(email: string, addressOf: (guess: number) => string): Promise<Record<string, number>> {
  const codes: Record<string, number> = {};
  let next = 0;
  const guesser = async () => {
    for (let guess = next++; guess < GUESSES; guess = next++) {
      // The right one is soon after the free tries, in the middle and at the end; of those under way at once any may be the first.
      const isRight = [AT_ONCE + FREE_TRIES, GUESSES / 2, GUESSES - 1].includes(guess);
      const code = await guessed(email, isRight ? PASSWORD : `geraten-${guess}`, addressOf(guess));
      codes[code] = (codes[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return codes;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** The code of the answer. As the proxy in front of the server would send it on. */
async function guessed(email: string, password: string, from: string): Promise<string> {
  const captcha = solutionOf(JSON.parse((await exchange('GET', 'captcha', from, '')).body));
  const guess = JSON.stringify({ email, password, captcha });
  const { status, retryAfter, body } = await exchange('POST', 'auth/sign-in/email', from, guess);
  if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
  return (JSON.parse(body) as { code?: string }).code ?? `signed in: ${status}`;
}

async function exchange(method: string, path: string, from: string, body: string) {
  const headers = { 'content-type': 'application/json', 'x-belegbar': '1', 'x-forwarded-for': from };
  const sent = request(`${served.address}/api/${path}`, { method, agent, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], body: await text(answer) };
}

test.each<[string, string, (guess: number) => string]>([
  ['one address', 'lena@example.com', () => '203.0.113.7'],
  ['many addresses', 'lena@studio.example', (guess) => `198.51.${guess % 100}.${(guess >> 6) % 250}`],
])(
  '1,000 guesses from %s get nowhere, and Lena still comes in',
  async (_where, email, addressOf) => {
    await joins(served, email);
    countHash.mockClear();
    const codes = await guesses(email, addressOf);
    expect(codes).toEqual({
      INVALID_EMAIL_OR_PASSWORD: FREE_TRIES,
      TOO_MANY_ATTEMPTS: GUESSES - FREE_TRIES,
    });
    expect(countHash).toHaveBeenCalledTimes(FREE_TRIES);

    const lena = visitorAt(served.address);
    expect((await lena.sends('sign-in/magic-link', { email })).status).toBe(200);
    await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
    expect(await lena.isSignedInAs()).toBe(email);
  },
  120_000,
);
