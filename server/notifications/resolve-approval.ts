import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { publishChanged } from './events.ts';
import { setApprovalsRead } from './store.ts';

/**
 * What waited for an approval at a place of the app has been decided: it counts as read. Acts on behalf of the person alone.
 * @unaudited What a person has read is of no book.
 */
export function resolveApproval(
  context: Context,
  place: { userId: string; actionUrl: string },
): Promise<void> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    if (await setApprovalsRead(transaction, place)) await publishChanged(transaction, place.userId);
  });
}
