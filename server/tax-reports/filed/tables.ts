import type { FiledFigure } from '@belegbar/domain/tax-reports';
import type { ColumnType } from 'kysely';

export interface FiledReturnsTable {
  business_id: string;
  id: string;
  report: string;
  period: string;
  filed_on: string;
  last_entry: number;
  figures: ColumnType<FiledFigure[], string, never>;
  is_corrected: boolean;
  created_at: ColumnType<Date, Date, never>;
}

export interface FiledReturnUndosTable {
  business_id: string;
  filed_return_id: string;
  created_at: ColumnType<Date, Date, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    filed_returns: FiledReturnsTable;
    filed_return_undos: FiledReturnUndosTable;
  }
}
