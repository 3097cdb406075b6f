/** Bills by what their documents say, for who looks for one of them. */
import type { Day } from '@belegbar/domain/calendar';
import type { BillSkonto } from '@belegbar/domain/expenses';
import type { Cents, Currency } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type ExpenseRow, rowOf } from './message.ts';
import { findExpense, type ListedExpense, selectDated, selectListed } from './read-store.ts';

export interface DatedBill {
  id: string;
  vendor: string;
  vendorVatId: string;
  documentDate: Day;
  gross: Cents;
  currency: Currency;
}

/** Those of the days that were not taken back, the first entered first. */
export async function billsDated(
  { businessId }: Context,
  transaction: Transaction,
  days: { from: Day; to: Day },
): Promise<DatedBill[]> {
  const rows = await selectDated(transaction, { businessId, ...days });
  return rows.filter(({ undone }) => !undone).map(datedOf);
}

/** What the document of one says; refuses NOT_FOUND. */
export async function billOfExpense(
  { businessId }: Context,
  transaction: Transaction,
  id: string,
): Promise<DatedBill> {
  return datedOf(await findExpense(transaction, { businessId, id }));
}

/** The steps of Skonto that one has, as it was last set right; refuses NOT_FOUND. */
export async function skontoOfExpense(
  { businessId }: Context,
  transaction: Transaction,
  id: string,
): Promise<BillSkonto[]> {
  return (await findExpense(transaction, { businessId, id })).skonto;
}

function datedOf({ id, vendor, vendor_vat_id, document_date, gross, currency }: ListedExpense): DatedBill {
  return { id, vendor, vendorVatId: vendor_vat_id, documentDate: document_date, gross, currency };
}

/** Number, state and amount of expenses, by their ids. */
export async function statesOfExpenses(
  { businessId }: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<ExpenseRow, 'id' | 'number' | 'state' | 'gross'>>> {
  if (ids.length === 0) return new Map();
  const rows = await selectListed(transaction, businessId, ids);
  return new Map(rows.map(rowOf).map(({ id, number, state, gross }) => [id, { id, number, state, gross }]));
}
