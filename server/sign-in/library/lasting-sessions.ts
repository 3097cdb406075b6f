/**
 * Sessions that last while their token changes: once a day the browser is given a new one, and the old one dies a minute
 * after the new one was first seen. A token that comes later than that is a copy, and ends the session for everyone.
 */
import { createAuthEndpoint } from 'better-auth/api';
import { generateRandomString } from 'better-auth/crypto';
import type { Database } from '../../platform/database/index.ts';
import type { Secrets } from '../../platform/keys.ts';
import type { Log } from '../../platform/log/index.ts';
import { isStorageFull } from '../../platform/space/index.ts';
import type { ForgetSessions } from '../sessions/session-memory.ts';
import {
  deleteSessions,
  findByReplacedToken,
  findByToken,
  type LiveSession,
  replaceToken,
  writeUse,
} from '../sessions/store.ts';
import { readSigned, renewPassingCookies } from './former-secrets.ts';

export interface LastingSessionsOptions {
  database: Database;
  log: Pick<Log, 'warn'>;
  forget: ForgetSessions;
  secrets: Secrets;
}

const TOKEN_CHARACTERS = 32;

/** The endpoint `recognise`, for the server alone: whom a request's cookie belongs to. It sets the cookie when the token is a new one or a former secret has signed it. */
export function lastingSessions(options: LastingSessionsOptions) {
  const recognise = createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (call) => {
    const { sessionToken } = call.context.authCookies;
    const read = await readSigned(call, sessionToken.name, options.secrets);
    await renewPassingCookies(call, options.secrets);
    const session = read === null ? null : await sessionOf(options, read.value);
    if (session === null) return null;
    if (session.token !== read?.value || read.isFormer) {
      const maxAge = call.context.sessionConfig.expiresIn;
      const attributes = { ...sessionToken.attributes, maxAge };
      await call.setSignedCookie(sessionToken.name, session.token, call.context.secret, attributes);
    }
    return session;
  });
  return { id: 'lasting-sessions', endpoints: { recognise } };
}

/** The session with the token by which it goes from now on. */
async function sessionOf(options: LastingSessionsOptions, token: string): Promise<LiveSession | null> {
  const { database } = options;
  const session = await findByToken(database, token);
  if (session === null) return sessionOfReplaced(options, token);
  try {
    return await keptAlive(options, session);
  } catch (error) {
    // Who is signed in reads on where nothing can be written; the session lasts as long as it was going to.
    if (!isStorageFull(error)) throw error;
    options.log.warn('auth.session-not-kept', { userId: session.user.id });
    return session;
  }
}

/** The session under the token by which it goes from now on; null where the token turns out to be a copy. */
async function keptAlive(options: LastingSessionsOptions, session: LiveSession): Promise<LiveSession | null> {
  const { database } = options;
  if (session.isTokenOld) {
    const successor = generateRandomString(TOKEN_CHARACTERS, 'a-z', 'A-Z', '0-9');
    const isReplaced = await replaceToken(database, session, successor);
    return isReplaced ? { ...session, token: successor } : sessionOfReplaced(options, session.token);
  }
  if (session.isUseUnwritten) await writeUse(database, session);
  return session;
}

async function sessionOfReplaced(
  { database, log, forget }: LastingSessionsOptions,
  token: string,
): Promise<LiveSession | null> {
  const found = await findByReplacedToken(database, token);
  if (found === null || !found.isLate) return found?.session ?? null;
  const { id, user } = found.session;
  await deleteSessions(database, user.id, { only: id });
  forget([id]);
  log.warn('auth.old_token', { userId: user.id });
  return null;
}
