/** Links in mails: each works once, for a while, and for its own purpose. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browser,
  joins,
  linkIn,
  mailsTo,
  minutesLater,
  NEW_PASSWORD,
  PASSWORD,
  signsIn,
  signsUp,
  tokenTo,
} from '../support/account.ts';
import { type Served, serve } from '../support/served.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const CONFIRMED = '/email-confirmation';
const REFUSED = '/auth?mode=magic-link&error=INVALID_TOKEN';
const confirm = (token: string) => `/api/auth/verify-email?token=${token}`;
const enter = (token: string) => `/api/auth/magic-link/verify?token=${token}`;
const look = (token: string) => `/api/auth/reset-password/${token}`;

async function magicToken(email: string): Promise<string> {
  expect((await browser(served).sends('sign-in/magic-link', { email })).status).toBe(200);
  return tokenTo(served, email);
}

async function resetToken(email: string): Promise<string> {
  expect((await browser(served).sends('request-password-reset', { email })).status).toBe(200);
  return tokenTo(served, email);
}

describe('the link that confirms an address', () => {
  test('leads to a page with a button, since mail scanners open every link', async () => {
    await signsUp(served, 'scanner@lena.example', 'en');
    const [mail] = await mailsTo(served, 'scanner@lena.example');
    expect(mail?.subject).toBe('Please confirm your email address for Belegbar');
    expect(linkIn(mail).pathname).toBe(CONFIRMED);
  });

  test('signs Lena in once; the second time it says that it was used, and signs nobody in', async () => {
    const lena = await signsUp(served, 'once@lena.example');
    const token = await tokenTo(served, 'once@lena.example');
    expect((await lena.opens(confirm(token))).location).toBe(CONFIRMED);
    expect(await lena.isSignedInAs()).toBe('once@lena.example');
    const other = browser(served);
    expect((await other.opens(confirm(token))).location).toBe(`${CONFIRMED}?error=ALREADY_CONFIRMED`);
    expect(await other.isSignedInAs()).toBeNull();
  });

  test('opened ten times at once, it signs one browser in', async () => {
    await signsUp(served, 'ten@lena.example');
    const token = await tokenTo(served, 'ten@lena.example');
    const browsers = Array.from({ length: 10 }, () => browser(served));
    const answers = await Promise.all(browsers.map((each) => each.opens(confirm(token))));
    expect(answers.filter(({ location }) => location === CONFIRMED)).toHaveLength(1);
    expect(browsers.filter(({ cookies }) => cookies.has('belegbar.session_token'))).toHaveLength(1);
  });

  test('works for 24 hours', async () => {
    await signsUp(served, 'day@lena.example');
    const token = await tokenTo(served, 'day@lena.example');
    const late = await minutesLater(24 * 60 + 1, () => browser(served).opens(confirm(token)));
    expect(late.location).toBe(`${CONFIRMED}?error=TOKEN_EXPIRED`);
    const inTime = await minutesLater(24 * 60 - 1, () => browser(served).opens(confirm(token)));
    expect(inTime.location).toBe(CONFIRMED);
  });

  test('of a stranger who signed up with her address before her confirms nothing, and his password is gone', async () => {
    const email = 'taken@lena.example';
    const stranger = { email, password: 'the stranger knows this', name: 'Stranger', language: 'en' };
    await browser(served).sends('sign-up/email', stranger);
    const first = await tokenTo(served, email);
    const lena = await signsUp(served, email);
    const [mail] = await mailsTo(served, email);
    expect(mail?.text).toContain('noch einmal');
    expect((await lena.opens(confirm(first))).location).toBe(`${CONFIRMED}?error=INVALID_TOKEN`);
    expect((await lena.opens(confirm(await tokenTo(served, email)))).location).toBe(CONFIRMED);
    const refused = await browser(served).sends('sign-in/email', stranger);
    expect(refused.body).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    await signsIn(served, email);
  });

  test('a later sign-up with her confirmed address changes nothing and tells her', async () => {
    const email = 'safe@lena.example';
    await joins(served, email);
    await browser(served).sends('sign-up/email', {
      email,
      password: NEW_PASSWORD,
      name: 'X',
      language: 'en',
    });
    expect((await mailsTo(served, email))[0]?.subject).toBe('Du hast schon ein Konto bei Belegbar');
    await signsIn(served, email, PASSWORD);
  });
});

describe('the link that signs in', () => {
  test('leads to a page with a button, and is kept as a hash alone', async () => {
    const email = 'page@lena.example';
    await joins(served, email, 'en');
    const token = await magicToken(email);
    const [mail] = await mailsTo(served, email);
    expect(mail?.subject).toBe('Your sign-in link for Belegbar');
    expect(linkIn(mail)).toMatchObject({ pathname: '/auth', search: `?mode=magic-link&token=${token}` });
    const ofLena = 'select * from verifications where value like $1';
    const { rows } = await served.fresh.superuser.query(ofLena, [`%${email}%`]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const hash = String(rows[0].identifier).split(':').at(-1) ?? '';
    expect((await browser(served).opens(enter(hash))).location).toBe(REFUSED);
  });

  test('signs in once', async () => {
    const email = 'magic@lena.example';
    await joins(served, email);
    const token = await magicToken(email);
    const lena = browser(served);
    expect((await lena.opens(enter(token))).location).toBe('/invoice');
    expect(await lena.isSignedInAs()).toBe(email);
    const again = browser(served);
    expect((await again.opens(enter(token))).location).toBe(REFUSED);
    expect(await again.isSignedInAs()).toBeNull();
  });

  test('opened ten times at once, it signs one browser in', async () => {
    const email = 'tentimes@lena.example';
    await joins(served, email);
    const token = await magicToken(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser(served).opens(enter(token))));
    const places = answers.map(({ location }) => location).sort();
    expect(places).toEqual([...Array(9).fill(REFUSED), '/invoice']);
  });

  test('works for a quarter of an hour', async () => {
    const email = 'quarter@lena.example';
    await joins(served, email);
    const token = await magicToken(email);
    const late = await minutesLater(16, () => browser(served).opens(enter(token)));
    expect(late.location).toBe(REFUSED);
    const fresh = await magicToken(email);
    expect(fresh).not.toBe(token);
    expect((await minutesLater(14, () => browser(served).opens(enter(fresh)))).location).toBe('/invoice');
  });

  test('is not sent to an address that nobody has confirmed, nor does it make an account', async () => {
    await signsUp(served, 'unconfirmed@lena.example');
    for (const email of ['unconfirmed@lena.example', 'nobody@lena.example']) {
      const before = await mailsTo(served, email);
      for (const path of ['sign-in/magic-link', 'request-password-reset'])
        expect((await browser(served).sends(path, { email })).body).toMatchObject({
          code: 'NO_ACTIVE_ACCOUNT',
        });
      expect(await mailsTo(served, email)).toEqual(before);
    }
  });
});

test('a link of one purpose works for no other, and none leads to a foreign page', async () => {
  const email = 'purpose@lena.example';
  await signsUp(served, email);
  const tokens = { confirm: await tokenTo(served, email), magic: '', reset: '' };
  await browser(served).opens(confirm(tokens.confirm));
  await signsUp(served, 'pending@lena.example');
  tokens.confirm = await tokenTo(served, 'pending@lena.example');
  tokens.magic = await magicToken(email);
  tokens.reset = await resetToken(email);
  const foreign = '&callbackURL=https://evil.example&errorCallbackURL=//evil.example';
  for (const token of [tokens.magic, tokens.reset, 'broken', ''])
    expect((await browser(served).opens(confirm(token) + foreign)).location).toBe(
      `${CONFIRMED}?error=INVALID_TOKEN`,
    );
  for (const token of [tokens.confirm, tokens.reset, 'broken', ''])
    expect((await browser(served).opens(enter(token) + foreign)).location).toBe(REFUSED);
  for (const token of [tokens.confirm, tokens.magic, 'broken'])
    expect((await browser(served).opens(`${look(token)}?${foreign}`)).location).toBe(
      '/auth?mode=new-password&error=INVALID_TOKEN',
    );
  for (const token of [tokens.confirm, tokens.magic, 'broken']) {
    const refused = await browser(served).sends('reset-password', { token, newPassword: NEW_PASSWORD });
    expect(refused.body).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  }
  expect((await browser(served).opens(enter(tokens.magic))).location).toBe('/invoice');
  expect((await browser(served).opens(look(tokens.reset))).location).toBe(
    `/auth?mode=new-password&token=${tokens.reset}`,
  );
});
