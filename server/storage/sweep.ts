import { listBusinessIds } from '../business/index.ts';
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { forgetIdleFiles } from './store.ts';

const IDLE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the bytes that nothing has named for a day: replaced and removed files, and uploads whose server died in between.
 * The rows go in the same transaction, after the bytes: should the server die here, the next sweep finds them again.
 */
export async function sweepFiles(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - IDLE_MS);
  for (const businessId of await listBusinessIds(platform)) {
    const context: Context = {
      platform,
      businessId,
      actor: { kind: 'system', name: 'storage.sweep' },
      requestId: '',
      transaction: null,
    };
    await inTransaction(context, async (transaction) => {
      for (const hash of await forgetIdleFiles(transaction, businessId, before))
        await platform.files.remove(businessId, hash);
    });
  }
}
