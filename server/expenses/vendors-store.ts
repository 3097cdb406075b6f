import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { withCorrections } from './corrected-store.ts';
import type { ExpenseRecord } from './tables.ts';

/**
 * The last bill of each vendor of which the name, or a word in it, begins so, also where bills of it were set right; the vendors of the latest
 * bills first. What was taken back tells nothing.
 */
export async function selectLastBills(
  transaction: Transaction,
  { businessId, search, limit }: { businessId: string; search: string; limit: number },
): Promise<ExpenseRecord[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select distinct on (lower(vendor)) id from expenses
      where business_id = ${businessId} and ${beginsSo(search)}
        and not exists (select from expense_undos as undos
          where undos.business_id = ${businessId} and undos.expense_id = expenses.id
            and undos.payment_id is null and undos.credit_id is null)
      order by lower(vendor), id desc
    ) as last
    order by id desc limit ${limit}`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  const bills = await transaction
    .selectFrom('expenses')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id', 'desc')
    .execute();
  return withCorrections(transaction, businessId, bills);
}

export interface AccountBefore {
  id: string;
  number: string;
  payee_iban: string;
}

/** The account of the vendor's last bill before this one that names any and was not taken back; a correction counts in place of what it corrects. */
export async function selectAccountBefore(
  transaction: Transaction,
  { businessId, id, vendor }: { businessId: string; id: string; vendor: string },
): Promise<AccountBefore | null> {
  const { rows } = await sql<AccountBefore>`
    select id, number, payee_iban from (
      select expenses.id, expenses.number, coalesce((select corrections.payee_iban from expense_corrections as corrections
          where corrections.business_id = ${businessId} and corrections.expense_id = expenses.id
          order by version desc limit 1), expenses.payee_iban) as payee_iban
      from expenses
      where business_id = ${businessId} and lower(vendor) = lower(${vendor}) and id < ${id}
        and not exists (select from expense_undos as undos
          where undos.business_id = ${businessId} and undos.expense_id = expenses.id
            and undos.payment_id is null and undos.credit_id is null)
      order by id desc limit ${LOOKED_AT}
    ) as earlier where payee_iban <> '' order by id desc limit 1`.execute(transaction);
  return rows[0] ?? null;
}

/** A vendor who named no account in so many bills has none that could be mistaken. */
const LOOKED_AT = 50;

function beginsSo(search: string) {
  const words = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  return sql`(lower(vendor) like ${`${words}%`} or lower(vendor) like ${`% ${words}%`})`;
}
