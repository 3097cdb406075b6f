/** From the cookies of a request to the person and the business they work in. */
import type { SignedIn } from '../context.ts';
import type { Database } from '../database/index.ts';
import type { Auth } from './auth.ts';
import { hasAdminRole } from './store.ts';

export interface SignedInOptions {
  auth: Auth;
  database: Database;
  /** Lower case. */
  adminEmails: readonly string[];
  /** The business of a user, made if there is none. */
  businessOf(user: { userId: string; requestId: string }): Promise<string>;
}

export type WhoAmI = (
  headers: Headers,
  requestId: string,
) => Promise<{ user: SignedIn | null; setCookies: string[] }>;

/** For so long a user's role and business are remembered, so that a request need not ask for them. */
const REMEMBERED_MILLISECONDS = 30_000;
const REMEMBERED_USERS_MAX = 10_000;

/** Reads who is signed in. A granted or withdrawn role counts after half a minute at the latest. */
export function signedInReader(options: SignedInOptions): WhoAmI {
  const remembered = new Map<string, { at: number; businessId: string; hasRole: boolean }>();
  const standingOf = async (userId: string, requestId: string) => {
    const known = remembered.get(userId);
    if (known !== undefined && performance.now() - known.at < REMEMBERED_MILLISECONDS) return known;
    const [businessId, hasRole] = await Promise.all([
      options.businessOf({ userId, requestId }),
      hasAdminRole(options.database, userId),
    ]);
    if (remembered.size >= REMEMBERED_USERS_MAX) remembered.clear();
    const standing = { at: performance.now(), businessId, hasRole };
    remembered.set(userId, standing);
    return standing;
  };
  return async (headers, requestId) => {
    if (!headers.has('cookie')) return { user: null, setCookies: [] };
    const { user, setCookies } = await options.auth.whoIs(headers);
    if (user === null) return { user: null, setCookies };
    const { businessId, hasRole } = await standingOf(user.id, requestId);
    const isAdmin = hasRole || options.adminEmails.includes(user.email);
    const { id: userId, email, name, language } = user;
    return { user: { userId, email, name, language, isAdmin, businessId }, setCookies };
  };
}
