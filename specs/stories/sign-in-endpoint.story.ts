/** What comes to the endpoint of the sign-in that no form of ours sends. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  browser,
  joins,
  linkIn,
  mailsTo,
  NEW_PASSWORD,
  PASSWORD,
  signsUp,
  tokenTo,
} from '../support/account.ts';
import { solvedCaptcha } from '../support/captcha.ts';
import { type Served, serve } from '../support/served.ts';
import { type Visitor, visitorAt } from '../support/visitor.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** The answer to an address as it stands: programs that are no browsers send anything. */
async function answerTo(path: string, cookie: string): Promise<string> {
  const { host, hostname, port } = new URL(served.address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('calls of the library that are shut', () => {
  test.each([
    'get-session',
    'reset-password/..\\get-session',
    'reset-password/..\\list-sessions',
    'reset-password/%2e%2e',
  ])('stay shut however they are written: %s', async (path) => {
    const lena = await joins(served, `${path.replace(/\W/g, '')}@lena.example`);
    expect(await answerTo(`/api/auth/${path}`, cookieOf(lena))).toMatch(/^HTTP\/1\.1 404 /);
  });
});

describe('values that no form sends', () => {
  test('are refused, not a failure of the server', async () => {
    const lena = await joins(served, 'values@lena.example');
    await lena.sends('two-factor/enable', { password: PASSWORD });
    for (const code of ['\u0000', 'x'.repeat(50_000)])
      expect((await lena.sends('two-factor/verify-totp', { code })).body).toMatchObject({
        status: 400,
        code: 'INVALID_CODE',
      });
    const reset = { token: 'a\u0000', newPassword: NEW_PASSWORD };
    expect((await lena.sends('reset-password', reset)).body).toMatchObject({ code: 'INVALID_TOKEN' });
    const forged = visitorAt(served.address, 'x', new Map([['belegbar.two_factor', '%00.x']]));
    expect((await forged.sends('two-factor/verify-totp', { code: '123456' })).body).toMatchObject({
      status: 401,
      code: 'SECOND_FACTOR_EXPIRED',
    });
  });

  test('a place to go on to is not even given back', async () => {
    const email = 'place@lena.example';
    await joins(served, email);
    const callbackURL = 'https://evil.example';
    const answer = await browser(served).sends('sign-in/email', { email, password: PASSWORD, callbackURL });
    expect(answer).toMatchObject({ status: 200, location: '' });
    expect(JSON.stringify(answer.body)).not.toContain('evil');
  });
});

describe('a foreign page that sends Lena to a link of its own account', () => {
  const fromAfar = ({ cookies }: Visitor) =>
    visitorAt(served.address, 'x', cookies, { 'sec-fetch-site': 'cross-site' });

  test('cannot sign her in there: the link leads to its button', async () => {
    const lena = await joins(served, 'victim@lena.example');
    await joins(served, 'evil@evil.example');
    await browser(served).sends('sign-in/magic-link', { email: 'evil@evil.example' });
    const token = await tokenTo(served, 'evil@evil.example');
    const link = `/api/auth/magic-link/verify?token=${token}`;
    expect((await fromAfar(lena).opens(link)).location).toBe(`/auth?mode=magic-link&token=${token}`);
    expect(await lena.isSignedInAs()).toBe('victim@lena.example');
    const own = visitorAt(served.address, 'x', lena.cookies, { 'sec-fetch-site': 'same-origin' });
    expect((await own.opens(link)).location).toBe('/invoice');
  });

  test('nor with a link that confirms', async () => {
    const lena = await joins(served, 'other@lena.example');
    await signsUp(served, 'fresh@evil.example');
    const token = await tokenTo(served, 'fresh@evil.example');
    const { location } = await fromAfar(lena).opens(`/api/auth/verify-email?token=${token}`);
    expect(location).toBe(`/email-confirmation?token=${token}`);
    expect(await lena.isSignedInAs()).toBe('other@lena.example');
  });
});

/** For the so-manieth sign-up with the address a link was made. */
function turnOf(link: URL): number {
  const [, claims = ''] = (link.searchParams.get('token') ?? '').split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).signUps;
}

test('of four sign-ups with one address at the same moment each is answered, and the latest link counts', async () => {
  const email = 'race@lena.example';
  const captchas = await Promise.all(Array.from({ length: 4 }, () => solvedCaptcha(served.address)));
  const form = { email, password: PASSWORD, name: 'Lena', language: 'de' };
  const answers = await Promise.all(
    captchas.map((captcha) => browser(served).sends('sign-up/email', { ...form, captcha })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const turns = (await mailsTo(served, email)).map((mail) => turnOf(linkIn(mail)));
  expect(turns.toSorted(), 'no link opens what another sign-up has said').toEqual([1, 2, 3, 4]);
  const lena = browser(served);
  const { rows } = await served.fresh.superuser.query('select sign_up_count from users where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ sign_up_count: 4 }]);
  await lena.sends('sign-up/email', form);
  await lena.opens(`/api/auth/verify-email?token=${await tokenTo(served, email)}`);
  expect(await lena.isSignedInAs()).toBe(email);
});
