import type { Day } from '@belegbar/domain/calendar';
import { type RecurringLine, withPrice } from '@belegbar/domain/recurring-expenses';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { changeRecurring, holdRecurring } from './change.ts';
import { refuseWrongLines } from './fields.ts';

/** Says what it costs from a day on, in place of what was said for that very day. Refuses NOT_FOUND, and INVALID at the lines. */
export function setPrice(
  context: Context,
  { id, from, lines }: { id: string; from: Day; lines: RecurringLine[] },
): Promise<{ id: string; version: number }> {
  authorise(context);
  refuseWrongLines(lines);
  return inTransaction(context, async (transaction) => {
    const row = await holdRecurring(context, transaction, id);
    return changeRecurring(context, transaction, {
      row,
      action: 'recurringExpenses.setPrice',
      detail: { from, lines },
      columns: { prices: JSON.stringify(withPrice(row.prices, { from, lines })) },
    });
  });
}
