import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { selectViews } from './store.ts';
import { type InvoiceView, ownerOfViews, viewOf } from './view.ts';

/** The person's own views, in their order. */
export function listViews(context: Context): Promise<{ views: InvoiceView[] }> {
  return inSnapshot(context, async (transaction) => ({
    views: (await selectViews(transaction, ownerOfViews(context))).map(viewOf),
  }));
}
