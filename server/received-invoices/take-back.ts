import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdReceived, recordDecision, rowNow } from './decide.ts';
import type { ReceivedRow } from './message.ts';
import { updateReceived } from './store.ts';

/** Puts an invoice that was set aside into the queue again. Refuses NOT_FOUND, and NOT_SET_ASIDE for any other. */
export function takeReceivedBack(context: Context, id: string): Promise<ReceivedRow> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const summary = await holdReceived(context, transaction, id);
    if (summary.state !== 'setAside') throw new Refusal('NOT_SET_ASIDE', { state: summary.state });
    await updateReceived(
      transaction,
      { businessId: context.businessId, id },
      { state: 'toReview', set_aside_reason: null, set_aside_note: '', decided_at: null, decided_by: null },
    );
    const detail = { reason: summary.set_aside_reason, note: summary.set_aside_note };
    await recordDecision(context, transaction, { summary, action: 'takeBack', detail });
    return rowNow(context, transaction, id);
  });
}
