export interface SpecialPrepaymentsTable {
  business_id: string;
  year: number;
  /** Cents. */
  amount: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    special_prepayments: SpecialPrepaymentsTable;
  }
}
