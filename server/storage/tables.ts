import type { ColumnType } from 'kysely';
import type { Area, ObjectName } from './objects.ts';

export interface StorageObjectsTable {
  business_id: string;
  name: ObjectName;
  area: Area;
  path: string;
  hash: string;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    storage_objects: StorageObjectsTable;
  }
}
