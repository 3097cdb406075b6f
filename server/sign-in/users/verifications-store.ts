/** Codes and links beside what the library reads and writes itself. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import '../tables.ts';

/** A code of an app is good in its half minute and in those beside it. */
const CODE_SECONDS = 120;

/** Takes a code of an app for the user. False when it has been taken before. */
export async function takeCode(database: Database, userId: string, code: string): Promise<boolean> {
  const identifier = `used-code:${userId}:${code}`;
  const { rows } = await sql`
    insert into verifications (id, identifier, value, expires_at)
    values (md5(${identifier})::uuid, ${identifier}, ${userId}, now() + make_interval(secs => ${CODE_SECONDS}))
    on conflict (id) do update set expires_at = excluded.expires_at where verifications.expires_at < now()
    returning id`.execute(database);
  return rows.length > 0;
}

/** How links to a new password are kept: by a hash, under a prefix that differs from the library's, so that the hash opens nothing. The trigger on the passwords names it too. */
export const RESET_PREFIX = 'new-password:';
