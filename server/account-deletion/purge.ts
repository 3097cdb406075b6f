import type { Context, Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { selectFileHashes } from '../platform/files/index.ts';
import { purgeBusiness } from './records-store.ts';

/**
 * Removes for good what the law no longer wants kept of a closed business. The bytes go before the rows: whoever dies in between is found again.
 * @system The term of keeping is over by the clock, and nobody owns it any more.
 */
export async function purgeOne(platform: Platform, businessId: string): Promise<void> {
  const context: Context = {
    platform,
    businessId,
    actor: { kind: 'system', name: 'account-deletion' },
    requestId: '',
    transaction: null,
  };
  await inTransaction(context, async (transaction) => {
    for (const hash of await selectFileHashes(transaction, businessId))
      await platform.files.remove(businessId, hash);
    await purgeBusiness(transaction, businessId, platform.clock.today());
  });
  platform.log.info('account-deletion.purged', { businessId });
}
