import type { DATA_EXPORT_STATES } from '@belegbar/contract/data-export';
import type { Generated, Selectable } from 'kysely';

export interface DataExportsTable {
  business_id: string;
  id: string;
  session_id: string;
  state: (typeof DATA_EXPORT_STATES)[number];
  begun_at: Date;
  changed_at: Date;
  parts_done: Generated<number>;
  parts: Generated<number>;
}

export type DataExportRecord = Selectable<DataExportsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    data_exports: DataExportsTable;
  }
}
