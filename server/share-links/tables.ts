import type { Day } from '@belegbar/domain/calendar';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ShareLinksTable {
  business_id: string;
  id: string;
  invoice_id: string;
  /** Of the invoice. */
  client_id: string | null;
  token: string;
  active: Generated<boolean>;
  expires_on: Day | null;
  access_count: Generated<number>;
  last_accessed_at: Date | null;
  /** When anyone but the owner first fetched anything by it, programs included. */
  fetched_at: Date | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ShareLinkRecord = Selectable<ShareLinksTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    share_links: ShareLinksTable;
  }
}
