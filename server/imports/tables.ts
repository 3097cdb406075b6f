import type { ImportSettings } from '@belegbar/contract/imports';
import type { CellProblem, ImportKind } from '@belegbar/domain/imports';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { z } from 'zod';

export type Settings = z.output<typeof ImportSettings>;
export type ImportState = 'draft' | 'running' | 'done' | 'failed' | 'undoing' | 'undone';
export type RowOutcome = 'created' | 'updated' | 'unchanged' | 'skipped';
export type RowUndo = 'removed' | 'restored' | 'changed' | 'used' | 'gone';

/** JSON is written as text and read as data. */
type Json<Value> = ColumnType<Value, string, string>;

export interface ImportsTable {
  business_id: string;
  id: string;
  kind: ImportKind;
  state: ImportState;
  user_id: string | null;
  file_name: string;
  settings: Json<Settings>;
  headings: ColumnType<string[], string | undefined, string>;
  rows_total: number;
  rows_done: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  unchanged: Generated<number>;
  skipped: Generated<number>;
  warned: Generated<number>;
  removed: Generated<number>;
  restored: Generated<number>;
  stayed: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  started_at: Date | null;
  finished_at: Date | null;
  undone_at: Date | null;
}

export interface ImportFilesTable {
  business_id: string;
  import_id: string;
  content: Buffer;
}

export interface ImportRowsTable {
  business_id: string;
  import_id: string;
  line: number;
  outcome: RowOutcome;
  name: string;
  record_id: string | null;
  version: number | null;
  before: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  problems: Json<CellProblem[]>;
  cells: ColumnType<string[] | null, string | null, string | null>;
  undo: RowUndo | null;
}

export type ImportRecord = Selectable<ImportsTable>;
export type ImportRowRecord = Selectable<ImportRowsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    imports: ImportsTable;
    import_files: ImportFilesTable;
    import_rows: ImportRowsTable;
  }
}
