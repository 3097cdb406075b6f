/** After a day in use a session gets a new token. Nobody notices, and the old one is worth nothing once the new one is in use. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joins, NEW_PASSWORD, PASSWORD } from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';
import { ages, isAskedAnew, sessionsOf, tokenOf } from '../support/sessions.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

test('twenty requests at once lose nobody, and all of them get the one new token', async () => {
  const email = 'twenty@lena.example';
  const lena = await joins(served, email);
  const [before] = await sessionsOf(lena);
  await ages(served, lena, ['token_since'], '25 hours');
  const tabs = Array.from({ length: 20 }, () => lena.copied());
  const answers = await Promise.all(tabs.map((tab) => tab.isSignedInAs()));
  expect(answers).toEqual(Array(20).fill(email));
  const tokens = new Set(tabs.map(tokenOf).filter((token) => token !== tokenOf(lena)));
  expect(tokens.size).toBe(1);
  const renewed = tabs.find((tab) => tokenOf(tab) !== tokenOf(lena)) ?? lena;
  expect(await renewed.isSignedInAs()).toBe(email);
  const [after] = await sessionsOf(renewed);
  expect(after).toMatchObject({ id: before?.id, startedAt: before?.startedAt, isCurrent: true });
});

test('not before a day is over', async () => {
  const lena = await joins(served, 'day@lena.example');
  const before = tokenOf(lena);
  await ages(served, lena, ['token_since', 'updated_at'], '23 hours');
  expect(await lena.isSignedInAs()).toBe('day@lena.example');
  expect(tokenOf(lena)).toBe(before);
});

test('an answer that never arrived costs nothing: the old token offers the new one until that is seen', async () => {
  const email = 'lost@lena.example';
  const lena = await joins(served, email);
  await ages(served, lena, ['token_since'], '25 hours');
  expect(await lena.copied().isSignedInAs()).toBe(email);
  const later = "interval '1 hour'";
  await served.fresh.superuser.query(`update sessions set token_since = token_since - ${later}`);
  await served.fresh.superuser.query(
    `update replaced_session_tokens set replaced_at = replaced_at - ${later}`,
  );
  const old = tokenOf(lena);
  isAskedAnew(lena);
  expect(await lena.isSignedInAs()).toBe(email);
  expect(tokenOf(lena)).not.toBe(old);
});

test('a form sent with the old token within the minute is taken', async () => {
  const email = 'form@lena.example';
  const lena = await joins(served, email);
  await ages(served, lena, ['token_since'], '25 hours');
  const tab = lena.copied();
  expect((await lena.calls('signIn/setLanguage', { language: 'en' })).status).toBe(200);
  expect(tokenOf(lena)).not.toBe(tokenOf(tab));
  expect(await lena.isSignedInAs()).toBe(email);
  isAskedAnew(tab);
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  expect((await tab.sends('change-password', change)).status).toBe(200);
  expect(await tab.isSignedInAs()).toBe(email);
});

test('signing out with the old token ends the session', async () => {
  const lena = await joins(served, 'out@lena.example');
  await ages(served, lena, ['token_since'], '25 hours');
  const tab = lena.copied();
  expect(await lena.isSignedInAs()).toBe('out@lena.example');
  await tab.sends('sign-out');
  expect(tab.cookies.has('belegbar.session_token')).toBe(false);
  expect(await lena.isSignedInAs()).toBeNull();
});

test('a stolen copy of the old token ends the session, for the thief and for everyone', async () => {
  const email = 'thief@lena.example';
  const lena = await joins(served, email);
  const thief = lena.copied();
  await ages(served, lena, ['token_since'], '25 hours');
  expect(await lena.isSignedInAs()).toBe(email);
  expect(tokenOf(lena)).not.toBe(tokenOf(thief));
  isAskedAnew(lena);
  expect(await lena.isSignedInAs()).toBe(email);
  await ages(served, lena, ['token_seen_at'], '59 seconds');
  isAskedAnew(thief);
  expect(await thief.copied().isSignedInAs()).toBe(email);
  await ages(served, lena, ['token_seen_at'], '2 seconds');
  isAskedAnew(thief);
  expect(await thief.isSignedInAs()).toBeNull();
  expect(await lena.isSignedInAs()).toBeNull();
});

test('the token of the day before yesterday, too', async () => {
  const email = 'older@lena.example';
  const lena = await joins(served, email);
  const thief = lena.copied();
  for (const _ of ['yesterday', 'today']) {
    await ages(served, lena, ['token_since'], '25 hours');
    expect(await lena.isSignedInAs()).toBe(email);
    isAskedAnew(lena);
    expect(await lena.isSignedInAs()).toBe(email);
  }
  isAskedAnew(thief);
  expect(await thief.isSignedInAs()).toBeNull();
  isAskedAnew(lena);
  expect(await lena.isSignedInAs()).toBeNull();
});
