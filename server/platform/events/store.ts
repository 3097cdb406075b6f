/** Events on their way through the database: told at the end of a transaction, heard by every process that listens. */
import { sql } from 'kysely';
import pg from 'pg';
import type { Transaction } from '../database/index.ts';

/** The trigger on `sessions` names it too. */
const CHANNEL = 'belegbar_events';
/** A connection that has died without a word is noticed by asking it. */
const ASK_EACH_MILLISECONDS = 30_000;
const ANSWER_WITHIN_MILLISECONDS = 10_000;

/** Something happened to a person. Ids and kinds only: whoever may know more reads it from the tables. */
export interface PersonEvent {
  userId: string;
  /** `capability.what`, such as `notifications.inserted`. */
  kind: string;
  /** The record it is about. */
  id?: string;
}

/** Tells all processes, exactly if the transaction commits. Told twice in one transaction, it is heard once. */
export async function publish(transaction: Transaction, event: PersonEvent): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`.execute(transaction);
}

/** Records of a list were added or changed: who shows it reads it again. The event's id is the capability. */
export const RECORDS_CHANGED = 'records.changed';

/** Tells the open pages of the person that what they show of a capability is no longer all. */
export function publishRecords(
  transaction: Transaction,
  { userId, capability }: { userId: string; capability: string },
): Promise<void> {
  return publish(transaction, { userId, kind: RECORDS_CHANGED, id: capability });
}

export interface LineOptions {
  /** PostgreSQL address of the application's role. */
  url: string;
  /** Role to take on, where the address names a stronger one. */
  role: string | null;
}

export interface Line {
  /** Resolves when the connection has ended, whoever ended it. */
  ended: Promise<void>;
  end(): Promise<void>;
}

/** Opens a connection of its own and listens. Resolves when nothing that commits from now on can be missed; rejects when the database is away. */
export async function openLine(options: LineOptions, hear: (event: PersonEvent) => void): Promise<Line> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'belegbar-events',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MILLISECONDS,
    query_timeout: ANSWER_WITHIN_MILLISECONDS,
    ...(options.role === null ? {} : { options: `-c role=${options.role}` }),
  });
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('error', () => {});
  client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as PersonEvent));
  const end = () => client.end().catch(() => {});
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    void end();
    throw error;
  }
  const asking = setInterval(() => void client.query('select 1').catch(end), ASK_EACH_MILLISECONDS);
  asking.unref();
  return { ended: ended.finally(() => clearInterval(asking)), end };
}
