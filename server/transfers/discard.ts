import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { markDiscarded } from './store.ts';

/** Says that no bank gets the file: its bills are in none any more. What it said stays. Refuses NOT_FOUND, also for one of which that was said. */
export function discardTransferFile(context: Context, id: string): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const { businessId, platform } = context;
    if (!(await markDiscarded(transaction, { businessId, id, at: platform.clock.now() }))) throw notFound();
    await audit(context, transaction, {
      action: 'transfers.discard',
      subjectKind: 'transferFile',
      subjectId: id,
      detail: {},
    });
    return { id };
  });
}
