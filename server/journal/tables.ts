import type { ColumnType, Generated } from 'kysely';

export interface JournalEntriesTable {
  business_id: string;
  number: number;
  basis: string;
  kind: string;
  booked_on: string;
  service_from: string;
  service_to: string;
  tax_point: string | null;
  tax_code: string;
  scheme: string;
  net: number;
  vat: number;
  /** What net and VAT are in the currency of the invoice; null for euros. */
  currency: Generated<string | null>;
  currency_net: Generated<number | null>;
  currency_vat: Generated<number | null>;
  /** What of the VAT is deducted; null: all of it. */
  deductible: Generated<number | null>;
  /** Day of the income-surplus statement; null: `booked_on`. */
  counts_on: Generated<string | null>;
  category: string;
  counterparty_vat_id: string;
  counterparty: string;
  document_kind: string;
  document_id: string;
  document_number: string;
  reverses: number | null;
  exemption_paragraph: string | null;
  recorded_at: ColumnType<Date, Date, never>;
  previous_hash: string;
  hash: string;
}

/** Kept by the database: what `journal_entries` comes to, per month of the tax point. */
export interface JournalSumsTable {
  business_id: string;
  /** First day of the month. */
  month: string;
  tax_code: string;
  scheme: string;
  kind: string;
  /** Number of § 4 UStG for exempt supplies, else empty. */
  exemption_paragraph: string;
  net: number;
  vat: number;
  deductible: number;
  count: number;
}

/** Kept by the database: what the cash entries come to, per month of the day on which money moved. */
export interface CashSumsTable {
  business_id: string;
  /** First day of the month. */
  month: string;
  tax_code: string;
  scheme: string;
  category: string;
  net: number;
  vat: number;
  count: number;
}

/** Kept by the database: the same, per month in which they count in the income-surplus statement. */
export interface EurSumsTable extends CashSumsTable {
  deductible: number;
}

/** Kept by the database: the entries that were written in a month, in Berlin. */
export interface JournalMonthsTable {
  business_id: string;
  /** First day of the month. */
  month: string;
  first_number: number;
  last_number: number;
  count: number;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    journal_entries: JournalEntriesTable;
    journal_sums: JournalSumsTable;
    cash_sums: CashSumsTable;
    eur_sums: EurSumsTable;
    journal_months: JournalMonthsTable;
  }
}
