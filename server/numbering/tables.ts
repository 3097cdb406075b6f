export interface NumberSeriesTable {
  business_id: string;
  series: string;
  scope: string;
  next: number;
  used: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    number_series: NumberSeriesTable;
  }
}
