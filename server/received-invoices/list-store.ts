import { RECEIVED_STATES, type ReceivedState } from '@belegbar/domain/received-invoices';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import { type ReceivedSummary, summaries } from './store.ts';
import type { ReceivedRecord } from './tables.ts';

export interface ListPage {
  state: ReceivedState | null;
  words: readonly string[];
  /** Those that ask to be paid to an account that ends so are found as well; null where none is typed. */
  ibanEnd: string | null;
  /** Id of the last one of the page before. */
  after: string | null;
  limit: number;
}

/** The latest first. */
export function selectPage(
  transaction: Transaction,
  businessId: string,
  { state, after, limit, ...typed }: ListPage,
): Promise<ReceivedSummary[]> {
  let rows = summaries(transaction, businessId).where(answers(typed));
  if (state !== null) rows = rows.where('state', '=', state);
  if (after !== null) rows = rows.where('id', '<', after);
  return rows.orderBy('id', 'desc').limit(limit).execute();
}

export type StateCounts = Record<'all' | ReceivedState, number>;

export async function countStates(
  transaction: Transaction,
  businessId: string,
  typed: Typed,
): Promise<StateCounts> {
  const found = await transaction
    .selectFrom('received_invoices')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .where('business_id', '=', businessId)
    .where(answers(typed))
    .groupBy('state')
    .execute();
  const of = (state: ReceivedState) => found.find((row) => row.state === state)?.count ?? 0;
  const counts = Object.fromEntries(RECEIVED_STATES.map((state) => [state, of(state)]));
  return { ...(counts as StateCounts), all: found.reduce((sum, { count }) => sum + count, 0) };
}

/** Grows with what waits, not with what was ever received. */
export async function countWaiting(transaction: Transaction, businessId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('received_invoices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('business_id', '=', businessId)
    .where('state', '=', 'toReview')
    .executeTakeFirstOrThrow();
  return count;
}

type Typed = Pick<ListPage, 'words' | 'ibanEnd'>;

function answers({ words, ibanEnd }: Typed): Expression<SqlBool> {
  if (ibanEnd === null) return holdsAll(words);
  return sql<boolean>`(${holdsAll(words)} or exists (select from unnest(ibans) iban where iban like ${`%${ibanEnd}`}))`;
}

function holdsAll(words: readonly string[]): Expression<SqlBool> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`words like all (${patterns}::text[])`;
}

/** All of the latest that wait. */
export function selectWaitingRecords(
  transaction: Transaction,
  businessId: string,
  limit: number,
): Promise<ReceivedRecord[]> {
  return transaction
    .selectFrom('received_invoices')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('state', '=', 'toReview')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
