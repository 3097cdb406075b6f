/** Waiting after wrong guesses: short and rare for who mistypes, long for who guesses, and never the owner's for what others do. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { browser, joins, mailsTo, PASSWORD, tokenTo } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { solvedCaptcha } from '../support/captcha.ts';
import { handClock } from '../support/hand-clock.ts';
import { type Served, serve } from '../support/served.ts';
import { type Visitor, visitorAt } from '../support/visitor.ts';

const clock = handClock();
let served: Served;
beforeAll(async () => {
  served = await serve({ clock });
});
afterAll(() => served.close());

const signIn = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.sends('sign-in/email', { email, password });

/** Tries wrong passwords until a wait begins. Returns how many were looked at, and how long the wait is. */
async function guessUntilWaiting(visitor: Visitor, email: string) {
  for (let looked = 0; looked < 50; looked += 1) {
    const { body } = await signIn(visitor, email, `falsch-${looked}`);
    if (body.code === 'TOO_MANY_ATTEMPTS') return { looked, seconds: body.retryAfterSeconds as number };
  }
  throw new Error('no wait began');
}

/** Waits so long that every address and account starts anew. */
const nextDay = () => clock.pass({ days: 1 });

describe('Lena, who mistypes', () => {
  test('four times is signed in with the fifth try, and the tries are forgotten', async () => {
    nextDay();
    await joins(served, 'lena@example.com');
    for (let round = 0; round < 2; round += 1) {
      const visitor = browser(served);
      for (let tries = 0; tries < 4; tries += 1)
        expect((await signIn(visitor, 'lena@example.com', 'vertippt')).body.code).toBe(
          'INVALID_EMAIL_OR_PASSWORD',
        );
      expect((await signIn(visitor, 'lena@example.com')).status).toBe(200);
    }
  });

  test('five times waits a quarter of a minute, is told so, and can then go on', async () => {
    nextDay();
    const email = 'lena@tippfehler.example';
    await joins(served, email);
    const visitor = browser(served);
    expect(await guessUntilWaiting(visitor, email)).toEqual({ looked: 5, seconds: 15 });
    clock.pass({ seconds: 14 });
    expect((await signIn(visitor, email)).body).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      status: 429,
      retryAfterSeconds: 1,
    });
    clock.pass({ seconds: 1 });
    expect((await signIn(visitor, email)).status).toBe(200);
  });
});

describe('a stranger, who guesses', () => {
  test('waits twice as long each time, up to a quarter of an hour', async () => {
    nextDay();
    const visitor = browser(served);
    const waits: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      const { seconds } = await guessUntilWaiting(visitor, 'aylin@example.com');
      waits.push(seconds);
      clock.pass({ seconds });
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  test('does not get new tries by writing the address in another way', async () => {
    nextDay();
    await guessUntilWaiting(browser(served), 'jonas@example.com');
    const written = async (address: string) => (await signIn(browser(served), address)).body.code;
    expect(await written('JONAS@Example.COM')).toBe('TOO_MANY_ATTEMPTS');
    // A blank in front, an old s that is a new one in capitals, and a wide j.
    for (const address of [' jonas@example.com', 'jona\u017f@example.com', '\uff4aonas@example.com'])
      expect(await written(address)).toBe('INVALID_EMAIL');
  });

  test('does not get new tries from another address, nor by claiming one', async () => {
    nextDay();
    await guessUntilWaiting(browser(served), 'jonas@example.com');
    for (const header of ['x-forwarded-for', 'x-client-address', 'x-real-ip', 'forwarded']) {
      const claiming = visitorAt(served.address, undefined, undefined, { [header]: '203.0.113.99' });
      expect((await signIn(claiming, 'jonas@example.com')).body.code).toBe('TOO_MANY_ATTEMPTS');
    }
  });

  test('who tries one password at many accounts waits as well', async () => {
    nextDay();
    const codes: unknown[] = [];
    for (let account = 0; account < 24; account += 1)
      codes.push((await signIn(browser(served), `firma-${account}@example.com`, 'Sommer2024!')).body.code);
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('INVALID_EMAIL_OR_PASSWORD'));
    expect(codes.slice(20)).toEqual(Array(4).fill('TOO_MANY_ATTEMPTS'));
  });

  test('who asks fifty times at the same moment is looked at as often as who asks slowly', async () => {
    nextDay();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        signIn(browser(served), 'jonas@example.com', `falsch-${index}`),
      ),
    );
    const looked = answers.filter(({ body }) => body.code === 'INVALID_EMAIL_OR_PASSWORD');
    expect(looked).toHaveLength(5);
  });
});

describe('what strangers do to the account of Lena', () => {
  test('does not keep her out where she has signed in before', async () => {
    nextDay();
    const email = 'lena@atelier.example';
    const lena = await joins(served, email);
    await lena.sends('sign-out');
    await guessUntilWaiting(browser(served), email);
    expect((await signIn(browser(served), email)).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await signIn(lena, email)).status).toBe(200);
  });

  test('does not help who has stolen that browser: it has its own waits', async () => {
    nextDay();
    const email = 'lena@laden.example';
    const lena = await joins(served, email);
    await lena.sends('sign-out');
    expect(await guessUntilWaiting(lena.copied(), email)).toEqual({ looked: 10, seconds: 15 });
    expect((await signIn(lena.copied(), email)).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  test('does not use up the mails that she can ask for', async () => {
    nextDay();
    const email = 'lena@verlag.example';
    const lena = await joins(served, email);
    await lena.sends('sign-out');
    clock.pass({ hours: 2 });
    const ask = (visitor: Visitor) => visitor.sends('sign-in/magic-link', { email });
    for (let mails = 0; mails < 5; mails += 1) expect((await ask(browser(served))).status).toBe(200);
    // The sixth is answered as the fifth: what it would bring lies in her box already.
    expect((await ask(browser(served))).status).toBe(200);
    // One to confirm the address, one that welcomes her, and the five.
    expect((await mailsTo(served, email)).length).toBe(7);
    expect((await ask(lena)).status).toBe(200);
    await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
    expect(await lena.isSignedInAs()).toBe(email);
  });
});

test('a flood of strangers from many networks leaves Lena her way into a new browser: the link in her box', async () => {
  const flooded = await serve({ clock }, { TRUST_PROXY: 'loopback' });
  onTestFinished(() => flooded.close());
  const email = 'lena@flut.example';
  await joins(flooded, email);
  const from = (network: number) =>
    visitorAt(flooded.address, undefined, undefined, { 'x-forwarded-for': `198.51.100.${network}` });
  for (let network = 1; network <= 6; network += 1) {
    await signIn(from(network), email, 'falsch geraten');
    for (const form of ['request-password-reset', 'sign-in/magic-link'])
      for (let times = 0; times < 2; times += 1)
        expect((await from(network).sends(form, { email })).status).toBe(200);
  }
  const lena = from(200);
  expect((await signIn(lena, email)).body.code).toBe('TOO_MANY_ATTEMPTS');
  expect((await lena.sends('request-password-reset', { email })).status).toBe(200);
  expect((await lena.sends('sign-in/magic-link', { email })).status).toBe(200);
  // To confirm, to welcome, and five of each kind.
  expect(await mailsTo(flooded, email)).toHaveLength(12);
  await lena.opens(`/api/auth/magic-link/verify?token=${await tokenTo(flooded, email)}`);
  expect(await lena.isSignedInAs()).toBe(email);
});

test('whether an account exists is told ten times an hour for one address, by whichever form', async () => {
  nextDay();
  const email = 'aylin@beratung.example';
  await joins(served, email);
  const ask = async (address: string) => {
    const captcha = await solvedCaptcha(served.address);
    return browser(served).calls('signIn/activeAccountExists', { email_address: address, captcha });
  };
  expect((await ask(email.toUpperCase())).body).toEqual({ exists: true });
  expect((await ask('niemand@beratung.example')).body).toEqual({ exists: false });
  for (let asked = 1; asked < 10; asked += 1) expect((await ask(email)).body).toEqual({ exists: true });
  expect(await ask(email)).toMatchObject({
    status: 429,
    body: { code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 360 } },
  });
  const reset = await browser(served).sends('request-password-reset', { email });
  expect(reset.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 360 });
});

test('signing in by a link ends the wait of the account', async () => {
  nextDay();
  const email = 'lena@galerie.example';
  await joins(served, email);
  await guessUntilWaiting(browser(served), email);
  const visitor = browser(served);
  await visitor.sends('sign-in/magic-link', { email });
  await visitor.opens(`/api/auth/magic-link/verify?token=${await tokenTo(served, email)}`);
  expect(await visitor.isSignedInAs()).toBe(email);
  expect((await signIn(browser(served), email)).status).toBe(200);
});

test('a right password that is not confirmed yet counts as a try, since each sends a mail', async () => {
  nextDay();
  const email = 'neu@example.com';
  await browser(served).sends('sign-up/email', { email, password: PASSWORD, name: '', language: 'de' });
  const codes: unknown[] = [];
  for (let tries = 0; tries < 6; tries += 1) codes.push((await signIn(browser(served), email)).body.code);
  expect(codes).toEqual([...Array(5).fill('EMAIL_NOT_VERIFIED'), 'TOO_MANY_ATTEMPTS']);
});

test('codes of the second factor cannot be guessed either, and a thief of the session cannot guess the password', async () => {
  nextDay();
  const email = 'jonas@werkstatt.example';
  const jonas = await joins(served, email);
  const { body } = await jonas.sends('two-factor/enable', { password: PASSWORD });
  const uri = String(body.totpURI);
  expect((await jonas.sends('two-factor/verify-totp', { code: codeOf(uri) })).status).toBe(200);

  const thief = jonas.copied();
  const looked: unknown[] = [];
  for (let guess = 0; guess < 7; guess += 1)
    looked.push((await thief.sends('two-factor/disable', { password: `falsch-${guess}` })).body.code);
  expect(looked).toEqual([...Array(5).fill('INVALID_PASSWORD'), ...Array(2).fill('TOO_MANY_ATTEMPTS')]);

  const guesser = browser(served);
  // A step of nobody's, by the name that the cookie has on https: it does not hide whose code is guessed.
  guesser.cookies.set('__Host-belegbar.two_factor', '2fa-none.x');
  const codes: unknown[] = [];
  for (let guess = 0; guess < 3; guess += 1) {
    expect((await signIn(guesser, email)).body.twoFactorRedirect).toBe(true);
    for (let code = 0; code < 4; code += 1)
      codes.push((await guesser.sends('two-factor/verify-totp', { code: `00000${code}` })).body.code);
  }
  expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(5);
  expect(codes.slice(5)).toEqual(Array(7).fill('TOO_MANY_ATTEMPTS'));
});
