import type { SetAsideReason } from '@belegbar/domain/received-invoices';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { alikeOf } from './assess.ts';
import { decidedNow, holdReceived, recordDecision, refuseDecided, rowNow } from './decide.ts';
import type { ReceivedRow } from './message.ts';
import { type ReceivedSummary, updateReceived } from './store.ts';

/** Takes an invoice out of the queue; it stays in the archive. Refuses NOT_FOUND, and NOT_TO_REVIEW for one that is decided. */
export function setReceivedAside(
  context: Context,
  { id, reason, note }: { id: string; reason: SetAsideReason; note: string },
): Promise<ReceivedRow> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const summary = await holdReceived(context, transaction, id);
    refuseDecided(summary);
    await updateReceived(
      transaction,
      { businessId: context.businessId, id },
      {
        state: 'setAside',
        set_aside_reason: reason,
        set_aside_note: note,
        ...decidedNow(context),
        ...(reason === 'duplicate' && { likely_duplicate_of: await otherOf(transaction, summary) }),
      },
    );
    await recordDecision(context, transaction, { summary, action: 'setAside', detail: { reason, note } });
    return rowNow(context, transaction, id);
  });
}

/** Of which one it is the duplicate: also the one that came later, which then need not ask any more. */
async function otherOf(transaction: Transaction, summary: ReceivedSummary): Promise<string | null> {
  if (summary.likely_duplicate_of !== null) return summary.likely_duplicate_of;
  const alike = await alikeOf(transaction, summary);
  return alike.find(({ state }) => state !== 'setAside')?.id ?? null;
}
