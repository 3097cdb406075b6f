import { addDays, type Day } from '@belegbar/domain/calendar';
import { DAYS_AROUND_MAXIMUM, type Match, matchExpected } from '@belegbar/domain/recurring-expenses';
import { billsDated, type DatedBill } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { selectDuesFrom, selectTied } from './due-store.ts';
import { daysIn, ledgerOf } from './ledger.ts';
import type { RecurringRecord } from './tables.ts';

/** A bill of the due day that was entered before; null: there is none. One that another day has, or would rather have, is not it. */
export async function billBefore(
  context: Context,
  transaction: Transaction,
  { rows, row, dueOn }: { rows: readonly RecurringRecord[]; row: RecurringRecord; dueOn: Day },
): Promise<{ match: Match; bill: DatedBill } | null> {
  const { businessId } = context;
  const [from, to] = [addDays(dueOn, -DAYS_AROUND_MAXIMUM), addDays(dueOn, DAYS_AROUND_MAXIMUM)];
  const dated = await billsDated(context, transaction, { from, to });
  if (dated.length === 0) return null;
  const ids = dated.map(({ id }) => id);
  const tied = await selectTied(transaction, businessId, ids);
  const since = addDays(from, -DAYS_AROUND_MAXIMUM);
  const { recurring, dues } = ledgerOf(rows, await selectDuesFrom(transaction, { businessId, from: since }));
  const closed = daysIn(dues, 'billed', 'skipped', 'entered');
  for (const bill of dated.filter(({ id }) => !tied.has(id))) {
    const match = matchExpected(bill, recurring, closed);
    if (match?.recurringId === row.id && match.dueOn === dueOn) return { match, bill };
  }
  return null;
}
