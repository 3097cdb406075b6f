import type { Day } from '@belegbar/domain/calendar';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { rowOf } from './message.ts';
import { selectDueWithin } from './read-store.ts';

/** How many bills are to be paid on the days from `from` to `to`, as far as they are entered. */
export async function countBillsDue(
  context: Context,
  transaction: Transaction,
  { from, to }: { from: Day; to: Day },
): Promise<number> {
  const bills = await selectDueWithin(transaction, { businessId: context.businessId, from, to });
  return bills
    .map(rowOf)
    .filter(({ dueDate, open }) => dueDate !== null && dueDate >= from && dueDate <= to && open > 0).length;
}
