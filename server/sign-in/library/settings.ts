/** How the auth library is set up. */
import { v7 as uuid } from 'uuid';
import { describeCause } from '../../platform/log/index.ts';
import type { ForgetSessions } from '../sessions/session-memory.ts';
import { IDLE_DAYS } from '../sessions/store.ts';
import type { AuthOptions } from './auth.ts';
import { passwordHashing } from './password-hashing.ts';
import { newPasswords } from './passwords.ts';
import { sealing } from './sealing.ts';
import { secondFactorSwitched } from './second-factor.ts';
import { type MailedUser, notifyExisting, PASSWORD_LENGTH } from './sign-up.ts';
import { rateLimitTable, sessionTable } from './tables-of-library.ts';

/** Header in which the endpoint tells the library who calls; what a caller writes in it is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

const DAY_SECONDS = 86_400;
const USER_AGENT_CHARACTERS = 400;
/** Where something can be guessed or mails are sent. */
const COUNTED = [
  '/sign-in/*',
  '/sign-up/*',
  '/send-verification-email',
  '/request-password-reset',
  '/reset-password',
  '/magic-link/*',
  '/change-password',
  '/two-factor/*',
];

/** Where the app runs, and how it keeps sessions. */
export function foundations(options: AuthOptions) {
  return {
    appName: 'belegbar',
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    ...sealing(options.secrets),
    trustedOrigins: options.otherOrigins,
    telemetry: { enabled: false },
    // What the library did not expect is the endpoint's to answer and to log; by itself it would print it beside the log.
    onAPIError: { throw: true },
    database: { db: options.database, type: 'postgres' as const, transaction: true },
    logger: {
      level: 'warn' as const,
      // The library's messages name mail addresses, so only the kind of an error is passed on.
      log: (level: string, _message: string, ...parts: unknown[]) => {
        if (level !== 'error') return;
        options.log.warn('auth.problem', describeCause(parts.find((part) => part instanceof Error)));
      },
    },
    // What keeps a session alive and gives it new tokens is lasting-sessions.ts.
    session: { ...sessionTable, expiresIn: IDLE_DAYS * DAY_SECONDS, disableSessionRefresh: true },
    advanced: {
      ...cookieNames(options.baseUrl),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuid() },
    },
  };
}

/** Over https a cookie is bound to this very host: no name beside or below it can plant one (`__Host-`, RFC 6265bis). */
export function cookieNames(baseUrl: string) {
  const isHttps = baseUrl.startsWith('https://');
  return {
    // With it, the library would write `__Secure-` before every name.
    useSecureCookies: false,
    cookiePrefix: isHttps ? '__Host-belegbar' : 'belegbar',
    defaultCookieAttributes: { path: '/', secure: isHttps },
  };
}

/** Attempts per address, counted in the database for all servers together. */
export function attempts(options: AuthOptions) {
  const rule = { window: 60, max: options.attemptsPerMinute };
  return {
    ...rateLimitTable,
    enabled: true,
    storage: 'database' as const,
    window: 60,
    max: 10 * options.attemptsPerMinute,
    customRules: {
      ...Object.fromEntries(COUNTED.map((path) => [path, rule])),
      // The path names the token, and the counter would keep it.
      '/reset-password/*': false as const,
    },
  };
}

/** Passwords, and what happens around them. */
export function emailAndPassword(options: AuthOptions) {
  return {
    enabled: true,
    requireEmailVerification: true,
    minPasswordLength: PASSWORD_LENGTH.min,
    maxPasswordLength: PASSWORD_LENGTH.max,
    password: passwordHashing(options.database),
    onExistingUserSignUp: ({ user }: { user: MailedUser }) => notifyExisting(options, user),
    ...newPasswords(options),
  };
}

/** What is done whenever the library writes a session or a user. */
export function databaseHooks(options: AuthOptions, forget: ForgetSessions) {
  return {
    session: {
      create: {
        // An address is personal data that nothing needs once the attempt has been counted.
        before: async (session: { userAgent?: string | null | undefined }) => {
          const userAgent = session.userAgent?.slice(0, USER_AGENT_CHARACTERS) ?? null;
          return { data: { ...session, ipAddress: null, userAgent } };
        },
      },
      delete: {
        after: async ({ id }: { id: string }) => forget([id]),
      },
    },
    user: {
      update: {
        after: async ({ id }: { id: string }, call: { path?: string } | null) =>
          secondFactorSwitched(options, id, call?.path ?? ''),
      },
    },
  };
}
