/** How the auth library is set up. */
import { createEmailVerificationToken } from 'better-auth/api';
import { v7 as uuid } from 'uuid';
import { describeCause } from '../log/index.ts';
import type { AuthOptions } from './auth.ts';
import { type AppLanguage, confirmationMail, existingAccountMail } from './mails.ts';
import { rateLimitTable, sessionTable } from './tables-of-library.ts';

/** Header in which the door tells the library who calls; what a caller writes in it is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

const DAY_SECONDS = 86_400;
const SESSION_SECONDS = 7 * DAY_SECONDS;

/** Where the app runs, and how it keeps sessions. */
export function foundations(options: AuthOptions) {
  return {
    appName: 'belegbar',
    baseURL: options.baseUrl,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: options.otherOrigins,
    telemetry: { enabled: false },
    // What the library did not expect is the door's to answer and to log; by itself it would print it beside the log.
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
    session: { ...sessionTable, expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS },
    advanced: {
      cookiePrefix: 'belegbar',
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      database: { generateId: () => uuid() },
    },
    databaseHooks: {
      session: {
        create: {
          // An address is personal data that nothing needs once the attempt has been counted.
          before: async (session: object) => ({ data: { ...session, ipAddress: null } }),
        },
      },
    },
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
    customRules: { '/sign-in/*': rule, '/sign-up/*': rule, '/send-verification-email': rule },
  };
}

interface MailedUser {
  id: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Sign-up with confirmation. Whether the address already has an account changes neither the answer nor,
 * as far as one can tell, its time; it only changes the mail.
 */
export function signUp(options: AuthOptions) {
  const confirm = (user: MailedUser, token: string) =>
    options.mailer.send(
      confirmationMail(user.email, languageOf(user), confirmationLink(options.baseUrl, token)),
    );
  return {
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      async onExistingUserSignUp({ user }: { user: MailedUser }) {
        if (user.emailVerified) {
          await options.mailer.send(
            existingAccountMail(user.email, languageOf(user), `${options.baseUrl}/auth`),
          );
          return;
        }
        const identity = { userId: user.id };
        await confirm(
          user,
          await createEmailVerificationToken(options.secret, user.email, undefined, DAY_SECONDS, identity),
        );
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      // Who has lost the mail gets a new one by trying to sign in with the right password.
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, token }: { user: MailedUser; token: string }) => confirm(user, token),
    },
  };
}

/** The language the user signed up in. */
export function languageOf(user: object): AppLanguage {
  return (user as { language?: unknown }).language === 'en' ? 'en' : 'de';
}

/** It confirms and then shows `/email-confirmation`; a link that no longer works shows it with `?error=`. */
function confirmationLink(baseUrl: string, token: string): string {
  const query = new URLSearchParams({ token, callbackURL: '/email-confirmation' });
  return `${baseUrl}/api/auth/verify-email?${query}`;
}
