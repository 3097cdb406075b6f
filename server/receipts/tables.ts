export interface ReceiptsTable {
  business_id: string;
  id: string;
  file_name: string;
  path: string;
  hash: string;
  kept_at: Date;
  kept_by: string | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    receipts: ReceiptsTable;
  }
}
