/** Whether days stand in a return of VAT that was handed over, for who would book into them otherwise. */
import { type Day, periodContaining, yearOf } from '@belegbar/domain/calendar';
import { FILED_REPORTS } from '@belegbar/domain/tax-reports';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { isAnyFiled, lockFiledPeriod } from './store.ts';

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

/** What is owed and unpaid is in no income-surplus statement (§ 11 (1) EStG). */
const OF_VAT = FILED_REPORTS.filter((report) => report !== 'eur');

function periodsOf(on: Day): string[] {
  return [periodContaining(on, 'month'), periodContaining(on, 'quarter'), String(yearOf(on))];
}
