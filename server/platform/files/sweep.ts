import { type Platform, systemContext } from '../context.ts';
import { inTransaction } from '../database/index.ts';
import type { JobDefinition } from '../jobs/index.ts';
import type { FileUse } from './use.ts';
import { forgetIdleFiles } from './use-store.ts';

const IDLE_MS = 24 * 60 * 60 * 1000;

export interface Sweeping {
  /** Ids of all businesses of the install. */
  businessIds(platform: Platform): Promise<readonly string[]>;
  uses: readonly FileUse[];
}

/** Tidying up the stored files, once a day. */
export function fileJobs(sweeping: Sweeping): JobDefinition[] {
  const handle = (platform: Platform) => sweepFiles(platform, sweeping);
  return [{ name: 'storage.sweep', everyDay: true, handle }];
}

/**
 * Removes the bytes that nothing has named for a day: replaced and removed files, and uploads whose server died in between.
 * The rows go in the same transaction, after the bytes: should the server die here, the next sweep finds them again.
 * @system A job that tidies up.
 */
export async function sweepFiles(platform: Platform, { businessIds, uses }: Sweeping): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - IDLE_MS);
  for (const businessId of await businessIds(platform)) {
    await inTransaction(systemContext(platform, businessId, 'storage.sweep'), async (transaction) => {
      for (const hash of await forgetIdleFiles(transaction, uses, { businessId, before }))
        await platform.files.remove(businessId, hash);
    });
  }
}
