import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** True if the database answers; rejects if it does not. */
export async function isReachable(database: Database): Promise<boolean> {
  return (await sql`select 1`.execute(database)).rows.length === 1;
}
