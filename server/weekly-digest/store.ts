import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** Notes that the week was told and gives the token of the business; null where it was told before, also by another worker at this moment. */
export async function noteTold(
  transaction: Transaction,
  told: { businessId: string; monday: Day; token: string; at: Date },
): Promise<string | null> {
  const { businessId, monday, token, at } = told;
  const { rows } = await sql<{ token: string }>`
    insert into weekly_digests (business_id, told_week, token, created_at) values (${businessId}, ${monday}, ${token}, ${at})
    on conflict (business_id) do update set told_week = excluded.told_week
      where weekly_digests.business_id = ${businessId} and weekly_digests.told_week < excluded.told_week
    returning token`.execute(transaction);
  return rows[0]?.token ?? null;
}

/** The token of the mails of a business; null before the first. */
export async function selectToken(transaction: Transaction, businessId: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('weekly_digests')
    .select('token')
    .where('business_id', '=', businessId)
    .executeTakeFirst();
  return row?.token ?? null;
}
