/** What happens to an account is told to its owner, and a teller that fails breaks nothing. */

import { outboxMailer } from '@belegbar/server/platform/mail';
import { type AccountEvent, createAuth } from '@belegbar/server/sign-in';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../support/authenticator.ts';
import { freshDatabase } from '../support/database.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const BASE = 'http://localhost:3000';
const PASSWORD = 'wolkenkratzer am fjord';
const NEW_PASSWORD = 'regenschirm im hochsommer';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});

/** The auth of a server whose teller keeps, or fails. */
function authWith(notifyUser: (event: AccountEvent) => Promise<void>) {
  const { database } = fresh.application;
  const logged: string[] = [];
  const log = { info: () => {}, warn: (event: string) => void logged.push(event), error: () => {} };
  const mailer = outboxMailer(database, null);
  const secret = 'a-secret-of-servers-that-live-for-one-story';
  const auth = createAuth({
    database,
    mailer,
    log,
    baseUrl: BASE,
    otherOrigins: [],
    secrets: [secret],
    attemptsPerMinute: 1e6,
    notifyUser,
  });
  return { auth, logged };
}

type Auth = ReturnType<typeof createAuth>;

/** A browser that keeps its cookies. */
function browserOf(auth: Auth, userAgent = FIREFOX) {
  const jar = new Map<string, string>();
  const ask = async (path: string, body: object | null): Promise<Record<string, unknown>> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: BASE, cookie, 'user-agent': userAgent, 'content-type': 'application/json' };
    const init = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await auth.handle(new Request(`${BASE}/api/auth/${path}`, { headers, ...init }));
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    expect(answer.status).toBeLessThan(400);
    const isJson = answer.headers.get('content-type') === 'application/json';
    return isJson ? ((await answer.json()) as Record<string, unknown>) : {};
  };
  return { opens: (path: string) => ask(path, null), sends: (path: string, body: object) => ask(path, body) };
}

async function tokenOf(email: string): Promise<string> {
  const { rows } = await fresh.superuser.query(
    'select text from outbox_mails where recipient = $1 order by created_at desc limit 1',
    [email],
  );
  return /token=(\S+)/.exec(rows[0]?.text)?.[1] ?? '';
}

/** Everything that can be told, once. */
async function lives(auth: Auth, email: string): Promise<string> {
  const laptop = browserOf(auth);
  await laptop.sends('sign-up/email', { email, password: PASSWORD, name: 'Lena', language: 'de' });
  await laptop.opens(`verify-email?token=${await tokenOf(email)}`);
  await laptop.sends('sign-in/email', { email, password: PASSWORD });
  const other = browserOf(auth, CHROME);
  await other.sends('sign-in/email', { email, password: PASSWORD });
  await other.sends('sign-out', {});
  await other.sends('sign-in/email', { email, password: PASSWORD });
  const { totpURI } = await laptop.sends('two-factor/enable', { password: PASSWORD });
  await laptop.sends('two-factor/verify-totp', { code: codeOf(String(totpURI)) });
  await laptop.sends('two-factor/disable', { password: PASSWORD });
  await laptop.sends('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  return totpURI === undefined ? '' : email;
}

test('Lena is welcomed, and told of a new browser, of her second factor and of her password, each time once', async () => {
  const told: AccountEvent[] = [];
  const { auth } = authWith(async (event) => void told.push(event));
  await lives(auth, 'told@lena.example');
  expect(new Set(told.map(({ userId }) => userId)).size).toBe(1);
  expect(told.map(({ kind, device }) => [kind, device])).toEqual([
    ['welcome', undefined],
    ['new-device', 'Chrome, macOS'],
    ['second-factor-on', undefined],
    ['second-factor-off', undefined],
    ['password-changed', undefined],
  ]);
  const { rows } = await fresh.superuser.query(
    "select html from outbox_mails where recipient = 'told@lena.example' and subject = 'Willkommen bei Belegbar'",
  );
  expect(rows).toEqual([{ html: expect.stringContaining(`<a class="" href="${BASE}/"`) }]);
});

test('where telling fails, everything is done all the same, and the log says so', async () => {
  const { auth, logged } = authWith(() => Promise.reject(new Error('away')));
  expect(await lives(auth, 'untold@lena.example')).toBe('untold@lena.example');
  expect(logged).toEqual(Array(5).fill('auth.untold'));
});
