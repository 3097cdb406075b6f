/** Whose a request is that carries no session: the person behind a link to a new password, or at the step of the second factor. */
import { createHash } from 'node:crypto';
import type { Database } from '../database/index.ts';
import './tables.ts';
import { RESET_PREFIX } from './verifications-store.ts';

export interface Person {
  id: string;
  email: string;
  name: string;
}

/** Who was sent the link with this token; null where it is not good any more. */
export function findByResetToken(database: Database, token: string): Promise<Person | null> {
  const hash = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  return findByVerification(database, RESET_PREFIX + hash);
}

/** Who has given the password, or a link, and is now to give a code. */
export async function findBySecondFactorStep(database: Database, headers: Headers): Promise<Person | null> {
  const cookie = STEP_IN_COOKIES.exec(headers.get('cookie') ?? '')?.[1];
  const step = cookie === undefined ? null : unsigned(cookie);
  return step === null ? null : findByVerification(database, step);
}

const STEP_IN_COOKIES = /(?:^|;\s*)(?:__Secure-)?belegbar\.two_factor=([^;]+)/;

/** The library checks the signature; here the name of the step, which nobody can guess, is enough. */
function unsigned(cookie: string): string | null {
  try {
    return decodeURIComponent(cookie).replace(/\.[^.]*$/, '');
  } catch {
    return null;
  }
}

async function findByVerification(database: Database, identifier: string): Promise<Person | null> {
  const verification = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (verification === undefined || !UUID.test(verification.value)) return null;
  const person = await database
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', verification.value)
    .executeTakeFirst();
  return person ?? null;
}

/** Other rows of the table hold counts and hashes. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
