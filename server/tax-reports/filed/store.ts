import type { Day } from '@belegbar/domain/calendar';
import type { FiledReport } from '@belegbar/domain/tax-reports';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Transaction } from '../../platform/database/index.ts';
import { notFound } from '../../platform/refusal.ts';
import type { FiledReturnsTable } from './tables.ts';

export type FiledReturnRow = Selectable<FiledReturnsTable>;

export interface FiledPeriod {
  businessId: string;
  report: FiledReport;
  period: string;
}

/** Returns of one period are filed and taken back one after the other until the transaction ends. */
export async function lockFiledPeriod(transaction: Transaction, of: FiledPeriod): Promise<void> {
  const key = `filed:${of.businessId}:${of.report}:${of.period}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** The latest return of the period that was filed and not taken back; null without one. */
export async function selectLatestFiled(
  transaction: Transaction,
  { businessId, report, period }: FiledPeriod,
): Promise<FiledReturnRow | null> {
  const row = await standing(transaction, businessId)
    .where('report', '=', report)
    .where('period', '=', period)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a return of VAT that stands was filed for one of the periods. */
export async function isAnyFiled(
  transaction: Transaction,
  of: { businessId: string; periods: readonly string[] },
): Promise<boolean> {
  const row = await standing(transaction, of.businessId)
    .where('report', '<>', 'eur')
    .where('period', 'in', of.periods)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All of a year that stand, the latest first. */
export function selectFiledOfYear(
  transaction: Transaction,
  of: { businessId: string; year: number },
): Promise<FiledReturnRow[]> {
  return standing(transaction, of.businessId)
    .where('period', 'like', `${of.year}%`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

function standing(transaction: Transaction, businessId: string) {
  return transaction
    .selectFrom('filed_returns')
    .selectAll()
    .where('business_id', '=', businessId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('filed_return_undos')
            .select(sql.lit(1).as('one'))
            .where('filed_return_undos.business_id', '=', businessId)
            .whereRef('filed_return_undos.filed_return_id', '=', 'filed_returns.id'),
        ),
      ),
    );
}

/** NOT_FOUND also for a stranger's. */
export async function findFiled(
  transaction: Transaction,
  { businessId, id }: { businessId: string; id: string },
): Promise<FiledReturnRow> {
  const row = await transaction
    .selectFrom('filed_returns')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export async function insertFiled(
  transaction: Transaction,
  row: Insertable<FiledReturnsTable>,
): Promise<void> {
  await transaction.insertInto('filed_returns').values(row).execute();
}

/** False where it was taken back already. */
export async function insertFiledUndo(
  transaction: Transaction,
  undo: { businessId: string; id: string; at: Date },
): Promise<boolean> {
  const row = await transaction
    .insertInto('filed_return_undos')
    .values({ business_id: undo.businessId, filed_return_id: undo.id, created_at: undo.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('filed_return_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an entry after the number counts in these days: in a return of VAT, or in the income-surplus statement. */
export async function isBookedSince(
  transaction: Transaction,
  of: { businessId: string; report: FiledReport; from: Day; to: Day; after: number },
): Promise<boolean> {
  const on = of.report === 'eur' ? sql<Day>`coalesce(counts_on, booked_on)` : sql<Day>`tax_point`;
  let entries = transaction
    .selectFrom('journal_entries')
    .select('number')
    .where('business_id', '=', of.businessId)
    .where('number', '>', of.after)
    .where(on, '>=', of.from)
    .where(on, '<=', of.to);
  if (of.report === 'eur')
    entries = entries.where('basis', 'in', [sql.lit('cash' as const), sql.lit('nonCash' as const)]);
  return (await entries.limit(1).executeTakeFirst()) !== undefined;
}
