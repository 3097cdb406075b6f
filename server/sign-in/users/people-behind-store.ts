/** Whose a request is that carries no session: the person behind a link to a new password. */
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/index.ts';
import '../tables.ts';
import { RESET_PREFIX } from './verifications-store.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
}

/** Who was sent the link with this token; null where it is not good any more. */
export async function findByResetToken(database: Database, token: string): Promise<Person | null> {
  const hash = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  const verification = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', RESET_PREFIX + hash)
    .executeTakeFirst();
  if (verification === undefined) return null;
  const person = await database
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', verification.value)
    .executeTakeFirst();
  return person ?? null;
}
