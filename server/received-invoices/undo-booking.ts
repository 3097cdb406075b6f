import { v7 as uuid } from 'uuid';
import { undoExpense } from '../expenses/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdReceived, recordDecision, rowNow } from './decide.ts';
import type { ReceivedRow } from './message.ts';
import { updateReceived } from './store.ts';

/**
 * Takes the expense back that a received invoice was booked as, with all that was paid of it, and puts the invoice into the queue again.
 * Refuses NOT_FOUND, and NOT_BOOKED for any other, so that doing it again does no harm.
 */
export function undoBooking(context: Context, id: string): Promise<ReceivedRow> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const summary = await holdReceived(context, transaction, id);
    const { state, expense_id: expenseId } = summary;
    if (state !== 'booked' || expenseId === null) throw new Refusal('NOT_BOOKED', { state });
    await undoExpense(within(context, transaction), { id: expenseId, idempotencyKey: uuid() });
    await updateReceived(
      transaction,
      { businessId: context.businessId, id },
      { state: 'toReview', expense_id: null, decided_at: null, decided_by: null },
    );
    await recordDecision(context, transaction, { summary, action: 'undoBooking', detail: { expenseId } });
    return rowNow(context, transaction, id);
  });
}
