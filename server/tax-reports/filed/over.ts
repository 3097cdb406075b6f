/** Whether days stand in a return of VAT that was handed over, for who would book into them otherwise. */
import { type Day, type Period, periodContaining, yearOf } from '@belegbar/domain/calendar';
import { FILED_REPORTS } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { isAnyFiled, lockFiledPeriod, selectLatestFiled } from './store.ts';

/** Advance return or recapitulative statement of month or quarter, or the annual return. `days`: tax points. */
export function isFiledOver(
  context: Context,
  transaction: Transaction,
  days: readonly Day[],
): Promise<boolean> {
  const periods = [...new Set(days.flatMap(periodsOf))];
  if (periods.length === 0) return Promise.resolve(false);
  return isAnyFiled(transaction, { businessId: context.businessId, periods });
}

/** The same, and nobody hands one of these returns over until the transaction ends. */
export async function holdFiledOver(
  context: Context,
  transaction: Transaction,
  days: readonly Day[],
): Promise<boolean> {
  const { businessId } = context;
  const periods = [...new Set(days.flatMap(periodsOf))].toSorted();
  for (const period of periods)
    for (const report of OF_VAT) await lockFiledPeriod(transaction, { businessId, report, period });
  return isFiledOver(context, transaction, days);
}

/** The advance return, month or quarter, that stands filed over the day; null: none. */
export async function advanceFiledOver(
  { businessId }: Context,
  transaction: Transaction,
  on: Day,
): Promise<Period | null> {
  for (const period of [periodContaining(on, 'month'), periodContaining(on, 'quarter')])
    if ((await selectLatestFiled(transaction, { businessId, report: 'vatAdvance', period })) !== null)
      return period;
  return null;
}

/** Whether the income-surplus statement of the year stands filed. */
export async function isStatementFiled(
  { businessId }: Context,
  transaction: Transaction,
  year: number,
): Promise<boolean> {
  const of = { businessId, report: 'eur', period: String(year) } as const;
  return (await selectLatestFiled(transaction, of)) !== null;
}

/** What is owed and unpaid is in no income-surplus statement (§ 11 (1) EStG). */
const OF_VAT = FILED_REPORTS.filter((report) => report !== 'eur');

function periodsOf(on: Day): string[] {
  return [periodContaining(on, 'month'), periodContaining(on, 'quarter'), String(yearOf(on))];
}
