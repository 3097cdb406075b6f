/** How well an account is kept. */
import type { Database } from '../../platform/database/index.ts';
import { hasPassword, hasSecondFactor } from './store.ts';

export interface AccountSecurity {
  hasPassword: boolean;
  secondFactor: boolean;
  /** Recovery codes that were not used yet. */
  backupCodesLeft: number;
}

/** `countCodes` decrypts the codes of a user who has a second factor. */
export async function readSecurity(
  database: Database,
  userId: string,
  countCodes: () => Promise<number>,
): Promise<AccountSecurity> {
  const [password, secondFactor] = await Promise.all([
    hasPassword(database, userId),
    hasSecondFactor(database, userId),
  ]);
  return { hasPassword: password, secondFactor, backupCodesLeft: secondFactor ? await countCodes() : 0 };
}
