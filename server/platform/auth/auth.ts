/** The auth library behind a small face: nobody else knows it. */
import { betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import type { Mailer } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';
import type { AppLanguage } from './mails.ts';
import { sessionMemory } from './session-memory.ts';
import { attempts, foundations, languageOf, signUp } from './settings.ts';
import { accountTable, userTable, verificationTable } from './tables-of-library.ts';

export interface AuthOptions {
  database: Database;
  mailer: Mailer;
  log: Log;
  /** Origin without a trailing slash, as people type it. */
  baseUrl: string;
  /** Further origins from which the app may be used, such as the other names of this machine. */
  otherOrigins: string[];
  secret: string;
  /** Attempts to sign in or up per minute and address, over all servers. */
  attemptsPerMinute: number;
}

/** A user as the library knows them. */
export interface KnownUser {
  id: string;
  email: string;
  name: string;
  language: AppLanguage;
}

export interface Auth {
  /** Answers a request below `/api/auth/`. The caller has written its address in `CLIENT_ADDRESS_HEADER`. */
  handle(request: Request): Promise<Response>;
  /** Whom the cookies of a request belong to, and the `Set-Cookie` lines that keep the session alive. */
  whoIs(headers: Headers): Promise<{ user: KnownUser | null; setCookies: string[] }>;
  /** Opens a session without any proof, for doors that have checked who may enter. Returns the `Set-Cookie` lines that carry it. */
  enterAs(userId: string): Promise<string[]>;
  /** Sets the language of the app for the user of the cookies. Returns `Set-Cookie` lines. */
  setLanguage(headers: Headers, language: AppLanguage): Promise<string[]>;
}

/** Sets up sign-up, confirmation, sign-in and sessions over the database. */
export function createAuth(options: AuthOptions): Auth {
  const library = makeLibrary(options);
  const memory = sessionMemory<KnownUser>();
  return {
    async handle(request) {
      const answer = await library.handler(request);
      memory.forget(request.headers);
      return answer;
    },
    async whoIs(headers) {
      const known = memory.recall(headers);
      if (known !== null) return { user: known, setCookies: [] };
      const { response, headers: answer } = await library.api.getSession({ headers, returnHeaders: true });
      if (response === null) return { user: null, setCookies: answer.getSetCookie() };
      const { id, email, name } = response.user;
      const user = { id, email, name, language: languageOf(response.user) };
      memory.remember(headers, user);
      return { user, setCookies: answer.getSetCookie() };
    },
    async enterAs(userId) {
      const { headers } = await library.api.enterAs({ body: { userId }, returnHeaders: true });
      return headers.getSetCookie();
    },
    async setLanguage(headers, language) {
      const answer = await library.api.updateUser({ headers, body: { language }, returnHeaders: true });
      memory.forget(headers);
      return answer.headers.getSetCookie();
    },
  };
}

/**
 * Password reset, magic links and two factors are further plugins and mails here. A captcha belongs in `hooks.before`,
 * ahead of the sign-up and mail-sending paths, so that a refused attempt neither hashes a password nor sends anything.
 */
function makeLibrary(options: AuthOptions) {
  return betterAuth({
    ...foundations(options),
    ...signUp(options),
    rateLimit: attempts(options),
    user: userTable,
    account: accountTable,
    verification: verificationTable,
    plugins: [{ id: 'enter-as', endpoints: { enterAs } }],
  });
}

/** Reachable from inside the server only. */
const enterAs = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.uuid() }) },
  async (call) => {
    const user = await call.context.internalAdapter.findUserById(call.body.userId);
    if (user === null) throw new Refusal('NOT_FOUND');
    const session = await call.context.internalAdapter.createSession(user.id);
    await setSessionCookie(call, { session, user });
    return call.json({ userId: user.id });
  },
);
