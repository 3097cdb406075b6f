import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { deleteView, findView } from './store.ts';
import type { ViewedList } from './tables.ts';
import { AUDITED, ownerOfViews } from './view.ts';

/** Deletes a view of the person's; nothing in the list changes by it. Refuses NOT_FOUND. */
export function removeView(context: Context, list: ViewedList, id: string): Promise<{ id: string }> {
  authorise(context);
  const owner = ownerOfViews(context, list);
  return inTransaction(context, async (transaction) => {
    const { name } = await findView(transaction, { ...owner, id });
    await deleteView(transaction, { businessId: owner.businessId, id });
    await audit(context, transaction, {
      action: `${AUDITED[list].acts}.remove`,
      subjectKind: AUDITED[list].subject,
      subjectId: id,
      detail: { name },
    });
    return { id };
  });
}
