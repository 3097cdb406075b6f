/** What the sentences of a week are made from. */
import { addDays } from '@belegbar/domain/calendar';
import type { DigestReturn, DigestWeek, WeekFigures } from '@belegbar/domain/weekly-digest';
import { billsDue } from '../expenses/index.ts';
import { listInvoices, receivedWithin } from '../invoices/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { pendingReturns } from '../tax-reports/index.ts';

/** Of the week, and of the one that follows it. */
export async function figuresOf(
  context: Context,
  transaction: Transaction,
  { monday, sunday, isOver }: DigestWeek,
): Promise<WeekFigures> {
  const joined = within(context, transaction);
  const next = { from: addDays(sunday, 1), to: addDays(sunday, 7) };
  const received = await receivedWithin(context, transaction, { from: monday, to: sunday });
  const open = await listInvoices(joined, { states: ['open'], limit: 1 });
  const overdue = await listInvoices(joined, { states: ['overdue'], limit: 1 });
  const { returns } = await pendingReturns(joined);
  const bills = await billsDue(context, transaction, next);
  return {
    isOver,
    received,
    open: { amount: open.totals.open, count: open.totals.count },
    overdue: { amount: overdue.totals.open, count: overdue.totals.count },
    returns: returns.flatMap(({ report, period, dueDate, state }): DigestReturn[] => {
      const isLate = state.word === 'late';
      const isNext = state.word === 'due' && dueDate >= next.from && dueDate <= next.to;
      return isLate || isNext ? [{ report, period, dueDate, isLate }] : [];
    }),
    bills: bills.length,
    billId: bills.length === 1 ? (bills[0]?.id ?? null) : null,
    drafts: open.counts.draft,
  };
}
