import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import './tables.ts';

/** What was prepaid in which year. */
export async function selectPrepayments(
  transaction: Transaction,
  businessId: string,
): Promise<ReadonlyMap<number, Cents>> {
  const rows = await transaction
    .selectFrom('special_prepayments')
    .select(['year', 'amount'])
    .where('business_id', '=', businessId)
    .execute();
  return new Map(rows.map(({ year, amount }) => [year, Number(amount) as Cents]));
}

/** Null takes the record of the year away. */
export async function savePrepayment(
  transaction: Transaction,
  { businessId, year, amount }: { businessId: string; year: number; amount: Cents | null },
): Promise<void> {
  if (amount === null) {
    await transaction
      .deleteFrom('special_prepayments')
      .where('business_id', '=', businessId)
      .where('year', '=', year)
      .execute();
    return;
  }
  await transaction
    .insertInto('special_prepayments')
    .values({ business_id: businessId, year, amount })
    .onConflict((conflict) => conflict.columns(['business_id', 'year']).doUpdateSet({ amount }))
    .execute();
}

/** The first month in which something was booked, as its first day; null for empty books. */
export async function selectFirstMonth(transaction: Transaction, businessId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('journal_sums')
    .select(sql<string | null>`min(month)::text`.as('first'))
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.first ?? null;
}
