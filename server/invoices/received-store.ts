import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

/** Payments that stand: none that was taken back, none that takes one back. */
export async function selectReceived(
  transaction: Transaction,
  { businessId, from, to }: { businessId: string; from: Day; to: Day },
): Promise<{ amount: Cents; count: number }> {
  const { rows } = await sql<{ amount: Cents; count: number }>`
    select coalesce(sum(amount), 0)::bigint as amount, count(*)::integer as count from payments
    where business_id = ${businessId} and paid_on between ${from} and ${to} and amount > 0 and reverses is null
      and not exists (
        select from payments as undos where undos.business_id = ${businessId} and undos.reverses = payments.id)`.execute(
    transaction,
  );
  return rows[0] ?? { amount: 0 as Cents, count: 0 };
}
