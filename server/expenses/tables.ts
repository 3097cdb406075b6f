import type { Day } from '@belegbar/domain/calendar';
import type { ExpenseLine } from '@belegbar/domain/expenses';
import type { Cents } from '@belegbar/domain/money';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ExpensesTable {
  business_id: string;
  id: string;
  number: string;
  vendor: string;
  vendor_country: string;
  vendor_vat_id: string;
  category: string;
  document_date: Day;
  /** Null: on its date. */
  received_on: Day | null;
  /** BT-9. */
  due_date: Day | null;
  service_from: Day;
  service_to: Day;
  /** BT-3 386. */
  is_prepayment: Generated<boolean>;
  private_share: string | null;
  gross: Cents;
  lines: ColumnType<ExpenseLine[], string, never>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ExpenseRecord = Selectable<ExpensesTable>;

export interface ExpensePaymentsTable {
  business_id: string;
  id: string;
  expense_id: string;
  paid_on: Day;
  amount: Cents;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export type ExpensePaymentRecord = Selectable<ExpensePaymentsTable>;

export interface ExpenseUndosTable {
  business_id: string;
  id: string;
  expense_id: string;
  /** Null: the bill, and with it all that was paid of it. */
  payment_id: string | null;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    expenses: ExpensesTable;
    expense_payments: ExpensePaymentsTable;
    expense_undos: ExpenseUndosTable;
  }
}
