/** A new password, behind a link or with the present one: it counts at once and everywhere. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  browser,
  joins,
  linkIn,
  mailsTo,
  minutesLater,
  NEW_PASSWORD,
  PASSWORD,
  signsIn,
  tokenTo,
} from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const USED = '/auth?mode=new-password&error=INVALID_TOKEN';

async function asks(email: string): Promise<string> {
  const answer = await browser(served).sends('request-password-reset', { email, redirectTo: '/auth' });
  expect(answer.status).toBe(200);
  return tokenTo(served, email);
}

function sets(token: string, newPassword = NEW_PASSWORD) {
  return browser(served).sends('reset-password', { token, newPassword });
}

test('Lena gets a link in her language, sets a new password, and is signed out everywhere', async () => {
  const email = 'reset@lena.example';
  const sessions = [await joins(served, email, 'en'), await signsIn(served, email)];
  const token = await asks(email);
  const [mail] = await mailsTo(served, email);
  expect(mail?.subject).toBe('New password for Belegbar');
  const visitor = browser(served);
  expect((await visitor.opens(linkIn(mail).pathname)).location).toBe(
    `/auth?mode=new-password&token=${token}`,
  );
  expect((await visitor.sends('reset-password', { token, newPassword: NEW_PASSWORD })).status).toBe(200);
  expect(await visitor.isSignedInAs()).toBeNull();
  for (const session of sessions) expect(await session.isSignedInAs()).toBeNull();
  const refused = await browser(served).sends('sign-in/email', { email, password: PASSWORD });
  expect(refused.body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect((await mailsTo(served, email))[0]?.subject).toBe('Your password for Belegbar was changed');
  await signsIn(served, email, NEW_PASSWORD);
});

test('the link works once, and the others that were sent before it not at all', async () => {
  const email = 'used@lena.example';
  await joins(served, email);
  const tokens = [await asks(email), await asks(email)];
  expect((await sets(tokens[1] ?? '')).status).toBe(200);
  for (const token of tokens) {
    expect((await browser(served).opens(`/api/auth/reset-password/${token}`)).location).toBe(USED);
    expect((await sets(token, 'another long password')).body).toMatchObject({
      status: 400,
      code: 'INVALID_TOKEN',
    });
  }
  await signsIn(served, email, NEW_PASSWORD);
});

test('of ten requests with one link, one sets the password', async () => {
  const email = 'tenfold@lena.example';
  await joins(served, email);
  const token = await asks(email);
  const passwords = Array.from({ length: 10 }, (_, index) => `regenschirm im hochsommer ${index}`);
  const answers = await Promise.all(passwords.map((password) => sets(token, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)];
  await signsIn(served, email, winner);
});

test('the link works for an hour', async () => {
  const email = 'hour@lena.example';
  await joins(served, email);
  const token = await asks(email);
  const late = () => browser(served).opens(`/api/auth/reset-password/${token}`);
  expect((await minutesLater(61, late)).location).toBe(USED);
  expect((await minutesLater(61, () => sets(token))).body).toMatchObject({ code: 'INVALID_TOKEN' });
  const fresh = await asks(email);
  expect((await minutesLater(59, () => sets(fresh))).status).toBe(200);
});

test('a password that is too short or too long leaves the link as good as it was', async () => {
  const email = 'short@lena.example';
  await joins(served, email);
  const token = await asks(email);
  for (const password of ['kurz', 'x'.repeat(201)]) expect((await sets(token, password)).status).toBe(400);
  expect((await sets(token)).status).toBe(200);
});

test('who can read the database finds no link that works', async () => {
  const email = 'reader@lena.example';
  await joins(served, email);
  const token = await asks(email);
  await browser(served).opens(`/api/auth/reset-password/${token}`);
  const tables = ['verifications', 'rate_limits', 'sessions', 'users', 'accounts'];
  for (const table of tables) {
    const { rows } = await served.fresh.superuser.query(`select * from ${table}`);
    expect(JSON.stringify(rows), table).not.toContain(token);
  }
  const { rows } = await served.fresh.superuser.query(
    'select identifier from verifications v join users u on u.id::text = v.value where u.email = $1',
    [email],
  );
  expect(rows).toHaveLength(1);
  const identifier = String(rows[0].identifier);
  for (const kept of [identifier, identifier.replace(/^.*:/, '')])
    expect((await sets(kept)).body).toMatchObject({ code: 'INVALID_TOKEN' });
});

test('a password changed with the present one ends the links that were sent before, and is told by mail', async () => {
  const email = 'twolinks@lena.example';
  const lena = await joins(served, email, 'en');
  const link = await asks(email);
  await lena.sends('change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
  expect((await sets(link)).body).toMatchObject({ code: 'INVALID_TOKEN' });
  expect((await mailsTo(served, email))[0]?.subject).toBe('Your password for Belegbar was changed');
});
