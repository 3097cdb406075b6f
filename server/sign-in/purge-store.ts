/** What nobody can use any more goes, also of people who never come back. */
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';
import { DEVICE_DAYS } from './sessions/devices-store.ts';
import './tables.ts';

/** The library counts attempts over a minute at most, under the address of the visitor. */
const COUNTED_MINUTES = 60;

/** Removes sessions, links, steps and trust whose time is over, counts of attempts, and browsers that have lost their cookie by now. */
export async function purgeSignIn(database: Database): Promise<void> {
  await sql`delete from sessions where expires_at <= now()`.execute(database);
  await sql`delete from verifications where expires_at <= now()`.execute(database);
  await sql`
    delete from rate_limits
    where last_request < 1000 * extract(epoch from now() - make_interval(mins => ${COUNTED_MINUTES}))`.execute(
    database,
  );
  await sql`
    delete from user_devices where last_seen_at < now() - make_interval(days => ${DEVICE_DAYS})`.execute(
    database,
  );
}
