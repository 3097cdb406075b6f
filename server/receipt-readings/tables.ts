import type { ReceiptReading } from '@belegbar/domain/receipts';
import type { JSONColumnType } from 'kysely';

/** How a page lies, and by which measures the places on it are told. */
export interface PageMeasures {
  width: number;
  height: number;
  /** Turns by 90 degrees with the clock that set it upright. */
  quarters: number;
}

export type ReadingRefusal = 'file.damaged' | 'file.password' | 'file.timeout' | 'file.busy';

export interface ReceiptReadingsTable {
  business_id: string;
  receipt_id: string;
  source: 'text' | 'ocr' | null;
  fields: JSONColumnType<ReceiptReading> | null;
  pages: JSONColumnType<PageMeasures[]>;
  refusal: ReadingRefusal | null;
  read_at: Date;
}

export interface ReceiptPagesTable {
  business_id: string;
  receipt_id: string;
  /** From 1 on. */
  number: number;
  hash: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    receipt_readings: ReceiptReadingsTable;
    receipt_pages: ReceiptPagesTable;
  }
}
