import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { Entering, Price, Rhythm } from '@belegbar/domain/recurring-expenses';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface RecurringExpensesTable {
  business_id: string;
  id: string;
  version: Generated<number>;
  vendor: string;
  vendor_country: string;
  vendor_vat_id: string;
  category: string;
  private_share: string | null;
  currency: Currency;
  /** Null for euros. */
  units_per_euro: string | null;
  rhythm: Rhythm;
  first_due_on: Day;
  day_of_month: number;
  ends_on: Day | null;
  /** The first due day that has not been looked at; null: none is left. */
  next_due_on: Day | null;
  is_paused: Generated<boolean>;
  entering: Entering;
  terms_days: number;
  is_paid_on_due_day: boolean;
  missing_after_days: number | null;
  prices: ColumnType<Price[], string, string>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export type RecurringRecord = Selectable<RecurringExpensesTable>;

/** What became of a due day. */
export interface RecurringExpenseDuesTable {
  business_id: string;
  recurring_id: string;
  due_on: Day;
  state: 'waiting' | 'entered' | 'billed' | 'skipped';
  expense_id: string | null;
  /** Made of it before its own bill came. */
  replaced_id: string | null;
  expected: Cents;
  /** What the expense asks for when it is tied to the day. */
  asked: Cents | null;
  missing_told_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
}

export type DueRecord = Selectable<RecurringExpenseDuesTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    recurring_expenses: RecurringExpensesTable;
    recurring_expense_dues: RecurringExpenseDuesTable;
  }
}
