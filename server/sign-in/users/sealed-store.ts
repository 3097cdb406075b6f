/** What of second factors stands sealed in the database. */
import type { Database } from '../../platform/database/index.ts';
import '../tables.ts';

export interface Sealed {
  id: string;
  secret: string;
  backupCodes: string;
}

/** Every second factor of the install, those that are being set up included. */
export async function sealedFactors(database: Database): Promise<Sealed[]> {
  return database
    .selectFrom('two_factors')
    .select(['id', 'secret', 'backup_codes as backupCodes'])
    .orderBy('id')
    .execute();
}

/** Replaces what was read. False where it has changed since, as by a recovery code that was used. */
export async function replaceSealed(database: Database, read: Sealed, renewed: Sealed): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('two_factors')
    .set({ secret: renewed.secret, backup_codes: renewed.backupCodes })
    .where('id', '=', read.id)
    .where('secret', '=', read.secret)
    .where('backup_codes', '=', read.backupCodes)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
