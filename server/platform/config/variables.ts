/** Every environment variable that Belegbar reads: its form, what holds when it is missing, and what it is for. */
import { z } from 'zod';
import { STORAGE_VARIABLES } from './storage-variables.ts';
import { isGuessable } from './weak-secret.ts';

const wholeNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : Number.NaN);

const port = z.string().transform(wholeNumber).pipe(z.number().int().min(1).max(65535));

const hostName = z.string().regex(/^[A-Za-z0-9.:_-]+$/);

const webAddress = z.string().transform((text, context) => {
  const url = URL.parse(text);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username) return url.origin;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const linkAddress = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && !url.username) return url.href;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const postgresAddress = z.string().refine(isPostgresAddress);
const smtpAddress = z.string().refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''));
const mailbox = z.string().regex(/^([^<>\r\n]+ )?<[^@<>\s]+@[^@<>\s]+>$|^[^@<>\s]+@[^@<>\s]+$/);

const mailAddresses = z
  .string()
  .transform((text) => listOf(text).map((address) => address.toLowerCase()))
  .pipe(z.array(z.email()));

const trustedProxies = z.string().transform((text, context): false | number | string[] => {
  if (text === 'off') return false;
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 10) return Number(text);
  const addresses = listOf(text);
  if (
    addresses.length > 0 &&
    addresses.every((address) => /^(loopback|[0-9a-f.:]*[.:][0-9a-f.:]*(\/\d+)?)$/i.test(address)) &&
    !addresses.some(isMostOfTheWorld)
  ) {
    return addresses;
  }
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Whose word counts may write any address as the caller's; a network of this size is nobody's own. */
function isMostOfTheWorld(address: string): boolean {
  const [start = '', bits] = address.split('/');
  if (bits === undefined) return false;
  // The world of IPv4 within that of IPv6.
  if (/^(0*:)+ffff:/i.test(start) && Number(bits) >= 96) return Number(bits) - 96 < 8;
  return Number(bits) < (start.includes(':') ? 16 : 8);
}

/** The host may stand behind the name, as `?host=` with the folder of a socket; without either the address says nothing. */
function isPostgresAddress(text: string): boolean {
  const url = URL.parse(text.replace('@/', '@localhost/'));
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  return url.hostname !== '' || url.searchParams.has('host');
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `expected` completes the sentence "PORT must be ...". `secret` values are never shown. `fallback` is what the documentation says of a missing one. */
export interface Variable {
  schema: z.ZodType;
  expected: string;
  secret: boolean;
  fallback: string;
  meaning: string;
}

export const VARIABLES = {
  PORT: {
    schema: port,
    expected: 'a whole number from 1 to 65535',
    secret: false,
    fallback: '`3000`',
    meaning: 'Port of web page and API.',
  },
  HOST: {
    schema: hostName,
    expected: 'an IP address or a host name',
    secret: false,
    fallback: '`127.0.0.1`',
    meaning: 'Address to listen on. `0.0.0.0` opens it to the network, and then needs `BASE_URL`.',
  },
  BASE_URL: {
    schema: webAddress,
    expected: 'an address such as https://books.example.com, without a path',
    secret: false,
    fallback: '`http://localhost` with `PORT`',
    meaning:
      'The address people type; only pages from there may change anything. Links in mails and share links begin with it; with https, cookies are Secure.',
  },
  ALLOW_PLAIN_HTTP: {
    schema: z.enum(['on', 'off']),
    expected: 'on or off',
    secret: false,
    fallback: '`off`',
    meaning:
      'Lets `BASE_URL` begin with http:// where other machines reach it, as in a closed network: passwords and sessions can then be read on the way.',
  },
  HSTS_SUBDOMAINS: {
    schema: z.enum(['on', 'off']),
    expected: 'on or off',
    secret: false,
    fallback: '`off`',
    meaning:
      'Tells browsers for a year that every name below the host of `BASE_URL` is reached by https alone. Only where that is so; with https the host itself always is.',
  },
  DATABASE_URL: {
    schema: postgresAddress,
    expected: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    secret: true,
    fallback: 'the embedded PostgreSQL',
    meaning:
      'A PostgreSQL 15 or newer of your own, with a user who may create roles and tables. No embedded server is started.',
  },
  DATABASE_APP_URL: {
    schema: postgresAddress,
    expected: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    secret: true,
    fallback: '`DATABASE_URL`, limited to the role `belegbar_app`',
    meaning:
      'A separate login for the running application; it needs to be a member of `belegbar_app` and nothing else.',
  },
  BELEGBAR_DATA: {
    schema: z.string(),
    expected: 'a folder',
    secret: false,
    fallback: '`./.data`',
    meaning:
      'Folder of the embedded database, of stored files unless `S3_BUCKET` is set, and of the generated secret. Back it up.',
  },
  BELEGBAR_SECRET: {
    schema: z
      .string()
      .min(32)
      .refine((secret) => !isGuessable(secret)),
    expected: 'at least 32 characters long and made by chance, as by `openssl rand -base64 32`',
    secret: true,
    fallback: 'made once, kept in the data folder',
    meaning: 'Signs sessions and addresses of files. Several servers over one database need the same one.',
  },
  BELEGBAR_SECRET_OLD: {
    schema: z
      .string()
      .transform(listOf)
      .pipe(z.array(z.string().min(32))),
    expected: 'secrets of at least 32 characters each, divided by commas, the newest first',
    secret: true,
    fallback: 'none',
    meaning:
      'Secrets that were replaced: what they have signed and sealed is still read. See `docs/how-to/replace-the-secret.md`.',
  },
  ...STORAGE_VARIABLES,
  SMTP_URL: {
    schema: smtpAddress,
    expected: 'a mail server address such as smtps://user:password@mail.example.com',
    secret: true,
    fallback: 'mail stays in the local outbox, page `/outbox`',
    meaning:
      'Mail server for outgoing mail. With `smtp://` the connection must become TLS (STARTTLS) before anything is said, except to this machine itself; `?requireTLS=false` at the end gives that up.',
  },
  MAIL_FROM: {
    schema: mailbox,
    expected: 'a mail address such as Belegbar <books@example.com>',
    secret: false,
    fallback: '`Belegbar <belegbar@localhost>`; needed with `SMTP_URL`',
    meaning: 'Sender of outgoing mail.',
  },
  ADMIN_EMAILS: {
    schema: mailAddresses,
    expected: 'mail addresses divided by commas',
    secret: false,
    fallback: 'nobody',
    meaning: 'Who is an administrator once the address is confirmed.',
  },
  BELEGBAR_WORKER: {
    schema: z.enum(['inline', 'off', 'only']),
    expected: 'inline, off or only',
    secret: false,
    fallback: '`inline`',
    meaning: 'Background work in the same process, not here, or nothing else here.',
  },
  BELEGBAR_DEMO: {
    schema: z.enum(['on', 'off']),
    expected: 'on or off',
    secret: false,
    fallback: '`on` for a local install (loopback, embedded database), else `off`',
    meaning: 'Offers the demo businesses on the sign-in page.',
  },
  EST_ENABLED: {
    schema: z.enum(['on', 'off']),
    expected: 'on or off',
    secret: false,
    fallback: '`off`',
    meaning: 'Offers the income tax report.',
  },
  FEEDBACK_URL: {
    schema: linkAddress,
    expected: 'an address such as https://feedback.example.com/board',
    secret: false,
    fallback: 'the sidebar has no such item',
    meaning: 'The board on which users ask for features; "Request features" opens it in a new tab.',
  },
  IMPRINT_URL: {
    schema: linkAddress,
    expected: 'an address such as https://example.com/impressum',
    secret: false,
    fallback: 'no link; an install that others reach is told that it lacks one',
    meaning: 'The Impressum of who runs the install (§ 5 DDG), linked where people come in.',
  },
  PRIVACY_URL: {
    schema: linkAddress,
    expected: 'an address such as https://example.com/privacy',
    secret: false,
    fallback: 'no link; an install that others reach is told that it lacks one',
    meaning: 'What is done with personal data (Art. 13 DSGVO), linked where people come in.',
  },
  LOG_LEVEL: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']),
    expected: 'debug, info, warn, error or silent',
    secret: false,
    fallback: '`info`',
    meaning: 'How much is logged. Logs hold ids and codes, no personal data.',
  },
  METRICS_TOKEN: {
    schema: z.string().regex(/^[\x21-\x7e]{16,}$/),
    expected: 'at least 16 printable characters without a space',
    secret: true,
    fallback: 'a local install answers this machine alone; others answer nobody',
    meaning: 'Bearer token for which `/metrics` gives the figures of this process to Prometheus.',
  },
  TRUST_PROXY: {
    schema: trustedProxies,
    expected:
      'off, a number of proxies from 1 to 10, or their addresses divided by commas, none of them a network of half the world',
    secret: false,
    fallback: '`off`',
    meaning: 'Reverse proxies whose word about the caller’s address is believed.',
  },
} as const satisfies Record<string, Variable>;
