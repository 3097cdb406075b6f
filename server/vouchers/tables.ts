import type { Day } from '@belegbar/domain/calendar';
import type { VoucherKind } from '@belegbar/domain/vouchers';
import type { ColumnType, Selectable } from 'kysely';

export interface VouchersTable {
  business_id: string;
  id: string;
  kind: VoucherKind;
  number: string;
  booked_on: Day;
  /** What was entered. */
  detail: ColumnType<Record<string, unknown>, string, never>;
  /** Of an own receipt: name, address and tax number of who writes it, in lines, as on the day of booking. Null of one from before they were kept. */
  issuer: ColumnType<string[] | null, string | null, never>;
  /** SHA-256 of the PDF of an own receipt; null until it is stored, and of other kinds. Set once. */
  document_hash: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type VoucherRecord = Selectable<VouchersTable>;

export interface VoucherUndosTable {
  business_id: string;
  id: string;
  voucher_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    vouchers: VouchersTable;
    voucher_undos: VoucherUndosTable;
  }
}
