/** What belongs to one change of an account happens with it, also where somebody signs in at that moment or the server dies. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browser, joins, NEW_PASSWORD, PASSWORD, signsIn, tokenTo } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { type Served, serve } from '../support/served.ts';
import { type Visitor, visitorAt } from '../support/visitor.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
  await asOperator(`
    create function dawdle() returns trigger language plpgsql as $$
    begin if new.user_agent = 'slow' then perform pg_advisory_xact_lock(${BARRIER}); end if; return new; end $$`);
  await asOperator('create trigger dawdle before insert on sessions for each row execute function dawdle()');
});
afterAll(() => served.close());

const BARRIER = 4711;

/** As the application is, and no further than the statement: a server that dies comes no further either. */
const asApplication = (sql: string, email: string) => served.fresh.application.pool.query(sql, [email]);
const asOperator = (sql: string) => served.fresh.superuser.query(sql);

/** The thief's password was right, and the session is about to be made. */
async function isWaiting() {
  const { rows } = await asOperator(
    "select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted",
  );
  expect(rows).toHaveLength(1);
}

async function countSessions(email: string): Promise<number> {
  const its = `user_id = (select id from users where email = '${email}')`;
  const { rows } = await asOperator(`select count(*)::integer as count from sessions where ${its}`);
  return rows[0].count;
}

async function isAskedForCode(email: string): Promise<boolean> {
  const answer = await browser(served).sends('sign-in/email', { email, password: PASSWORD });
  return answer.body.twoFactorRedirect === true;
}

async function newPasswordByLink(email: string) {
  await browser(served).sends('request-password-reset', { email });
  const token = await tokenTo(served, email);
  return () => browser(served).sends('reset-password', { token, newPassword: NEW_PASSWORD });
}

async function newPasswordByOld(lena: Visitor) {
  return () => lena.sends('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
}

describe('a new password', () => {
  test.each([
    ['behind a link', (_lena: Visitor, email: string) => newPasswordByLink(email)],
    ['with the old one', newPasswordByOld],
  ])('set %s also shuts out who is just signing in with the old one', async (way, begin) => {
    const email = `${way.length}@lena.example`;
    const set = await begin(await joins(served, email), email);
    const thief = visitorAt(served.address, 'slow');
    await asOperator(`select pg_advisory_lock(${BARRIER})`);
    const signingIn = thief.sends('sign-in/email', { email, password: PASSWORD });
    await vi.waitFor(isWaiting, { timeout: 60_000, interval: 100 });
    expect((await set()).status).toBe(200);
    await asOperator(`select pg_advisory_unlock(${BARRIER})`);
    expect((await signingIn).body).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect(await thief.isSignedInAs()).toBeNull();
    expect((await signsIn(served, email, NEW_PASSWORD)).cookies.size).toBeGreaterThan(0);
  });

  test('ends the links that sign in, too', async () => {
    const email = 'links@lena.example';
    const lena = await joins(served, email);
    await browser(served).sends('sign-in/magic-link', { email });
    const token = await tokenTo(served, email);
    await (await newPasswordByOld(lena))();
    const answer = await browser(served).opens(`/api/auth/magic-link/verify?token=${token}`);
    expect(answer.location).toContain('INVALID_TOKEN');
    expect(await lena.isSignedInAs()).toBe(email);
  });

  test('ends everything that the old one had opened, even if the server dies right after it', async () => {
    const email = 'killed@lena.example';
    await joins(served, email);
    await newPasswordByLink(email);
    const token = await tokenTo(served, email);
    const setIt = `update accounts set password = password || '=', updated_at = now() from users where users.id = user_id and email = $1`;
    await asApplication(setIt, email);
    expect(await countSessions(email)).toBe(0);
    expect((await browser(served).opens(`/api/auth/reset-password/${token}`)).location).toContain(
      'INVALID_TOKEN',
    );
  });

  test('is not what a stronger way of keeping the same one makes', async () => {
    const email = 'same@lena.example';
    await joins(served, email);
    await asApplication(
      `update accounts set password = password || '=' from users where users.id = user_id and email = $1`,
      email,
    );
    expect(await countSessions(email)).toBe(1);
  });
});

describe('the second factor of a server that dies', () => {
  async function prepares(email: string) {
    const lena = await joins(served, email);
    const factor = (await lena.sends('two-factor/enable', { password: PASSWORD })).body;
    return { lena, totpURI: String(factor.totpURI) };
  }

  test('while it goes on takes the codes of the app', async () => {
    const email = 'on@lena.example';
    const { totpURI } = await prepares(email);
    await asApplication('update users set two_factor_enabled = true where email = $1', email);
    const visitor = browser(served);
    await visitor.sends('sign-in/email', { email, password: PASSWORD });
    expect((await visitor.sends('two-factor/verify-totp', { code: codeOf(totpURI) })).status).toBe(200);
    expect(await visitor.isSignedInAs()).toBe(email);
  });

  test('while it goes off can be set up again, and no device is trusted for it', async () => {
    const email = 'off@lena.example';
    const { lena, totpURI } = await prepares(email);
    await lena.sends('two-factor/verify-totp', { code: codeOf(totpURI) });
    const laptop = browser(served);
    await laptop.sends('sign-in/email', { email, password: PASSWORD });
    await laptop.sends('two-factor/verify-totp', { code: codeOf(totpURI, 1), trustDevice: true });
    await asApplication('update users set two_factor_enabled = false where email = $1', email);
    expect(await isAskedForCode(email)).toBe(false);
    const again = (await lena.sends('two-factor/enable', { password: PASSWORD })).body;
    expect(again).toHaveProperty('totpURI');
    await lena.sends('two-factor/verify-totp', { code: codeOf(String(again.totpURI)) });
    const answer = await laptop.sends('sign-in/email', { email, password: PASSWORD });
    expect(answer.body).toMatchObject({ twoFactorRedirect: true });
  });
});
