import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { holdViews, selectViews, updateView } from './store.ts';
import type { ViewedList } from './tables.ts';
import { AUDITED, ownerOfViews, type ViewOf, viewOf } from './view.ts';

/** Puts the person's views in the order of the ids; others follow as they were, and ids of nobody's count for nothing. */
export function arrangeViews<List extends ViewedList>(
  context: Context,
  list: List,
  { ids }: { ids: readonly string[] },
): Promise<{ views: ViewOf[List][] }> {
  authorise(context);
  const owner = ownerOfViews(context, list);
  return inTransaction(context, async (transaction) => {
    const views = await holdViews(transaction, owner);
    const placeOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const arranged = views.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
    for (const [index, { id }] of arranged.entries())
      await updateView(transaction, { businessId: owner.businessId, id }, { position: index + 1 });
    await audit(context, transaction, {
      action: `${AUDITED[list].acts}.arrange`,
      subjectKind: AUDITED[list].subject,
      subjectId: null,
      detail: { ids: arranged.map(({ id }) => id) },
    });
    return { views: (await selectViews(transaction, owner)).map((view) => viewOf<List>(view)) };
  });
}
