import type { Unit, VatCase } from '@belegbar/domain/invoices';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ServicesTable {
  business_id: string;
  id: string;
  version: Generated<number>;
  name: string;
  description: string;
  unit: Unit;
  /** Four decimals as the driver gives them, such as `95.0000`. */
  unit_price: string;
  vat_case: VatCase;
  archived: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type ServiceRecord = Selectable<ServicesTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    services: ServicesTable;
  }
}
