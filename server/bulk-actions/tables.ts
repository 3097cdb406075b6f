import type { BULK_OUTCOMES, BulkActionMessage, BulkOrder } from '@belegbar/contract/bulk-actions';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { z } from 'zod';

/** What is to be done, as it was asked for. */
export type Order = z.output<typeof BulkOrder>;
export type BulkKind = Order['kind'];
export type BulkState = z.output<typeof BulkActionMessage>['state'];
export type Outcome = (typeof BULK_OUTCOMES)[number];

export interface BulkActionsTable {
  business_id: string;
  id: string;
  user_id: string | null;
  kind: BulkKind;
  state: BulkState;
  settings: ColumnType<Order, string, never>;
  total: number;
  done: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  finished_at: Date | null;
}

export type BulkActionRecord = Selectable<BulkActionsTable>;

export interface BulkActionItemsTable {
  business_id: string;
  action_id: string;
  position: number;
  invoice_id: string;
  outcome: Outcome;
  reason: Generated<string>;
  tries: Generated<number>;
}

export type BulkItemRecord = Selectable<BulkActionItemsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    bulk_actions: BulkActionsTable;
    bulk_action_items: BulkActionItemsTable;
  }
}
