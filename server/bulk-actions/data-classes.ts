/** Acts on many invoices at once. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'invoices',
  basis: 'contract',
  retention: { kind: 'days', days: 30 },
  readers: ['owner', 'operator'],
} as const;

export const bulkActionsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'bulk_actions',
    columns: [
      ...keys('business_id id user_id'),
      ...columns('kind state', 'technical', 'internal', 'state'),
      ...columns('settings total done skipped failed', 'business', 'internal', 'bulkActing'),
      ...times('created_at finished_at'),
    ],
  },
  {
    ...own,
    name: 'bulk_action_items',
    columns: [
      ...keys('business_id action_id position invoice_id'),
      ...columns('outcome reason tries', 'business', 'internal', 'bulkActing'),
    ],
  },
];
