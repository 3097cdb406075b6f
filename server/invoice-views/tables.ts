import type { ExpenseViewQuery, InvoiceViewQuery } from '@belegbar/contract/invoice-views';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { z } from 'zod';

/** The list whose filters and order a view keeps. */
export type ViewedList = 'invoices' | 'expenses';

/** As the address of its list has it. */
export interface ViewQueries {
  invoices: z.output<typeof InvoiceViewQuery>;
  expenses: z.output<typeof ExpenseViewQuery>;
}

export type ViewQuery = ViewQueries[ViewedList];

export interface InvoiceViewsTable {
  business_id: string;
  id: string;
  user_id: string;
  list: Generated<ViewedList>;
  name: string;
  is_default: Generated<boolean>;
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
