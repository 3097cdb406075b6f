/** What is missing for a quiet year end. */
import { day, yearOf } from '@belegbar/domain/calendar';
import type { RegularCost } from '@belegbar/domain/finance';
import { type UnpaidBill, unprovedExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import { within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { waitingReceipts } from '../receipts/index.ts';
import { bookedAmong, countReceived } from '../received-invoices/index.ts';
import type { FinanceYearView } from './read-year.ts';

const NAMED_MAXIMUM = 100;

/** Of a year; what waits to be entered belongs to none yet. */
export async function missingOf(
  context: Context,
  transaction: Transaction,
  { year, bills, regular }: { year: number; bills: readonly UnpaidBill[]; regular: readonly RegularCost[] },
): Promise<FinanceYearView['missing']> {
  const days = { from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
  const [receiptsWaiting, { toReview }, withoutFile] = await Promise.all([
    waitingReceipts(context, transaction),
    countReceived(within(context, transaction)),
    unprovedExpenses(context, transaction, days),
  ]);
  const booked = await bookedAmong(
    context,
    transaction,
    withoutFile.map(({ id }) => id),
  );
  const unproved = withoutFile.filter(({ id }) => !booked.has(id));
  return {
    unpaid: bills
      .filter(({ documentDate }) => yearOf(documentDate) === year)
      .map(({ documentDate: _, ...bill }) => bill),
    receiptsWaiting,
    receivedWaiting: toReview,
    unproved: { count: unproved.length, bills: unproved.slice(0, NAMED_MAXIMUM) },
    payments: regular
      .map(({ vendor, missing }) => ({
        vendor,
        months: missing.filter((month) => month.startsWith(String(year))),
      }))
      .filter(({ months }) => months.length > 0),
  };
}
