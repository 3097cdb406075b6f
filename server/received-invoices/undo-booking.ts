import { v7 as uuid } from 'uuid';
import { isExpenseUndone, undoExpense } from '../expenses/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdReceived, recordDecision, rowNow } from './decide.ts';
import type { ReceivedRow } from './message.ts';
import { updateReceived } from './store.ts';

/**
 * Takes the expense back that a received invoice was booked as, with all that was paid of it, and puts the invoice into the queue again.
 * An expense that was taken back by itself is left as it is. Refuses NOT_FOUND, and NOT_BOOKED where it is not booked, or as another expense.
 */
export function undoBooking(
  context: Context,
  { id, expenseId }: { id: string; expenseId: string },
): Promise<ReceivedRow> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const summary = await holdReceived(context, transaction, id);
    const { state } = summary;
    if (state !== 'booked' || summary.expense_id !== expenseId) throw new Refusal('NOT_BOOKED', { state });
    if (!(await isExpenseUndone(context, transaction, expenseId)))
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
