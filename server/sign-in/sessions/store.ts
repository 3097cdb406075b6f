/** Sessions in the database: found by their token, kept alive, given a new token, listed and ended. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import '../tables.ts';

/** A session lives so long after its last use. */
export const IDLE_DAYS = 7;
/** And so long after signing in, however much it is used. */
const LIFETIME_DAYS = 30;
/** A token in use is replaced after so many hours. */
const TOKEN_HOURS = 24;
/** A replaced token goes on working for so long after its successor was first seen. */
const GRACE_SECONDS = 60;
/** The last use is kept to within so many minutes. */
const USE_MINUTES = 5;
/** A program that signs in anew for each call has more than anyone reads. */
const LISTED_MAX = 100;

export interface LiveSession {
  id: string;
  token: string;
  user: { id: string; email: string; email_verified: boolean; name: string; language: string };
  isTokenOld: boolean;
  /** Its last use or the first sight of its token is to be written down. */
  isUseUnwritten: boolean;
}

/** The session that goes by the token now; null when there is none or its time is over. */
export function findByToken(database: Database, token: string): Promise<LiveSession | null> {
  return findLive(database, sql`s.token = ${token}`);
}

/** The session that went by the token before; `isLate` when that was too long ago for a request under way. */
export async function findByReplacedToken(
  database: Database,
  token: string,
): Promise<{ session: LiveSession; isLate: boolean } | null> {
  const { rows } = await sql<{ session_id: string; is_late: boolean }>`
    select r.session_id, s.token_since <> r.replaced_at
      or coalesce(s.token_seen_at < now() - make_interval(secs => ${GRACE_SECONDS}), false) as is_late
    from replaced_session_tokens r join sessions s on s.id = r.session_id
    where r.token_hash = ${hashOf(token)}`.execute(database);
  const [row] = rows;
  const session = row === undefined ? null : await findLive(database, sql`s.id = ${row.session_id}`);
  return row === undefined || session === null ? null : { session, isLate: row.is_late };
}

/** Writes down that the session is used; its end moves on. */
export async function writeUse(database: Database, { id }: LiveSession): Promise<void> {
  await sql`
    update sessions set updated_at = now(), expires_at = ${movedEnd}, token_seen_at = coalesce(token_seen_at, now())
    where id = ${id}`.execute(database);
}

/** Gives the session a new token. False when another request has done so meanwhile. */
export async function replaceToken(
  database: Database,
  { id, token }: LiveSession,
  successor: string,
): Promise<boolean> {
  const { rows } = await sql`
    with renewed as (
      update sessions set token = ${successor}, token_since = now(), token_seen_at = null,
        updated_at = now(), expires_at = ${movedEnd}
      where id = ${id} and token = ${token}
      returning id, token_since
    )
    insert into replaced_session_tokens (token_hash, session_id, replaced_at)
    select ${hashOf(token)}, id, token_since from renewed
    returning session_id`.execute(database);
  return rows.length > 0;
}

export interface SessionRow {
  id: string;
  created_at: Date;
  updated_at: Date;
  user_agent: string | null;
}

/** The user's sessions that can still be used, the last used first; a hundred at most. */
export function listSessions(database: Database, userId: string): Promise<SessionRow[]> {
  return database
    .selectFrom('sessions')
    .select(['id', 'created_at', 'updated_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute();
}

/** True while the session can be used. */
export async function isSessionOpen(database: Database, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of a user's sessions: one, all but one, those whose time is over. */
export type Which = { only: string } | { except: string } | 'expired';

/** Ends sessions of the user. Returns the ids of those that could still be used. */
export async function deleteSessions(database: Database, userId: string, which: Which): Promise<string[]> {
  const rows = await database
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(chosen(which))
    .returning(['id', sql<boolean>`expires_at > now()`.as('was_open')])
    .execute();
  return rows.filter(({ was_open }) => was_open).map(({ id }) => id);
}

/** Ends every session of the user. */
export async function deleteAllSessions(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends the session that goes by the token. Returns its id; nothing when there is none. */
export async function deleteSessionOf(database: Database, token: string): Promise<string[]> {
  const rows = await database.deleteFrom('sessions').where('token', '=', token).returning('id').execute();
  return rows.map(({ id }) => id);
}

const movedEnd = sql`least(now() + make_interval(days => ${IDLE_DAYS}), created_at + make_interval(days => ${LIFETIME_DAYS}))`;

function chosen(which: Which): RawBuilder<boolean> {
  if (which === 'expired') return sql<boolean>`expires_at <= now()`;
  return 'only' in which ? sql<boolean>`id = ${which.only}` : sql<boolean>`id <> ${which.except}`;
}

async function findLive(database: Database, isWanted: RawBuilder<unknown>): Promise<LiveSession | null> {
  const { rows } = await sql<LiveSession>`
    select s.id, s.token,
      json_build_object('id', u.id, 'email', u.email, 'email_verified', u.email_verified, 'name', u.name, 'language', u.language) as user,
      s.token_since < now() - make_interval(hours => ${TOKEN_HOURS}) as "isTokenOld",
      s.token_seen_at is null or s.updated_at < now() - make_interval(mins => ${USE_MINUTES}) as "isUseUnwritten"
    from sessions s join users u on u.id = s.user_id
    where ${isWanted} and s.expires_at > now()`.execute(database);
  return rows[0] ?? null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
