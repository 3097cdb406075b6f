import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { ColumnType, Selectable } from 'kysely';

export interface TransferFilesTable {
  business_id: string;
  id: string;
  executes_on: Day;
  payer_iban: string;
  total: Cents;
  /** As it was made. */
  xml: string;
  created_at: ColumnType<Date, Date, never>;
  /** When it was said that no bank gets it; null: it stands. */
  discarded_at: Date | null;
}

export interface TransferFileBillsTable {
  business_id: string;
  file_id: string;
  expense_id: string;
  amount: Cents;
  /** What is given up with it (Skonto). */
  discount: Cents;
}

export type TransferFileRecord = Selectable<TransferFilesTable>;
export type TransferFileBillRecord = Selectable<TransferFileBillsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    transfer_files: TransferFilesTable;
    transfer_file_bills: TransferFileBillsTable;
  }
}
