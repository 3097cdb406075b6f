import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectViews } from './store.ts';
import type { ViewedList } from './tables.ts';
import { ownerOfViews, type ViewOf, viewOf } from './view.ts';

/** The person's own views of the list, in their order. */
export function listViews<List extends ViewedList>(
  context: Context,
  list: List,
): Promise<{ views: ViewOf[List][] }> {
  return inSnapshot(context, async (transaction) => ({
    views: (await selectViews(transaction, ownerOfViews(context, list))).map((view) => viewOf<List>(view)),
  }));
}
