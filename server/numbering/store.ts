import type { Day } from '@belegbar/domain/calendar';
import { sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import './tables.ts';

export interface Series {
  businessId: string;
  series: string;
  scope: string;
}

/** How far a series has come: what would be taken next, and the highest that was. */
export interface SeriesState {
  next: number;
  used: number;
}

/**
 * Takes the next running number; its row stays locked until the transaction ends, and a rollback gives the number back. All series of a
 * business count one after the other, since two of them may print the same number: the row is written once their lock is held.
 */
export async function takeRunning(transaction: Transaction, series: Series, day: Day): Promise<number> {
  const { businessId, series: name, scope } = series;
  const row = await transaction
    .with(
      (held) => held('held').materialized(),
      (creator) => creator.selectNoFrom(lockOf(businessId).as('held')),
    )
    .insertInto('number_series')
    .columns(['business_id', 'series', 'scope', 'next', 'used', 'last_day'])
    .expression((creator) =>
      creator
        .selectFrom('held')
        .select([
          sql<string>`${businessId}::uuid`.as('business_id'),
          sql<string>`${name}::text`.as('series'),
          sql<string>`${scope}::text`.as('scope'),
          sql<number>`2`.as('next'),
          sql<number>`1`.as('used'),
          sql<Day>`${day}::date`.as('last_day'),
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['business_id', 'series', 'scope']).doUpdateSet({
        next: sql<number>`number_series.next + 1`,
        used: sql<number>`number_series.next`,
        last_day: sql<Day>`greatest(number_series.last_day, excluded.last_day)`,
      }),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  return row.next - 1;
}

function lockOf(businessId: string) {
  return sql`pg_advisory_xact_lock(hashtextextended(${`numbers:${businessId}`}, 0))`;
}

/** How far the series has come; it stays so until the transaction ends, also one that has not begun. */
export async function lockSeries(transaction: Transaction, series: Series): Promise<SeriesState> {
  const { businessId, series: name, scope } = series;
  await transaction
    .insertInto('number_series')
    .values({ business_id: businessId, series: name, scope, next: 1, used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('number_series')
    .select(['next', 'used'])
    .where('business_id', '=', businessId)
    .where('series', '=', name)
    .where('scope', '=', scope)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Goes on with another number; the row is locked already. */
export async function setSeries(transaction: Transaction, series: Series, state: SeriesState): Promise<void> {
  await transaction
    .updateTable('number_series')
    .set(state)
    .where('business_id', '=', series.businessId)
    .where('series', '=', series.series)
    .where('scope', '=', series.scope)
    .execute();
}

/** The latest day for which a number of any series but one was taken; null before the first. */
export async function selectLastDay(
  transaction: Transaction,
  { businessId, series }: { businessId: string; series: readonly string[] },
): Promise<Day | null> {
  const row = await transaction
    .selectFrom('number_series')
    .select(({ fn }) => fn.max('last_day').as('last'))
    .where('business_id', '=', businessId)
    .where('series', 'in', series)
    .executeTakeFirst();
  return row?.last ?? null;
}

/** How far the series has come. */
export async function readSeries(transaction: Transaction, series: Series): Promise<SeriesState> {
  const row = await transaction
    .selectFrom('number_series')
    .select(['next', 'used'])
    .where('business_id', '=', series.businessId)
    .where('series', '=', series.series)
    .where('scope', '=', series.scope)
    .executeTakeFirst();
  return row ?? { next: 1, used: 0 };
}
