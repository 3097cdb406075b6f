import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { requireClient, requireFree } from './create.ts';
import { findView, holdViews, updateView } from './store.ts';
import type { ViewQuery } from './tables.ts';
import { type InvoiceView, ownerOfViews, viewOf } from './view.ts';

export interface ChangeViewInput {
  id: string;
  name?: string | undefined;
  query?: ViewQuery | undefined;
}

/** Renames a view, or changes what it shows. Refuses NOT_FOUND, also for a client of another business, and INVALID at `name` for a name that is taken. */
export function changeView(context: Context, { id, name, query }: ChangeViewInput): Promise<InvoiceView> {
  authorise(context);
  const owner = ownerOfViews(context);
  return inTransaction(context, async (transaction) => {
    const views = await holdViews(transaction, owner);
    await findView(transaction, { ...owner, id });
    if (name !== undefined)
      requireFree(
        name,
        views.filter((view) => view.id !== id),
      );
    if (query !== undefined) await requireClient(context, transaction, query);
    await updateView(
      transaction,
      { businessId: owner.businessId, id },
      {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query: JSON.stringify(query) }),
        updated_at: context.platform.clock.now(),
      },
    );
    await audit(context, transaction, {
      action: 'invoiceViews.update',
      subjectKind: 'invoiceView',
      subjectId: id,
      detail: name === undefined ? {} : { name },
    });
    return viewOf(await findView(transaction, { ...owner, id }));
  });
}
