import { lockIssuedInvoice, setRemindersPaused } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { type SendingView, viewSending } from './read.ts';
import { resolveWaiting } from './resolve-waiting.ts';

/** Leaves an invoice out of the plan of reminders, such as one in dispute, or takes it in again. Refuses NOT_FOUND and NOT_ISSUED. */
export function pauseReminders(
  context: Context,
  { id, paused }: { id: string; paused: boolean },
): Promise<SendingView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const { remindersPaused } = await lockIssuedInvoice(context, transaction, id);
    if (remindersPaused !== paused) {
      await setRemindersPaused(context, transaction, { id, paused });
      if (paused) await resolveWaiting(context, transaction, id);
      await audit(context, transaction, {
        action: 'sending.pauseReminders',
        subjectKind: 'invoice',
        subjectId: id,
        detail: { before: remindersPaused, after: paused },
      });
    }
    return viewSending(context, transaction, id);
  });
}
