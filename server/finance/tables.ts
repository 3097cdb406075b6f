export interface FinanceAssumptionsTable {
  business_id: string;
  year: number;
  /** Cents, as all amounts here. */
  other_income: number;
  deductions: number;
  prepaid: number;
  private_monthly: number;
  assessment: 'single' | 'joint';
  pays_church_tax: boolean;
  /** Percent. */
  trade_multiplier: number | null;
  updated_at: Date;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    finance_assumptions: FinanceAssumptionsTable;
  }
}
