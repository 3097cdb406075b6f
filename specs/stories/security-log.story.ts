/** What the security log tells of the endpoint, to whom, and for how long. */
import {
  purgeSecurityLog,
  readOwnActivity,
  readSecurityEvents,
  type SecurityEvent,
} from '@belegbar/server/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, joins, NEW_PASSWORD, PASSWORD, tokenTo } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const database = () => served.fresh.application.database;

/** The newest events, the oldest of them first. */
async function events(limit = 50): Promise<SecurityEvent[]> {
  return (await readSecurityEvents(database(), { limit })).toReversed();
}

async function eventsDuring(act: () => Promise<unknown>): Promise<Partial<SecurityEvent>[]> {
  const before = (await events(1)).at(-1)?.id ?? '';
  await act();
  return (await events()).filter(({ id }) => id > before);
}

const told = (type: string, severity: string, email: string | null, details: object) =>
  expect.objectContaining({ type, severity, email, details, device: 'Firefox, Windows' });

describe('Lena', () => {
  const email = 'lena@example.com';

  test('signs up, confirms her address, and each is told once', async () => {
    expect(await eventsDuring(() => joins(served, email))).toEqual([
      told('successful_signup', 'info', email, {}),
      told('email_confirmed', 'info', email, {}),
      told('successful_authentication', 'info', email, { method: 'confirmation_link' }),
    ]);
  });

  test('signs in, with a wrong password first', async () => {
    const signIn = (password: string) => browser(served).sends('sign-in/email', { email, password });
    expect(
      await eventsDuring(async () => {
        await signIn('falsches passwort');
        await signIn(PASSWORD);
      }),
    ).toEqual([
      told('failed_authentication', 'warning', email, {
        method: 'password',
        failure_reason: 'invalid_credentials',
        wait_seconds: 0,
      }),
      told('successful_authentication', 'info', email, { method: 'password' }),
    ]);
  });

  test('comes in by a link, changes her password and signs out', async () => {
    const lena = browser(served);
    expect(
      await eventsDuring(async () => {
        await lena.sends('sign-in/magic-link', { email });
        await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
        await lena.sends('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
        await lena.sends('sign-out');
      }),
    ).toEqual([
      told('account_lookup', 'info', email, { exists: true }),
      told('magic_link_requested', 'info', email, {}),
      told('successful_authentication', 'info', email, { method: 'magic_link' }),
      told('password_changed', 'info', email, {}),
    ]);
  });

  test('turns the second factor on, signs in with it, and turns it off', async () => {
    const lena = browser(served);
    const password = NEW_PASSWORD;
    await lena.sends('sign-in/email', { email, password });
    let uri = '';
    expect(
      await eventsDuring(async () => {
        const { body } = await lena.sends('two-factor/enable', { password });
        uri = String(body.totpURI);
        await lena.sends('two-factor/verify-totp', { code: codeOf(uri) });
      }),
    ).toEqual([told('second_factor_enabled', 'info', email, {})]);
    const elsewhere = browser(served);
    expect(
      await eventsDuring(async () => {
        await elsewhere.sends('sign-in/email', { email, password });
        await elsewhere.sends('two-factor/verify-totp', { code: '000000' });
        await elsewhere.sends('two-factor/verify-totp', { code: codeOf(uri, 1) });
      }),
    ).toEqual([
      told('second_factor_demanded', 'info', email, { method: 'password' }),
      told('failed_authentication', 'warning', email, {
        method: 'app_code',
        failure_reason: 'invalid_credentials',
        wait_seconds: 0,
      }),
      told('successful_authentication', 'info', email, { method: 'app_code' }),
    ]);
    expect(await eventsDuring(() => lena.sends('two-factor/disable', { password }))).toEqual([
      told('second_factor_disabled', 'warning', email, {}),
    ]);
  });

  test('finds all of it in her profile, the newest first', async () => {
    const { rows } = await served.fresh.superuser.query('select id from users where email = $1', [email]);
    const own = await readOwnActivity(database(), { userId: rows[0].id, limit: 100 });
    const types = own.map(({ type }) => type).toReversed();
    expect(types.slice(0, 4)).toEqual([
      'successful_signup',
      'email_confirmed',
      'successful_authentication',
      'failed_authentication',
    ]);
    expect(types).toContain('sign_out');
    expect(types.at(-1)).toBe('second_factor_disabled');
  });
});

describe('a stranger', () => {
  test('who signs up with the address of Lena is told nothing, and the log is told', async () => {
    const account = { email: 'lena@example.com', password: NEW_PASSWORD, name: '', language: 'de' };
    expect(await eventsDuring(() => browser(served).sends('sign-up/email', account))).toEqual([
      told('failed_signup', 'warning', 'lena@example.com', { reason: 'account_exists' }),
    ]);
  });

  test('whose password is weak is told as a failed sign-up', async () => {
    const account = { email: 'neu@example.com', password: 'passwort1', name: '', language: 'de' };
    expect(await eventsDuring(() => browser(served).sends('sign-up/email', account))).toEqual([
      told('failed_signup', 'warning', null, { reason: 'weak_password' }),
    ]);
  });

  test('who asks for an account that is not there is told so, and the log is told', async () => {
    const ask = () =>
      browser(served).calls('signIn/activeAccountExists', { email_address: 'nobody@example.com' });
    expect((await ask()).body).toMatchObject({ code: 'CAPTCHA_MISSING' });
    const reset = () => browser(served).sends('request-password-reset', { email: 'nobody@example.com' });
    expect(await eventsDuring(reset)).toEqual([told('account_lookup', 'info', null, { exists: false })]);
  });

  test('without a captcha, or with a link that is none, cannot fill the log', async () => {
    const visitor = browser(served);
    const nothing = await eventsDuring(async () => {
      await visitor.sends('sign-in/email', { email: 'a@example.com', password: 'x', captcha: '' });
      await visitor.opens('/api/auth/magic-link/verify?token=none');
      await visitor.opens('/api/auth/verify-email?token=none');
      await visitor.sends('two-factor/verify-totp', { code: '000000' });
      await visitor.sends('sign-out');
    });
    expect(nothing).toEqual([]);
  });
});

describe('what the log keeps', () => {
  test('is no address of a visitor and no mail address, only what cannot be read back', async () => {
    const { rows } = await served.fresh.superuser.query(
      'select row_to_json(e)::text as row from security_events e',
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { row } of rows) expect(row).not.toMatch(/@|127\.0\.0\.1|Mozilla/);
    const { rows: keys } = await served.fresh.superuser.query(
      'select row_to_json(b)::text as row from back_offs b',
    );
    for (const { row } of keys) expect(row).not.toMatch(/@|127\.0\.0\.1/);
  });

  test.each(['security_events', 'user_activities'])(
    'in %s nobody can change, and only what is old goes',
    async (table) => {
      const { application, owner, superuser } = served.fresh;
      await expect(application.pool.query(`delete from ${table}`)).rejects.toThrow('permission denied');
      await expect(application.pool.query(`update ${table} set type = 'x'`)).rejects.toThrow(
        'permission denied',
      );
      await expect(superuser.query(`delete from ${table}`)).rejects.toThrow('append-only');
      await expect(superuser.query(`update ${table} set type = 'x'`)).rejects.toThrow('append-only');
      await expect(owner.pool.query(`truncate ${table}`)).rejects.toThrow('append-only');
      const count = async () =>
        (await superuser.query(`select count(*)::integer as n from ${table}`)).rows[0].n;
      const before = await count();
      const columns = table === 'security_events' ? 'severity, details' : 'user_id, data';
      const values = table === 'security_events' ? "'info', '{}'" : "gen_random_uuid(), '{}'";
      for (const days of [89, 91])
        await superuser.query(
          `insert into ${table} (id, at, type, device, ${columns}) values (gen_random_uuid(), now() - interval '${days} days', 'old', '', ${values})`,
        );
      expect(await purgeSecurityLog(database())).toBe(1);
      expect(await count()).toBe(before + 1);
    },
  );

  test('is shown to nobody who is neither an administrator nor the person themselves', async () => {
    const { pool } = served.fresh.application;
    for (const table of ['security_events', 'user_activities'])
      expect((await pool.query(`select count(*)::integer as n from ${table}`)).rows[0].n).toBe(0);
  });
});

test('an administrator reads page by page, and by kind', async () => {
  const all = await readSecurityEvents(database(), { limit: 100 });
  const first = await readSecurityEvents(database(), { limit: 3 });
  const second = await readSecurityEvents(database(), { limit: 3, before: first.at(-1)?.id });
  expect([...first, ...second]).toEqual(all.slice(0, 6));
  const failed = await readSecurityEvents(database(), {
    limit: 100,
    type: 'failed_signup',
    severity: 'warning',
  });
  expect(failed.map(({ id }) => id)).toEqual(
    all.filter(({ type }) => type === 'failed_signup').map(({ id }) => id),
  );
});
