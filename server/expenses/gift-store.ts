import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** A recipient in a year. */
export interface GiftKey {
  year: number;
  recipient: string;
}

/** Acts that may bring gifts of the business above a limit, or below it again, come one after the other. */
export async function lockGifts(transaction: Transaction, businessId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gifts:${businessId}`}, 0))`.execute(transaction);
}

export async function insertGifts(
  transaction: Transaction,
  of: { businessId: string; expenseId: string; createdAt: Date },
  gifts: readonly GiftKey[],
): Promise<void> {
  if (gifts.length === 0) return;
  const rows = gifts.map((gift) => ({
    ...gift,
    business_id: of.businessId,
    expense_id: of.expenseId,
    created_at: of.createdAt,
  }));
  await transaction
    .insertInto('expense_gifts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ids of expenses with gifts to any of them, not taken back, in one order. */
export async function selectExpensesWithGifts(
  transaction: Transaction,
  businessId: string,
  gifts: readonly GiftKey[],
): Promise<string[]> {
  if (gifts.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct gifts.expense_id as id from expense_gifts as gifts
    where gifts.business_id = ${businessId}
      and (gifts.year, gifts.recipient) in (select * from unnest(
        ${gifts.map(({ year }) => year)}::integer[], ${gifts.map(({ recipient }) => recipient)}::text[]))
      and not exists (select from expense_undos as undos where undos.business_id = ${businessId}
        and undos.expense_id = gifts.expense_id and undos.payment_id is null and undos.credit_id is null)
    order by 1`.execute(transaction);
  return rows.map(({ id }) => id);
}
