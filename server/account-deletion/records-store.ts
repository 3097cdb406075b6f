/** The narrow way by which records go that the law has wanted kept: functions of the tables' owner. */
import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';

/** Ends the account of a confirmed wish; see migration 0023. */
export async function closeAccount(
  transaction: Transaction,
  close: { userId: string; vouchers: Day | null; books: Day | null },
): Promise<void> {
  await sql`select close_account(${close.userId}::uuid, ${close.vouchers}::date, ${close.books}::date)`.execute(
    transaction,
  );
}

/** Closed businesses of which a term is over. */
export async function selectDuePurges(transaction: Transaction, today: Day): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select business_id as id from due_purges(${today}::date)`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Removes for good what the law no longer wants kept of a closed business. */
export async function purgeBusiness(transaction: Transaction, businessId: string, today: Day): Promise<void> {
  await sql`select purge_business(${businessId}::uuid, ${today}::date)`.execute(transaction);
}
