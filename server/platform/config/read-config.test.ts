import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { configurationTable } from './documentation.ts';
import { ConfigError, readConfig } from './read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'belegbar-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment, folder);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('an empty environment', () => {
  test('starts a local install on port 3000 with the embedded database and the demo', () => {
    expect(readConfig({}, folder)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      database: { kind: 'embedded' },
      dataFolder: join(folder, '.data'),
      worker: 'inline',
      demo: true,
      isLocal: true,
      trustProxy: false,
    });
  });

  test('makes a secret once, for the eyes of its owner only', () => {
    const first = readConfig({}, folder).secrets;
    expect(first[0]).toHaveLength(43);
    expect(readConfig({}, folder).secrets).toEqual(first);
    expect(statSync(join(folder, '.data/secret')).mode & 0o777).toBe(0o600);
  });

  test('is what empty values mean as well', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' }, folder)).toEqual(readConfig({}, folder));
  });
});

describe('a wrong value names its variable', () => {
  test.each<[string, string, RegExp]>([
    ['PORT', '0', /^PORT must be a whole number from 1 to 65535, not "0"\.$/],
    ['PORT', '3000x', /^PORT must be/],
    ['PORT', '65536', /^PORT must be/],
    ['PORT', '1e3', /^PORT must be/],
    ['HOST', 'a b', /^HOST must be/],
    ['BASE_URL', 'books.example.com', /^BASE_URL must be/],
    ['BASE_URL', 'https://books.example.com/app', /^BASE_URL must be/],
    ['BASE_URL', 'javascript:alert(1)', /^BASE_URL must be/],
    ['BELEGBAR_WORKER', 'yes', /^BELEGBAR_WORKER must be inline, off or only/],
    ['BELEGBAR_DEMO', 'true', /^BELEGBAR_DEMO must be on or off/],
    ['ADMIN_EMAILS', 'a@example.com, nobody', /^ADMIN_EMAILS must be/],
    ['MAIL_FROM', 'Belegbar', /^MAIL_FROM must be/],
    ['EST_ENABLED', 'yes', /^EST_ENABLED must be on or off/],
    ['S3_BUCKET', 'My Bucket', /^S3_BUCKET must be/],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.com', /^S3_ENDPOINT must be/],
    ['FEEDBACK_URL', 'feedback.example.com', /^FEEDBACK_URL must be/],
    ['FEEDBACK_URL', 'javascript:alert(1)', /^FEEDBACK_URL must be/],
    ['IMPRINT_URL', '/impressum', /^IMPRINT_URL must be/],
    ['PRIVACY_URL', 'javascript:alert(1)', /^PRIVACY_URL must be/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL must be/],
    ['TRUST_PROXY', 'yes', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '11', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '0.0.0.0/0', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '10.0.0.0/8, 128.0.0.0/1', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '::/0', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '::ffff:0:0/96', /^TRUST_PROXY must be/],
    ['BASE_URL', 'http://books.example.com', /^BASE_URL must begin with https/],
    ['BASE_URL', 'http://192.168.0.7:3000', /^BASE_URL must begin with https/],
    ['CLAMAV', 'clamd', /^CLAMAV must be/],
    ['CLAMAV', '127.0.0.1:99999', /^CLAMAV must be/],
    ['STORAGE_QUOTA_GB', '0', /^STORAGE_QUOTA_GB must be/],
    ['BELEGBAR_WORKERS', 'off', /^BELEGBAR_WORKERS is not a variable of Belegbar\. There are BELEGBAR_DATA/],
  ])('%s=%s', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    ['DATABASE_URL', 'mysql://root:hunter2@host/name'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://root:hunter2@:5432/name'],
    ['SMTP_URL', 'http://user:hunter2@mail.example.com'],
    ['BELEGBAR_SECRET', 'hunter2'],
    ['BELEGBAR_SECRET', 'hunter2'.repeat(5)],
    ['BELEGBAR_SECRET', `hunter2${'a'.repeat(40)}`],
    ['BELEGBAR_SECRET_OLD', 'hunter2'],
    ['BELEGBAR_SECRET_OLD', `${'hunter2'.repeat(5)},hunter2`],
  ])('but %s is not repeated, for it may hold a password', (name, value) => {
    const problems = problemsOf({ [name]: value }).join(' ');
    expect(problems).toContain(`${name} must be`);
    expect(problems).not.toContain('hunter2');
  });

  test('and all of them are told at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '?', BELEGBAR_X: '1' })).toHaveLength(3);
  });
});

describe('what belongs together', () => {
  test('a mail server needs a sender', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })[0]).toMatch(/^MAIL_FROM is needed/);
  });

  test('a login for the application needs one for the tables', () => {
    expect(problemsOf({ DATABASE_APP_URL: 'postgres://app@host/name' })[0]).toMatch(
      /^DATABASE_URL is needed/,
    );
  });

  test('a bucket needs its key, whose secret is never shown', () => {
    const bucket = { S3_BUCKET: 'books', S3_ACCESS_KEY_ID: 'id' };
    expect(problemsOf(bucket)[0]).toMatch(/^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed/);
    expect(problemsOf({ ...bucket, S3_SECRET_ACCESS_KEY: 'hunter2 hunter2' }).join(' ')).not.toContain(
      'hunter2',
    );
    expect(readConfig({ ...bucket, S3_SECRET_ACCESS_KEY: 'hunter2' }, folder).s3).toEqual({
      bucket: 'books',
      region: 'eu-central-1',
      endpoint: null,
      accessKeyId: 'id',
      secretAccessKey: 'hunter2',
    });
  });

  test.each(['0.0.0.0', '::', '192.168.0.7', 'fd00::1', 'books'])(
    'HOST=%s, which other machines reach, needs the address that they type',
    (HOST) => {
      expect(problemsOf({ HOST })).toEqual([expect.stringMatching(/^BASE_URL is needed/)]);
      expect(problemsOf({ HOST, BASE_URL: 'https://books.example.com:3000' })).toEqual([]);
    },
  );

  const BASE_URL = 'https://books.example.com';
  test.each<[Record<string, string>, boolean, boolean]>([
    [{}, true, true],
    [{ HOST: '0.0.0.0', BASE_URL }, false, false],
    [{ HOST: '::1' }, true, true],
    [{ BASE_URL: 'https://books.example.com' }, false, false],
    [{ TRUST_PROXY: '1' }, false, false],
    [{ DATABASE_URL: 'postgres://host/name' }, true, false],
    [{ HOST: '0.0.0.0', BASE_URL, BELEGBAR_DEMO: 'on' }, false, true],
    [{ BELEGBAR_DEMO: 'off' }, true, false],
  ])('%j is local: %s, shows the demo: %s', (environment, isLocal, demo) => {
    expect(readConfig(environment, folder)).toMatchObject({ isLocal, demo });
  });
});

test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ BASE_URL: 'http://localhost:3000', BELEGBAR_DEMO: 'on' }, []],
  [{ BASE_URL: 'https://books.example.com' }, []],
  [{ BASE_URL: 'http://192.168.0.7', ALLOW_PLAIN_HTTP: 'on' }, ['plainHttp']],
  [{ BASE_URL: 'https://books.example.com', BELEGBAR_DEMO: 'on' }, ['publicDemo']],
  [{ SMTP_URL: 'smtp://user:word@mail.example.com', MAIL_FROM: 'a@example.com' }, []],
  [
    { SMTP_URL: 'smtp://user:word@mail.example.com?requireTLS=false', MAIL_FROM: 'a@example.com' },
    ['plainMail'],
  ],
  // As the library for mail reads it.
  [{ SMTP_URL: 'smtp://user:word@mail.example.com?requireTLS=0', MAIL_FROM: 'a@example.com' }, ['plainMail']],
  [{ SMTP_URL: 'smtp://user:word@mail.example.com?ignoreTLS=1', MAIL_FROM: 'a@example.com' }, ['plainMail']],
  [
    {
      SMTP_URL: 'smtps://user:word@mail.example.com?tls.rejectUnauthorized=false',
      MAIL_FROM: 'a@example.com',
    },
    ['plainMail'],
  ],
  // Whoever is near reads along, whatever the address is called.
  [{ HOST: '0.0.0.0', BASE_URL: 'http://localhost:3000' }, ['plainHttp']],
  [{ BELEGBAR_SECRET_OLD: `${'a'.repeat(32)},${'b'.repeat(32)}` }, ['formerSecret']],
])('what %j risks is told: %j', (environment, risks) => {
  expect(readConfig(environment, folder).risks).toEqual(risks);
});

test.each([
  ['Q2l5c0t3bXJ1Z1BqVnl4aGZkTm9wZWxrYWJ3', false],
  ['0f8e2c4b6a917d3550c1e9a8b7f6d4e2', false],
  ['a-secret-of-servers-that-live-for-one-story', false],
  ['a'.repeat(64), true],
  ['changeme'.repeat(4), true],
  [`${'password'.repeat(4)}1234`, true],
  [`1x-${'Geheim!'.repeat(5)}`, true],
  ['0101010110101010010101011010101001', true],
])('the secret %s can be guessed: %s', (secret, isWeak) => {
  expect(problemsOf({ BELEGBAR_SECRET: secret })).toHaveLength(isWeak ? 1 : 0);
});

test('the present secret signs, and those that were replaced are read behind it in their order', () => {
  const [present, last, first] = ['Q2l5c0t3bXJ1Z1BqVnl4aGZkTm9wZWxrYWJ3', 'b'.repeat(32), 'a'.repeat(32)];
  const environment = { BELEGBAR_SECRET: present, BELEGBAR_SECRET_OLD: ` ${last}, ${first}` };
  expect(readConfig(environment, folder).secrets).toEqual([present, last, first]);
  const [made, ...former] = readConfig({ BELEGBAR_SECRET_OLD: last }, folder).secrets;
  expect([made, former]).toEqual([readConfig({}, folder).secrets[0], [last]]);
});

describe('values', () => {
  test.each<[Record<string, string>, object]>([
    [{ HOST: '::1', PORT: '8080' }, { baseUrl: 'http://localhost:8080' }],
    [{ BASE_URL: 'https://books.example.com/' }, { baseUrl: 'https://books.example.com' }],
    [
      { ADMIN_EMAILS: 'Lena@Example.com, jonas@example.com' },
      { adminEmails: ['lena@example.com', 'jonas@example.com'] },
    ],
    [{}, { offersIncomeTax: false, feedbackUrl: null, s3: null }],
    [{ EST_ENABLED: 'on' }, { offersIncomeTax: true }],
    [
      { FEEDBACK_URL: 'https://feedback.example.com/board' },
      { feedbackUrl: 'https://feedback.example.com/board' },
    ],
    [{ CLAMAV: '127.0.0.1:3310' }, { scanner: { host: '127.0.0.1', port: 3310 } }],
    [{ CLAMAV: 'unix:/run/clamd.ctl' }, { scanner: { path: '/run/clamd.ctl' } }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, { trustProxy: ['loopback', '10.0.0.0/8'] }],
    [
      { DATABASE_URL: 'postgresql://host/name', DATABASE_APP_URL: 'postgres://app@host/name' },
      { database: { kind: 'external', url: 'postgresql://host/name', appUrl: 'postgres://app@host/name' } },
    ],
  ])('%j', (environment, expected) => {
    expect(readConfig(environment, folder)).toMatchObject(expected);
  });
});

const IMPRINT_URL = 'https://example.com/impressum';
const PRIVACY_URL = 'https://example.com/privacy';
test.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ BASE_URL: 'http://127.0.0.1:3000' }, []],
  [{ BASE_URL: 'https://books.example.com' }, ['imprint', 'privacy']],
  [{ BASE_URL: 'https://192.168.0.7', IMPRINT_URL }, ['privacy']],
  [{ BASE_URL: 'https://books.example.com', IMPRINT_URL, PRIVACY_URL }, []],
])('what %j owes its visitors and lacks is %j', (environment, missingNotices) => {
  expect(readConfig(environment, folder)).toMatchObject({
    missingNotices,
    imprintUrl: environment.IMPRINT_URL ?? null,
    privacyUrl: environment.PRIVACY_URL ?? null,
  });
});

test.each([
  'postgres://user:p@/name?host=/run/postgresql',
  'postgres:///name?host=/run/postgresql',
  'postgresql://host',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(problemsOf({ DATABASE_URL })).toEqual([]);
});

test('the documentation shows the table of the schema', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(page).toContain(configurationTable());
});
