import type { InvoiceViewQuery } from '@belegbar/contract/invoice-views';
import type { ColumnType, Selectable } from 'kysely';
import type { z } from 'zod';

export type ViewQuery = z.output<typeof InvoiceViewQuery>;

export interface InvoiceViewsTable {
  business_id: string;
  id: string;
  user_id: string;
  name: string;
  position: number;
  query: ColumnType<ViewQuery, string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export type InvoiceViewRecord = Selectable<InvoiceViewsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    invoice_views: InvoiceViewsTable;
  }
}
