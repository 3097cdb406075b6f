import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { ExpenseRecord } from './tables.ts';

/** What others ask of expenses: number and category by id. */
export type ExpenseSummary = Pick<ExpenseRecord, 'id' | 'number' | 'category'>;

export function selectSummaries(
  transaction: Transaction,
  businessId: string,
  ids: readonly string[],
): Promise<ExpenseSummary[]> {
  return transaction
    .selectFrom('expenses')
    .select(['id', 'number', categoryNow(businessId).as('category')])
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** The category of the vendor's last expense that was not taken back. */
export async function selectLastCategory(
  transaction: Transaction,
  businessId: string,
  vendorVatId: string,
): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('expenses')
    .select(categoryNow(businessId).as('category'))
    .where('business_id', '=', businessId)
    .where('vendor_vat_id', '=', vendorVatId)
    .where('vendor_vat_id', '!=', '')
    .where(sql<boolean>`not exists (select from expense_undos as undos
      where undos.business_id = ${businessId} and undos.expense_id = expenses.id
        and undos.payment_id is null and undos.credit_id is null)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.category;
}

function categoryNow(businessId: string) {
  return sql<string>`coalesce((select corrections.category from expense_corrections as corrections
    where corrections.business_id = ${businessId} and corrections.expense_id = expenses.id
    order by version desc limit 1), expenses.category)`;
}
