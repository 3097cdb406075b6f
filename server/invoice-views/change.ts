import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { requireClient, requireFree } from './create.ts';
import { clearDefault, findView, holdViews, updateView } from './store.ts';
import type { ViewedList, ViewQueries } from './tables.ts';
import { AUDITED, ownerOfViews, type ViewOf, viewOf } from './view.ts';

export interface ChangeViewInput<List extends ViewedList> {
  id: string;
  name?: string | undefined;
  query?: ViewQueries[List] | undefined;
  /** Of the person's views of the list one at most. */
  isDefault?: boolean | undefined;
}

/** Renames a view, changes what it shows, or makes it the one that is shown first. Refuses NOT_FOUND, also for a client of another business, and INVALID at `name` for a name that is taken. */
export function changeView<List extends ViewedList>(
  context: Context,
  list: List,
  { id, name, query, isDefault }: ChangeViewInput<List>,
): Promise<ViewOf[List]> {
  authorise(context);
  const owner = ownerOfViews(context, list);
  return inTransaction(context, async (transaction) => {
    const views = await holdViews(transaction, owner);
    await findView(transaction, { ...owner, id });
    if (name !== undefined)
      requireFree(
        name,
        views.filter((view) => view.id !== id),
      );
    if (query !== undefined) await requireClient(context, transaction, query);
    if (isDefault === true) await clearDefault(transaction, owner);
    await updateView(
      transaction,
      { businessId: owner.businessId, id },
      {
        ...(name === undefined ? {} : { name }),
        ...(query === undefined ? {} : { query: JSON.stringify(query) }),
        ...(isDefault === undefined ? {} : { is_default: isDefault }),
        updated_at: context.platform.clock.now(),
      },
    );
    await audit(context, transaction, {
      action: `${AUDITED[list].acts}.update`,
      subjectKind: AUDITED[list].subject,
      subjectId: id,
      detail: {
        ...(name === undefined ? {} : { name }),
        ...(isDefault === undefined ? {} : { isDefault }),
      },
    });
    return viewOf<List>(await findView(transaction, { ...owner, id }));
  });
}
