/** The second factor: whoever has it is asked for it, whichever way they come in. */

import { withoutBusiness } from '@belegbar/server/platform/database';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, joins, NEW_PASSWORD, PASSWORD, signsIn, tokenTo } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { type Served, serve } from '../support/served.ts';
import { sessionsOf } from '../support/sessions.ts';
import type { Visitor } from '../support/visitor.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const STEP = { twoFactorRedirect: true, twoFactorMethods: ['totp'] };

interface Factor {
  totpURI: string;
  backupCodes: string[];
}

async function enables(lena: Visitor): Promise<Factor> {
  return (await lena.sends('two-factor/enable', { password: PASSWORD })).body as unknown as Factor;
}

/** Somebody with a second factor; the code of this half minute is `used` to set it up. */
async function joinsWithFactor(email: string): Promise<Factor & { lena: Visitor; used: string }> {
  const lena = await joins(served, email);
  const factor = await enables(lena);
  const used = codeOf(factor.totpURI);
  expect((await lena.sends('two-factor/verify-totp', { code: used })).status).toBe(200);
  return { ...factor, lena, used };
}

/** Gives the right password in a new browser and stands at the second step. */
async function atTheStep(email: string, password = PASSWORD): Promise<Visitor> {
  const visitor = browser(served);
  expect((await visitor.sends('sign-in/email', { email, password })).body).toEqual(STEP);
  return visitor;
}

async function securityOf(visitor: Visitor) {
  return (await visitor.calls('account/security')).body;
}

describe('setting it up', () => {
  test('counts only once a code was right, and her session goes on with a new token', async () => {
    const email = 'setup@lena.example';
    const lena = await joins(served, email);
    expect((await lena.sends('two-factor/enable', { password: 'wrong' })).body).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    const { totpURI, backupCodes } = await enables(lena);
    expect(totpURI).toMatch(
      /^otpauth:\/\/totp\/Belegbar:setup%40lena\.example\?secret=[A-Z2-7]+&issuer=Belegbar/,
    );
    expect(new Set(backupCodes).size).toBe(10);
    expect(await securityOf(lena)).toEqual({ hasPassword: true, secondFactor: false, backupCodesLeft: 0 });
    await signsIn(served, email);
    expect((await lena.sends('two-factor/verify-totp', { code: '000000' })).body).toMatchObject({
      code: 'INVALID_CODE',
    });
    expect((await lena.sends('two-factor/verify-totp', { code: codeOf(totpURI) })).status).toBe(200);
    expect(await lena.isSignedInAs()).toBe(email);
    expect(await securityOf(lena)).toEqual({ hasPassword: true, secondFactor: true, backupCodesLeft: 10 });
    expect((await lena.sends('two-factor/enable', { password: PASSWORD })).body).toMatchObject({
      code: 'SECOND_FACTOR_ON',
    });
    const { rows } = await served.fresh.superuser.query('select * from two_factors');
    for (const secret of [...backupCodes, new URL(totpURI).searchParams.get('secret') ?? ''])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('begun twice at once begins twice, and the code of one of them counts', async () => {
    const lena = await joins(served, 'twice@lena.example');
    // Both have looked before either has written.
    await served.fresh.superuser.query(
      `create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(1); return new; end';
       create trigger dawdle before insert on two_factors for each row execute function dawdle()`,
    );
    const begin = () => lena.sends('two-factor/enable', { password: PASSWORD });
    const begun = await Promise.all([begin(), begin()]);
    await served.fresh.superuser.query('drop function dawdle() cascade');
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    const statuses: number[] = [];
    for (const { body } of begun) {
      const code = codeOf(String(body.totpURI));
      statuses.push((await lena.sends('two-factor/verify-totp', { code })).status);
    }
    expect(statuses.sort()).toEqual([200, 401]);
  });

  test('needs a password; who has none is told so', async () => {
    const email = 'demo@lena.example';
    await withoutBusiness(served.fresh.application.database, (transaction) =>
      addConfirmedUser(transaction, { email, name: 'Lena', language: 'de' }),
    );
    const lena = browser(served);
    await lena.sends('sign-in/magic-link', { email });
    await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
    expect(await securityOf(lena)).toEqual({ hasPassword: false, secondFactor: false, backupCodesLeft: 0 });
    for (const path of ['two-factor/enable', 'two-factor/disable', 'two-factor/generate-backup-codes'])
      expect((await lena.sends(path, { password: PASSWORD })).body).toMatchObject({
        status: 400,
        code: 'NO_PASSWORD',
      });
    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await lena.sends('change-password', change)).body).toMatchObject({ code: 'NO_PASSWORD' });
  });

  test('and taking it off needs the password; afterwards the password alone opens again', async () => {
    const email = 'off@lena.example';
    const { lena } = await joinsWithFactor(email);
    expect((await lena.sends('two-factor/disable', { password: 'wrong' })).body).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    await atTheStep(email);
    expect((await lena.sends('two-factor/disable', { password: PASSWORD })).status).toBe(200);
    expect(await lena.isSignedInAs()).toBe(email);
    await signsIn(served, email);
  });
});

describe('signing in', () => {
  test('in a browser that was signed in leaves one session, also past the step and by a link', async () => {
    const email = 'left@lena.example';
    const { totpURI, backupCodes, lena } = await joinsWithFactor(email);
    expect((await lena.sends('sign-in/email', { email, password: PASSWORD })).body).toEqual(STEP);
    await lena.sends('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect(await sessionsOf(lena)).toHaveLength(1);
    await lena.sends('sign-in/magic-link', { email });
    await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
    await lena.sends('two-factor/verify-backup-code', { code: backupCodes[0] });
    expect(await sessionsOf(lena)).toHaveLength(1);
  });

  test('takes the password and a code, which works once', async () => {
    const email = 'code@lena.example';
    const { totpURI, used } = await joinsWithFactor(email);
    const first = await atTheStep(email);
    const second = await atTheStep(email);
    expect(await first.isSignedInAs()).toBeNull();
    const again = await first.sends('two-factor/verify-totp', { code: used });
    expect(again.body).toMatchObject({ code: 'INVALID_CODE' });
    const code = codeOf(totpURI, 1);
    const both = await Promise.all(
      [first, second].map((each) => each.sends('two-factor/verify-totp', { code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const names = await Promise.all([first, second].map((each) => each.isSignedInAs()));
    expect(names.filter((name) => name === email)).toHaveLength(1);
  });

  test('by a link leads to the same step, and past it only with a code', async () => {
    const email = 'link@lena.example';
    const { totpURI } = await joinsWithFactor(email);
    const visitor = browser(served);
    await visitor.sends('sign-in/magic-link', { email });
    const link = `/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`;
    expect((await visitor.opens(link)).location).toBe('/auth?mode=second-factor');
    expect(visitor.cookies.has('belegbar.session_token')).toBe(false);
    expect(await visitor.isSignedInAs()).toBeNull();
    expect((await visitor.sends('two-factor/verify-totp', { code: codeOf(totpURI, 1) })).status).toBe(200);
    expect(await visitor.isSignedInAs()).toBe(email);
    expect((await browser(served).opens(link)).location).toContain('INVALID_TOKEN');
  });

  test('with a recovery code works once per code, also when two come at once', async () => {
    const email = 'recovery@lena.example';
    const { backupCodes, lena } = await joinsWithFactor(email);
    const two = await Promise.all([atTheStep(email), atTheStep(email)]);
    const send = (visitor: Visitor, code = '') => visitor.sends('two-factor/verify-backup-code', { code });
    const answers = await Promise.all(two.map((visitor) => send(visitor, backupCodes[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body).toMatchObject({ code: 'INVALID_CODE' });
    expect((await send(await atTheStep(email), backupCodes[0])).body).toMatchObject({ code: 'INVALID_CODE' });
    expect(await securityOf(lena)).toMatchObject({ backupCodesLeft: 9 });
    const renewed = await lena.sends('two-factor/generate-backup-codes', { password: PASSWORD });
    const [fresh] = (renewed.body as { backupCodes?: string[] }).backupCodes ?? [];
    expect((await send(await atTheStep(email), backupCodes[1])).body).toMatchObject({ code: 'INVALID_CODE' });
    expect((await send(await atTheStep(email), fresh)).status).toBe(200);
    expect(await securityOf(lena)).toMatchObject({ backupCodesLeft: 9 });
  });

  test('stops guesses after five at one step and after ten in all', async () => {
    const email = 'guess@lena.example';
    const { totpURI } = await joinsWithFactor(email);
    const guesses = async (visitor: Visitor, first: number) => {
      const codes: unknown[] = [];
      for (let guess = first; guess < first + 6; guess += 1)
        codes.push((await visitor.sends('two-factor/verify-totp', { code: `x${guess}` })).body.code);
      return codes;
    };
    expect(await guesses(await atTheStep(email), 0)).toEqual([
      ...Array(5).fill('INVALID_CODE'),
      'TOO_MANY_ATTEMPTS',
    ]);
    expect((await guesses(await atTheStep(email), 10)).at(-1)).toBe('TOO_MANY_ATTEMPTS');
    const right = await (await atTheStep(email)).sends('two-factor/verify-totp', {
      code: codeOf(totpURI, 1),
    });
    expect(right.body).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  });

  test('without a step begun, a code opens nothing', async () => {
    const { totpURI } = await joinsWithFactor('nostep@lena.example');
    const answer = await browser(served).sends('two-factor/verify-totp', { code: codeOf(totpURI, 1) });
    expect(answer.body).toMatchObject({ status: 401, code: 'SECOND_FACTOR_EXPIRED' });
  });

  test('on a trusted device asks for no code, until the password is another', async () => {
    const email = 'trusted@lena.example';
    const { totpURI, lena } = await joinsWithFactor(email);
    const laptop = await atTheStep(email);
    await laptop.sends('two-factor/verify-totp', { code: codeOf(totpURI, 1), trustDevice: true });
    await laptop.sends('sign-out');
    expect((await laptop.sends('sign-in/email', { email, password: PASSWORD })).body).not.toMatchObject(STEP);
    expect(await laptop.isSignedInAs()).toBe(email);
    const stolen = browser(served);
    for (const [name, value] of laptop.cookies) if (name.includes('trust')) stolen.cookies.set(name, value);
    await lena.sends('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect((await stolen.sends('sign-in/email', { email, password: NEW_PASSWORD })).body).toEqual(STEP);
  });
});
