export interface NumberSeriesTable {
  business_id: string;
  series: string;
  scope: string;
  next: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    number_series: NumberSeriesTable;
  }
}
