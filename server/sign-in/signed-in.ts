/** From the cookies of a request to the person and the business they work in. */
import type { WhoAmI } from '../platform/context.ts';
import type { Database } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import type { Auth } from './library/auth.ts';
import { hasAdminRole } from './users/store.ts';

export interface SignedInOptions {
  auth: Pick<Auth, 'whoIs'>;
  database: Database;
  log: Pick<Log, 'error'>;
  /** Lower case. */
  adminEmails: readonly string[];
  /** The business of a user, made if there is none. */
  businessOf(user: { userId: string; requestId: string }): Promise<string>;
}

interface Standing {
  at: number;
  businessId: string;
  hasRole: boolean;
}

/** For so long a user's business is remembered, and that they have no role, so that a request need not ask. */
const REMEMBERED_MILLISECONDS = 30_000;
const REMEMBERED_USERS_MAX = 10_000;

/** Reads who is signed in. A granted role counts after half a minute at the latest, a withdrawn one at once. */
export function signedInReader(options: SignedInOptions): WhoAmI {
  const remembered = new Map<string, Standing>();
  const standingOf = async (userId: string, requestId: string) => {
    const known = remembered.get(userId);
    const isFresh = known !== undefined && performance.now() - known.at < REMEMBERED_MILLISECONDS;
    if (isFresh && !known.hasRole) return known;
    const [businessId, hasRole] = await Promise.all([
      isFresh ? known.businessId : options.businessOf({ userId, requestId }),
      mayAdminister(options, userId, requestId),
    ]);
    if (remembered.size >= REMEMBERED_USERS_MAX) remembered.clear();
    const at = isFresh ? known.at : performance.now();
    const standing = { at, businessId, hasRole: hasRole ?? false };
    if (hasRole === null) remembered.delete(userId);
    else remembered.set(userId, standing);
    return standing;
  };
  return async (headers, requestId) => {
    if (!headers.has('cookie')) return { user: null, setCookies: [] };
    const { user, setCookies } = await options.auth.whoIs(headers);
    if (user === null) return { user: null, setCookies };
    const { businessId, hasRole } = await standingOf(user.id, requestId);
    const isNamed = user.isConfirmed && options.adminEmails.includes(user.email);
    const { id: userId, email, name, language, sessionId } = user;
    const isAdmin = hasRole || isNamed;
    return { user: { userId, email, name, language, isAdmin, businessId, sessionId }, setCookies };
  };
}

/** Whether the role was granted; null when that could not be found out, which makes nobody an administrator. */
async function mayAdminister(
  { database, log }: SignedInOptions,
  userId: string,
  requestId: string,
): Promise<boolean | null> {
  try {
    return await hasAdminRole(database, userId);
  } catch (cause) {
    log.error('auth.role-unknown', { requestId }, cause);
    return null;
  }
}
