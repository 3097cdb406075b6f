/** An act is worked off by the queue. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

export const RUN = 'bulk-actions.run';

/** Promises that the act is begun, or goes on, so many seconds from now. */
export function promiseRun(
  context: Context,
  transaction: Transaction,
  { id, startAfterSeconds }: { id: string; startAfterSeconds: number },
): Promise<void> {
  const payload = { businessId: context.businessId, actionId: id };
  const later = startAfterSeconds > 0 ? { startAfterSeconds } : {};
  return context.platform.jobs.enqueue(transaction, { name: RUN, payload, ...later });
}
