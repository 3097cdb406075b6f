import type { Day } from '@belegbar/domain/calendar';
import type {
  BillSkonto,
  CreditedLine,
  Entertainment,
  ExpenseLine,
  PaymentMeans,
} from '@belegbar/domain/expenses';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** What a bill says. */
interface BillColumns {
  vendor: string;
  vendor_country: string;
  vendor_vat_id: string;
  category: string;
  document_date: Day;
  /** Null: on its date. */
  received_on: Day | null;
  /** BT-9. */
  due_date: Day | null;
  /** BT-20; none: empty. */
  skonto: ColumnType<BillSkonto[], string | undefined, never>;
  is_recurring: Generated<boolean>;
  service_from: Day;
  service_to: Day;
  private_share: string | null;
  gross: Cents;
  /** In which its amounts are. */
  currency: Generated<Currency>;
  /** Null for euros. */
  units_per_euro: string | null;
  lines: ColumnType<ExpenseLine[], string, never>;
  /** The vendor's own (BT-1); empty: none. */
  document_number: Generated<string>;
  /** Null: not said. */
  payment_means: PaymentMeans | null;
  /** To whom it is to be paid (BT-85), on which account (BT-84) with which bank (BT-86), known by which words (BT-83); empty: not said. */
  payee_name: Generated<string>;
  payee_iban: Generated<string>;
  payee_bic: Generated<string>;
  remittance: Generated<string>;
  project: Generated<string>;
  note: Generated<string>;
  /** Null: none, or nothing said of it. */
  entertainment: ColumnType<Entertainment | null, string | null | undefined, never>;
}

/** As it was entered: version 1. */
export interface ExpensesTable extends BillColumns {
  business_id: string;
  id: string;
  number: string;
  /** BT-3 386. */
  is_prepayment: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The latest is what the bill says. */
export interface ExpenseCorrectionsTable extends BillColumns {
  business_id: string;
  id: string;
  expense_id: string;
  /** From 2. */
  version: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ExpenseRecord = Selectable<ExpensesTable>;

export interface ExpensePaymentsTable {
  business_id: string;
  id: string;
  expense_id: string;
  paid_on: Day;
  amount: Cents;
  /** What the vendor gave up with it. */
  discount: Generated<Cents>;
  /** On the account, of a bill in another currency; else null. */
  euros: Cents | null;
  /** Null: not said. */
  payment_means: PaymentMeans | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ExpensePaymentRecord = Selectable<ExpensePaymentsTable>;

export interface ExpenseCreditsTable {
  business_id: string;
  id: string;
  expense_id: string;
  /** The vendor's own. */
  number: string;
  credited_on: Day;
  /** Null: on its date. */
  received_on: Day | null;
  gross: Cents;
  lines: ColumnType<CreditedLine[], string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ExpenseCreditRecord = Selectable<ExpenseCreditsTable>;

/** On which bills a recipient was given something in a year, in any version. */
export interface ExpenseGiftsTable {
  business_id: string;
  year: number;
  recipient: string;
  expense_id: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface ExpenseUndosTable {
  business_id: string;
  id: string;
  expense_id: string;
  /** Both null: the bill, and with it all that happened to it. */
  payment_id: string | null;
  credit_id: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** The receipts of a bill, as they came. */
export interface ExpenseFilesTable {
  business_id: string;
  id: string;
  expense_id: string;
  file_name: string;
  hash: string;
  attached_at: Date;
  /** Null: it belongs to the bill. */
  detached_at: Date | null;
}

/** How each bill stands, written by triggers from its acts. */
export interface ExpenseSearchTable {
  business_id: string;
  id: string;
  number: string;
  vendor: string;
  category: string;
  document_date: Day;
  due_date: Day | null;
  state: 'open' | 'partlyPaid' | 'paid' | 'overpaid' | 'takenBack';
  /** In cents of euros, also of a bill in another currency. */
  gross: Cents;
  open: Cents;
  has_receipt: boolean;
  words: string;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    expenses: ExpensesTable;
    expense_corrections: ExpenseCorrectionsTable;
    expense_credits: ExpenseCreditsTable;
    expense_files: ExpenseFilesTable;
    expense_gifts: ExpenseGiftsTable;
    expense_payments: ExpensePaymentsTable;
    expense_search: ExpenseSearchTable;
    expense_undos: ExpenseUndosTable;
  }
}
