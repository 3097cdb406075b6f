import type { ColumnType } from 'kysely';

/** What is known of stored bytes; the bytes themselves lie in the file store. */
export interface FilesTable {
  business_id: string;
  hash: string;
  content_type: string;
  size: number;
  /** When it was last stored, or taken off what named it. */
  used_at: ColumnType<Date, Date | undefined, Date>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../database/tables.ts' {
  interface Tables {
    files: FilesTable;
  }
}
