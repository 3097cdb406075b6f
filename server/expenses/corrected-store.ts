/** Bills as they stand: as they were entered, or as they were last corrected. */
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { ExpenseKey } from './store.ts';
import type { ExpenseCorrectionsTable, ExpenseRecord } from './tables.ts';

type Correction = Selectable<ExpenseCorrectionsTable>;

/** With each its version, from 1. */
export async function withCorrections<Row extends Pick<ExpenseRecord, 'id'>>(
  transaction: Transaction,
  businessId: string,
  rows: readonly Row[],
): Promise<(Row & { version: number })[]> {
  if (rows.length === 0) return [];
  const latest = await transaction
    .selectFrom('expense_corrections')
    .selectAll()
    .distinctOn('expense_id')
    .where('business_id', '=', businessId)
    .where(sql<boolean>`expense_id = any(${rows.map(({ id }) => id)}::uuid[])`)
    .orderBy('expense_id')
    .orderBy('version', 'desc')
    .execute();
  const byExpense = new Map(latest.map((correction) => [correction.expense_id, correction]));
  return rows.map((row) => correctedBy(row, byExpense.get(row.id)));
}

function correctedBy<Row extends Pick<ExpenseRecord, 'id'>>(
  row: Row,
  correction: Correction | undefined,
): Row & { version: number } {
  if (correction === undefined) return { ...row, version: 1 };
  const { business_id, id, expense_id, version, created_at, ...bill } = correction;
  const said = Object.entries(bill).filter(([column]) => column in row);
  return { ...row, ...Object.fromEntries(said), version };
}

/** What corrections of the bill said, also those that do not hold any more: its lines, and cents that it asked for. */
export function selectVersions(
  transaction: Transaction,
  { businessId, id }: ExpenseKey,
): Promise<Pick<ExpenseRecord, 'gross' | 'lines'>[]> {
  return transaction
    .selectFrom('expense_corrections')
    .select(['gross', 'lines'])
    .where('business_id', '=', businessId)
    .where('expense_id', '=', id)
    .execute();
}
