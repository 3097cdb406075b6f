import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

export interface Series {
  businessId: string;
  series: string;
  scope: string;
}

/** Takes the next running number; its row stays locked until the transaction ends, and a rollback gives the number back. */
export async function takeRunning(transaction: Transaction, series: Series): Promise<number> {
  const row = await transaction
    .insertInto('number_series')
    .values({ business_id: series.businessId, series: series.series, scope: series.scope, next: 2 })
    .onConflict((conflict) =>
      conflict
        .columns(['business_id', 'series', 'scope'])
        .doUpdateSet({ next: sql<number>`number_series.next + 1` }),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return row.next - 1;
}

/** Goes on with a later number; the row is locked already. */
export async function setNextRunning(transaction: Transaction, series: Series, next: number): Promise<void> {
  await transaction
    .updateTable('number_series')
    .set({ next })
    .where('business_id', '=', series.businessId)
    .where('series', '=', series.series)
    .where('scope', '=', series.scope)
    .execute();
}

/** The running number that would be taken now. */
export async function nextRunning(transaction: Transaction, series: Series): Promise<number> {
  const row = await transaction
    .selectFrom('number_series')
    .select('next')
    .where('business_id', '=', series.businessId)
    .where('series', '=', series.series)
    .where('scope', '=', series.scope)
    .executeTakeFirst();
  return row?.next ?? 1;
}
