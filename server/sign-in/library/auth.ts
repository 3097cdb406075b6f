/** The auth library behind a small face: nobody else knows it. */
import type { Database } from '../../platform/database/index.ts';
import type { Secrets } from '../../platform/keys.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { withFixedPlaces } from '../mails/links.ts';
import { type AppLanguage, languageOf } from '../mails/mails.ts';
import type { NotifyUser } from '../notify-user.ts';
import { type AccountSessions, accountSessions } from '../sessions/account-sessions.ts';
import { type ForgetSessions, type SessionMemory, sessionMemory } from '../sessions/session-memory.ts';
import type { Person } from '../users/people-behind-store.ts';
import { type AccountSecurity, readSecurity } from '../users/read-security.ts';
import { setUserLanguage } from '../users/store.ts';
import { askLibrary, inOurWords } from './answers.ts';
import { withCookies } from './cookies.ts';
import { withPresentToken } from './former-secrets.ts';
import { type Library, makeLibrary } from './library.ts';
import { type OwnerProofs, ownerProofs } from './owner-proofs.ts';
import { withinSignUp } from './sign-up.ts';

export interface AuthOptions {
  database: Database;
  mailer: Mailer;
  log: Log;
  /** Origin without a trailing slash, as people type it. */
  baseUrl: string;
  /** Further origins from which the app may be used, such as the other names of this machine. */
  otherOrigins: string[];
  secrets: Secrets;
  /** Attempts to sign in or up per minute and address, over all servers. */
  attemptsPerMinute: number;
  /** Tells a user what has happened to the account; where it fails, the act is done all the same. */
  notifyUser: NotifyUser;
}

/** A user as the library knows them. */
export interface KnownUser {
  id: string;
  email: string;
  /** True once the address is proven to be theirs. */
  isConfirmed: boolean;
  name: string;
  language: AppLanguage;
  /** The session of the request; it keeps its id while its token changes. */
  sessionId: string;
}

interface Recognised {
  user: KnownUser | null;
  setCookies: string[];
}

export interface Auth extends AccountSessions, OwnerProofs {
  /** Answers a request below `/api/auth/`. The caller has written its address in `CLIENT_ADDRESS_HEADER`. */
  handle(request: Request): Promise<Response>;
  /** Whom the cookies of a request belong to, and the `Set-Cookie` lines that keep the session alive. */
  whoIs(headers: Headers): Promise<Recognised>;
  /** Who has given the password, or a link, and is now to give a code of the second factor. */
  whoIsAtStep(headers: Headers): Promise<Person | null>;
  /** Opens a session without any proof, for endpoints that have checked who may enter. Returns the `Set-Cookie` lines that carry it. */
  enterAs(userId: string, headers?: Headers): Promise<string[]>;
  /** To be called after all sessions of a user have ended: what is remembered of them goes. */
  forgetUser(userId: string): void;
  /** Sets the language of the app for the user of the cookies. Returns `Set-Cookie` lines. */
  setLanguage(headers: Headers, language: AppLanguage): Promise<string[]>;
  /** Whether the user has a password and a second factor. */
  securityOf(userId: string): Promise<AccountSecurity>;
}

/** Sets up sign-up, confirmation, sign-in and sessions over the database. */
export function createAuth(options: AuthOptions): Auth {
  const { database } = options;
  const memory = sessionMemory<KnownUser>();
  const forget: ForgetSessions = (ids) => memory.forgetThose(({ sessionId }) => ids.includes(sessionId));
  const library = makeLibrary(options, forget);
  const whoIs = (headers: Headers) => recognise(library, memory, headers);
  return {
    ...accountSessions(database, forget),
    ...ownerProofs(library, async (headers) => (await askWho(library, headers)).setCookies),
    whoIs,
    async handle(request) {
      // Not from memory: the library knows a session by its present token alone.
      const { setCookies } = await askWho(library, request.headers);
      const address = await withPresentToken(withFixedPlaces(request.url), options.secrets);
      const asked = new Request(address, request);
      withCookies(asked.headers, setCookies);
      const answer = await withinSignUp(asked, () => askLibrary(library.handler, asked));
      memory.forget(request.headers);
      return inOurWords(answer, { baseUrl: options.baseUrl, setCookies });
    },
    whoIsAtStep: (headers) => library.api.atStep({ headers }),
    async enterAs(userId, headers = new Headers()) {
      const entered = await library.api.enterAs({ headers, body: { userId }, returnHeaders: true });
      return entered.headers.getSetCookie();
    },
    forgetUser: (userId) => memory.forgetThose(({ id }) => id === userId),
    async setLanguage(headers, language) {
      const { user, setCookies } = await whoIs(headers);
      if (user === null) return setCookies;
      await setUserLanguage(database, user.id, language);
      memory.forgetThose(({ id }) => id === user.id);
      return setCookies;
    },
    securityOf: (userId) =>
      readSecurity(database, userId, async () => {
        const { backupCodes } = await library.api.viewBackupCodes({ body: { userId } });
        return backupCodes.length;
      }),
  };
}

/** Asks the database unless the cookies were asked about a moment ago. */
async function recognise(
  library: Library,
  memory: SessionMemory<KnownUser>,
  headers: Headers,
): Promise<Recognised> {
  const known = memory.recall(headers);
  if (known !== null) return { user: known, setCookies: [] };
  const moment = memory.moment();
  const recognised = await askWho(library, headers);
  if (recognised.user !== null) memory.remember(headers, recognised.user, moment);
  return recognised;
}

async function askWho(library: Library, headers: Headers): Promise<Recognised> {
  const { response: session, headers: answer } = await library.api.recognise({
    headers,
    returnHeaders: true,
  });
  const setCookies = answer.getSetCookie();
  if (session === null) return { user: null, setCookies };
  const { id, email, email_verified: isConfirmed, name } = session.user;
  const user = { id, email, isConfirmed, name, language: languageOf(session.user), sessionId: session.id };
  return { user, setCookies };
}
