/** Passwords at sign-in: weak ones are refused wherever one is set, and all are kept as argon2id. */
import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browser, joins, mailsTo, NEW_PASSWORD, PASSWORD, tokenTo } from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve({}, { LOG_LEVEL: 'silent' });
});
afterAll(() => served.close());

const signUp = (email: string, password: string, name = '') =>
  browser(served).sends('sign-up/email', { email, password, name, language: 'de' });

const keptHash = async (email: string): Promise<string> => {
  const { rows } = await served.fresh.superuser.query(
    'select password from accounts join users on users.id = user_id where email = $1',
    [email],
  );
  return rows[0].password;
};

describe('a weak password is refused, and says why', () => {
  test.each([
    ['a leaked one', 'passwort1', ['LEAKED']],
    ['one that is soon guessed', 'Sommer2024!', ['TOO_GUESSABLE']],
    ['the own name', 'LenaVogt1990', ['CONTAINS_NAME']],
    ['the own address', 'studio@example.com', ['CONTAINS_EMAIL']],
  ])('%s, when Lena signs up', async (_what, password, issues) => {
    const answer = await signUp('studio@example.com', password, 'Lena Vogt');
    expect(answer).toMatchObject({ status: 400, body: { code: 'weak_password', issues } });
    expect(await mailsTo(served, 'studio@example.com')).toEqual([]);
  });

  test('seven characters are too short before anything else', async () => {
    expect((await signUp('kurz@example.com', 'x8$kQ2!')).body.code).toBe('PASSWORD_TOO_SHORT');
  });

  test('when she changes it, with her name known from the account', async () => {
    const email = 'wechsel@example.com';
    const lena = await joins(served, email);
    const change = (newPassword: string) =>
      lena.sends('change-password', { currentPassword: PASSWORD, newPassword });
    expect((await change('wechsel1987')).body).toMatchObject({
      code: 'weak_password',
      issues: ['CONTAINS_EMAIL'],
    });
    expect((await change(NEW_PASSWORD)).status).toBe(200);
  });

  test('behind the link of a reset, which then still works', async () => {
    const email = 'vergessen@example.com';
    await joins(served, email);
    await browser(served).sends('request-password-reset', { email });
    const token = await tokenTo(served, email);
    const reset = (newPassword: string) => browser(served).sends('reset-password', { token, newPassword });
    expect((await reset('vergessen99')).body).toMatchObject({
      code: 'weak_password',
      issues: ['CONTAINS_EMAIL'],
    });
    expect((await reset(NEW_PASSWORD)).status).toBe(200);
  });
});

test('the form is told the same while one types', async () => {
  const ask = async (input: object) =>
    (await browser(served).calls('signIn/validatePasswordStrengthEnhanced', input)).body;
  expect(await ask({ password: 'kurz' })).toEqual({ is_valid: false, issues: ['TOO_SHORT'] });
  expect(await ask({ password: 'lena1990', email: 'lena@example.com' })).toEqual({
    is_valid: false,
    issues: ['CONTAINS_EMAIL'],
  });
  expect(await ask({ password: PASSWORD })).toEqual({ is_valid: true, issues: [] });
});

/** As the auth library keeps passwords by itself. */
function scryptHash(password: string): string {
  const salt = '00112233445566778899aabbccddeeff';
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 };
  return `${salt}:${scryptSync(password, salt, 64, cost).toString('hex')}`;
}

describe('how a password is kept', () => {
  test('as argon2id', async () => {
    await joins(served, 'neu@example.com');
    expect(await keptHash('neu@example.com')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('one kept as scrypt lets its owner in, and is then kept as argon2id', async () => {
    const email = 'alt@example.com';
    await joins(served, email);
    const before = scryptHash(PASSWORD);
    const { superuser } = served.fresh;
    await superuser.query(
      'update accounts set password = $1 where user_id = (select id from users where email = $2)',
      [before, email],
    );
    const signIn = (password: string) => browser(served).sends('sign-in/email', { email, password });
    expect((await signIn(NEW_PASSWORD)).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
    expect(await keptHash(email)).toBe(before);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect(await keptHash(email)).toMatch(/^\$argon2id\$/);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
});

test('where the check itself fails, Lena can sign up all the same', async () => {
  const { Worker } = await import('node:worker_threads');
  const broken = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(() => {
    throw new Error('broken');
  });
  try {
    expect((await signUp('trotzdem@example.com', 'Sommer2024!')).status).toBe(200);
  } finally {
    broken.mockRestore();
  }
});
