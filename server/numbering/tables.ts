import type { Day } from '@belegbar/domain/calendar';

export interface NumberSeriesTable {
  business_id: string;
  series: string;
  scope: string;
  next: number;
  used: number;
  /** The latest day for which a number was taken. */
  last_day: Day | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    number_series: NumberSeriesTable;
  }
}
