/** The secret of the install is replaced: what the old one has signed and sealed is read, and the new one signs and seals. */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tools/support/root.ts';
import { browser, joins, PASSWORD, signsUp, tokenTo } from '../support/account.ts';
import { codeOf } from '../support/authenticator.ts';
import { solvedCaptcha } from '../support/captcha.ts';
import { programEnvironment } from '../support/program.ts';
import { type Served, serve } from '../support/served.ts';
import { type Visitor, visitorAt } from '../support/visitor.ts';

const OLD = 'fV3nTQ0yWm8LxK2cR7sJd1HgZ5bPu9EaXo4iYwN6kMt';
const NEW = 'q8ZrB1tGv6UyKf3LmXw0HsJd5Cn9PaEo2iRbY7kTxMz';
const UNNAMED = 'Hs0wJd5Cn9PaEoRbY7kTxMz2iq8ZrB1tGv6UyKf3LmX';

/** With the old secret; with both, in the order of the variables; with the new one after the old one has gone. */
let before: Served;
let between: string;
let after: string;
beforeAll(async () => {
  before = await serve({}, { BELEGBAR_SECRET: OLD });
  between = await before.alsoWith({ BELEGBAR_SECRET: NEW, BELEGBAR_SECRET_OLD: `${UNNAMED},${OLD}` });
  after = await before.alsoWith({ BELEGBAR_SECRET: NEW });
});
afterAll(() => before.close());

const SESSION = 'belegbar.session_token';

/** The same browser, after the server was started with other secrets. */
const at = (address: string, { cookies }: Visitor) => visitorAt(address, undefined, cookies);

/** Whether the secret has signed a cookie: `VALUE.SIGNATURE`. */
function isSignedBy(secret: string, cookie: string | undefined): boolean {
  const [value = '', signature = ''] = decodeURIComponent(cookie ?? '').split('.');
  return createHmac('sha256', secret).update(value).digest('base64') === signature;
}

/** Somebody with a second factor, signed in. */
async function joinsWithFactor(email: string) {
  const person = await joins(before, email);
  const { body } = await person.sends('two-factor/enable', { password: PASSWORD });
  const factor = body as unknown as { totpURI: string; backupCodes: string[] };
  await person.sends('two-factor/verify-totp', { code: codeOf(factor.totpURI) });
  return { person, ...factor };
}

test('who is signed in stays so, by a cookie that the new secret has signed', async () => {
  const lena = await joins(before, 'session@lena.example');
  expect(await at(after, lena.copied()).isSignedInAs()).toBeNull();
  expect(isSignedBy(OLD, lena.cookies.get(SESSION))).toBe(true);
  const later = at(between, lena);
  expect(await later.isSignedInAs()).toBe('session@lena.example');
  expect(isSignedBy(NEW, lena.cookies.get(SESSION))).toBe(true);
  expect(await at(after, lena).isSignedInAs()).toBe('session@lena.example');
});

test('a cookie that no secret of the install has signed opens nothing', async () => {
  const lena = await joins(before, 'forged@lena.example');
  const [token = ''] = decodeURIComponent(lena.cookies.get(SESSION) ?? '').split('.');
  const signature = createHmac('sha256', 'x'.repeat(32)).update(token).digest('base64');
  lena.cookies.set(SESSION, encodeURIComponent(`${token}.${signature}`));
  expect(await at(between, lena).isSignedInAs()).toBeNull();
});

test('who stands at the step of the second factor goes on, with a code or a recovery code that the old secret has sealed', async () => {
  const { totpURI, backupCodes } = await joinsWithFactor('step@lena.example');
  const given = { email: 'step@lena.example', password: PASSWORD };
  for (const answer of [
    { path: 'two-factor/verify-totp', code: codeOf(totpURI, 1) },
    { path: 'two-factor/verify-backup-code', code: backupCodes[0] },
  ]) {
    const visitor = browser(before);
    await visitor.sends('sign-in/email', given);
    const later = at(between, visitor);
    expect((await later.sends(answer.path, { code: answer.code })).status).toBe(200);
    expect(await later.isSignedInAs()).toBe('step@lena.example');
  }
});

test('a browser that is trusted stays so, by a proof of the new secret', async () => {
  const { totpURI } = await joinsWithFactor('trusted@lena.example');
  const given = { email: 'trusted@lena.example', password: PASSWORD };
  const visitor = browser(before);
  await visitor.sends('sign-in/email', given);
  await visitor.sends('two-factor/verify-totp', { code: codeOf(totpURI, 1), trustDevice: true });
  visitor.cookies.delete(SESSION);
  // Any page of the app that is opened meanwhile brings the cookie up to date.
  await at(between, visitor).isSignedInAs();
  const later = at(after, visitor);
  await later.sends('sign-in/email', given);
  expect(await later.isSignedInAs()).toBe('trusted@lena.example');
});

test('a link in a mail confirms its address', async () => {
  const lena = await signsUp(before, 'link@lena.example');
  const link = `/api/auth/verify-email?token=${await tokenTo(before, 'link@lena.example')}`;
  await at(after, lena.copied()).opens(link);
  const later = at(between, lena);
  await later.opens(link);
  expect(await later.isSignedInAs()).toBe('link@lena.example');
});

test('a captcha that was solved before counts once', async () => {
  const captcha = await solvedCaptcha(before.address);
  const ask = (address: string) =>
    visitorAt(address).sends('sign-in/email', { email: 'nobody@lena.example', password: PASSWORD, captcha });
  expect((await ask(after)).body.code).toBe('CAPTCHA_INVALID');
  expect((await ask(between)).body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect((await ask(between)).body.code).toBe('CAPTCHA_INVALID');
});

test('second factors are sealed anew, so that the old secret may go; of one whose secret nobody names it is told', async () => {
  const { totpURI, backupCodes } = await joinsWithFactor('sealed@lena.example');
  // As versions before this one kept it: without the name of the secret.
  await before.fresh.superuser.query(
    `update two_factors set secret = regexp_replace(secret, '^\\$ba\\$\\d+\\$', ''),
       backup_codes = regexp_replace(backup_codes, '^\\$ba\\$\\d+\\$', '')
     where user_id = (select id from users where email = 'sealed@lena.example')`,
  );
  const { rows } = await before.fresh.superuser.query('select * from two_factors');
  const count = rows.length;
  expect(typesSeal({ BELEGBAR_SECRET_OLD: UNNAMED })).toEqual([
    1,
    '0 second factors are sealed with the newest secret, 0 of them anew.',
    `${count} are sealed with a secret that BELEGBAR_SECRET_OLD does not name.`,
  ]);
  expect(typesSeal({ BELEGBAR_SECRET_OLD: `${UNNAMED},${OLD}` })).toEqual([
    0,
    `${count} second factors are sealed with the newest secret, ${count} of them anew.`,
  ]);
  expect(typesSeal({})).toEqual([
    0,
    `${count} second factors are sealed with the newest secret, 0 of them anew.`,
  ]);
  for (const answer of [
    { path: 'two-factor/verify-totp', code: codeOf(totpURI, 1) },
    { path: 'two-factor/verify-backup-code', code: backupCodes[0] },
  ]) {
    const visitor = visitorAt(after);
    await visitor.sends('sign-in/email', { email: 'sealed@lena.example', password: PASSWORD });
    expect((await visitor.sends(answer.path, { code: answer.code })).status).toBe(200);
  }
});

/** `npm run -s admin -- seal` with the new secret over the story's database: the exit code, and the lines that it says. */
function typesSeal(variables: Record<string, string>): [number | null, ...string[]] {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'admin', '--', 'seal'], {
    cwd: root,
    env: {
      ...programEnvironment(),
      BELEGBAR_SECRET: NEW,
      DATABASE_URL: before.fresh.superuser.options.connectionString,
      ...variables,
    },
    encoding: 'utf8',
  });
  return [status, ...(stdout + stderr).trim().split('\n')];
}
