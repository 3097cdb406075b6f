import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { moveExport, selectExport } from './store.ts';
import { type ExportView, viewOf } from './view.ts';

/** Breaks the export off: what is being downloaded ends within a second, and nothing of it stays. One that has ended stays as it is. */
export function cancelExport(
  context: Context,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<ExportView> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const now = context.platform.clock.now();
    const key = { businessId: context.businessId, id };
    const isMine = await moveExport(transaction, key, ['ready', 'running'], {
      state: 'cancelled',
      changed_at: now,
    });
    if (isMine)
      await audit(context, transaction, {
        action: 'dataExport.cancel',
        subjectKind: 'business',
        subjectId: context.businessId,
        detail: { exportId: id },
      });
    const row = await selectExport(transaction, context.businessId);
    const view = row?.id === id ? viewOf(row, { now, sessionId }) : null;
    if (view === null) throw notFound();
    return view;
  });
}
