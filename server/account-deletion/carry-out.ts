import type { CapabilityRecords } from '../platform/capability.ts';
import type { Platform } from '../platform/context.ts';
import { withoutBusiness } from '../platform/database/index.ts';
import { closeOne } from './close.ts';
import { purgeOne } from './purge.ts';
import { selectDuePurges } from './records-store.ts';
import { forgetOldRequests, takeDue } from './store.ts';

/**
 * One account after the other: where one fails, the others are done all the same, and it is tried again.
 * @system A daily job: its owners have confirmed, and nobody is there to ask.
 */
export async function carryOutDeletions(
  platform: Platform,
  capabilities: readonly CapabilityRecords[],
): Promise<void> {
  const { database, clock } = platform;
  const due = await withoutBusiness(database, async (transaction) => {
    await forgetOldRequests(transaction, clock.now());
    return takeDue(transaction, clock.now());
  });
  const failed = await failuresOf(due, (userId) => closeOne(platform, capabilities, userId));
  const purges = await withoutBusiness(database, (transaction) =>
    selectDuePurges(transaction, clock.today()),
  );
  failed.push(...(await failuresOf(purges, (businessId) => purgeOne(platform, businessId))));
  if (failed.length > 0) throw failed[0];
}

async function failuresOf(ids: readonly string[], act: (id: string) => Promise<void>): Promise<unknown[]> {
  const failed: unknown[] = [];
  for (const id of ids) await act(id).catch((cause: unknown) => failed.push(cause));
  return failed;
}
