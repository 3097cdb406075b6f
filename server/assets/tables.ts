import type { AssetKind, RegisterTreatment } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ActDetail } from './acts.ts';

export interface AssetsTable {
  business_id: string;
  id: string;
  number: string;
  description: string;
  kind: AssetKind;
  treatment: RegisterTreatment;
  useful_life_months: number | null;
  is_usable_alone: Generated<boolean>;
  reduction: Generated<Cents>;
  acquired_on: Day;
  cost: Cents;
  net_price: Cents;
  input_vat: Cents;
  deducted: Cents;
  private_share: string | null;
  opening_on: Day | null;
  opening_book_value: Cents | null;
  expense_id: string | null;
  expense_line: number | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type AssetRecord = Selectable<AssetsTable>;

export interface AssetActsTable {
  business_id: string;
  id: string;
  asset_id: string;
  kind: 'disposal' | 'special' | 'use' | 'change' | 'undo';
  happened_on: Day;
  detail: ColumnType<ActDetail, string, never>;
  /** Null of what undoes: the asset itself. */
  undoes: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type AssetActRecord = Selectable<AssetActsTable>;

export interface DepreciationClosingsTable {
  business_id: string;
  closed_on: Day;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    assets: AssetsTable;
    asset_acts: AssetActsTable;
    depreciation_closings: DepreciationClosingsTable;
  }
}
