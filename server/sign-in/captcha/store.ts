/** Captchas that were used, for all servers together. */
import type { Database } from '../../platform/database/index.ts';
import './tables.ts';

/** Marks a captcha as used. False if it was before: of many that come with it at once, one is the first. */
export async function markUsedCaptcha(
  database: Database,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('used_captchas')
    .values({ challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes those that are too old to be used again. */
export async function purgeUsedCaptchas(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('used_captchas').where('expires_at', '<', now).execute();
}
