import { listBusinessIds } from '../business/index.ts';
import type { Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { promiseRun } from './promise-run.ts';
import { systemContext } from './run.ts';
import { forgetActions, selectUnderWay } from './store.ts';

const KEPT_DAYS = 30;
const HOUR_MS = 3_600_000;

/**
 * Forgets acts that were over 30 days ago, with what became of each invoice. An act that has been running for more than an hour is promised
 * anew, since its job may be lost and it keeps every other from beginning; where it is not, two workers share its items, each of which is done once.
 * @system A job that tidies up.
 */
export async function tidyBulkActions(platform: Platform): Promise<void> {
  const now = platform.clock.now().getTime();
  const forgotten = new Date(now - KEPT_DAYS * 24 * HOUR_MS);
  const lost = new Date(now - HOUR_MS);
  for (const businessId of await listBusinessIds(platform)) {
    const context = systemContext(platform, businessId);
    await inTransaction(context, async (transaction) => {
      await forgetActions(transaction, businessId, forgotten);
      const id = await selectUnderWay(transaction, { businessId, before: lost });
      if (id !== null) await promiseRun(context, transaction, { id, startAfterSeconds: 0 });
    });
  }
}
