/** The rows of the security log. They are only ever added, and go after 90 days. */
import { sql } from 'kysely';
import { type Database, withoutBusiness } from '../../platform/database/index.ts';
import type { Details, SecurityEventType, Severity } from './events.ts';
import './tables.ts';

export interface NewSecurityEvent {
  id: string;
  at: Date;
  type: SecurityEventType;
  severity: Severity;
  userId: string | null;
  /** Where there is no `userId`, the event is that of the user of this address, if there is one. */
  emailAddress: string | null;
  accountHash: string | null;
  addressHash: string | null;
  device: string;
  details: Details;
}

/** Adds an event. */
export async function addSecurityEvent(database: Database, event: NewSecurityEvent): Promise<void> {
  await sql`
    insert into security_events (id, at, type, severity, user_id, account_hash, address_hash, device, details)
    values (${event.id}, ${event.at}, ${event.type}, ${event.severity},
      coalesce(${event.userId}::uuid, (select id from users where email = ${event.emailAddress})),
      ${event.accountHash}, ${event.addressHash}, ${event.device}, ${JSON.stringify(event.details)})`.execute(
    database,
  );
}

export interface NewActivity {
  id: string;
  at: Date;
  userId: string;
  type: string;
  device: string;
  data: Details;
}

/**
 * Adds an activity of a user.
 * @system It is a log of its own, of people and not of books.
 */
export async function addActivity(database: Database, activity: NewActivity): Promise<void> {
  const { id, at, userId, type, device, data } = activity;
  await withoutBusiness(database, async (transaction) => {
    const values = { id, at, user_id: userId, type, device, data: JSON.stringify(data) };
    await sql`select set_config('app.user', ${userId}, true)`.execute(transaction);
    await transaction.insertInto('user_activities').values(values).execute();
  });
}

export interface SecurityEventQuery {
  limit: number;
  /** Only events before the one with this id. */
  before?: string | undefined;
  severity?: Severity | undefined;
  type?: SecurityEventType | undefined;
}

export interface SecurityEvent {
  id: string;
  at: Date;
  type: SecurityEventType;
  severity: Severity;
  /** Of the account, where there is one. */
  email: string | null;
  /** `Firefox, Windows`; null when unknown. */
  device: string | null;
  details: Details;
}

/**
 * The newest events of everyone, for administrators; the caller has checked who asks.
 * @system It only reads, for a caller who has asked who is there.
 */
export function readSecurityEvents(database: Database, query: SecurityEventQuery): Promise<SecurityEvent[]> {
  return withoutBusiness(database, async (transaction) => {
    await sql`select set_config('app.administrator', 'on', true)`.execute(transaction);
    let rows = transaction
      .selectFrom('security_events')
      .leftJoin('users', 'users.id', 'security_events.user_id')
      .select(['security_events.id', 'at', 'type', 'severity', 'users.email', 'device', 'details'])
      .orderBy('security_events.id', 'desc')
      .limit(query.limit);
    if (query.before !== undefined) rows = rows.where('security_events.id', '<', query.before);
    if (query.severity !== undefined) rows = rows.where('severity', '=', query.severity);
    if (query.type !== undefined) rows = rows.where('type', '=', query.type);
    const found = await rows.execute();
    return found.map((row) => ({ ...row, device: row.device === '' ? null : row.device }) as SecurityEvent);
  });
}

/** Something that happened to an account or that its user did. */
export interface OwnActivity {
  id: string;
  /** A `SecurityEventType`, or what was tracked, such as `sign_out`. */
  type: string;
  at: Date;
  device: string | null;
}

/**
 * The newest security events and activities of one user, in which every sign-in stands once.
 * @system It only reads, for a caller who has asked who is there.
 */
export function readOwnActivity(
  database: Database,
  { userId, limit }: { userId: string; limit: number },
): Promise<OwnActivity[]> {
  return withoutBusiness(database, async (transaction) => {
    await sql`select set_config('app.user', ${userId}, true)`.execute(transaction);
    const { rows } = await sql<OwnActivity>`
      select id, type, at, nullif(device, '') as device from (
        (select id, type, at, device from security_events where user_id = ${userId} order by id desc limit ${limit})
        union all
        (select id, type, at, device from user_activities
          where user_id = ${userId} and type <> 'sign_in' order by id desc limit ${limit})
      ) own order by id desc limit ${limit}`.execute(transaction);
    return rows;
  });
}

/** Removes what is older than 90 days. Returns how many rows went. */
export async function purgeSecurityLog(database: Database): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select purge_security_log() as gone`.execute(database);
  return rows[0]?.gone ?? 0;
}
