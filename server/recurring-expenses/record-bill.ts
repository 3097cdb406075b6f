import { addDays } from '@belegbar/domain/calendar';
import { type Bill, DAYS_AROUND_MAXIMUM, matchExpected } from '@belegbar/domain/recurring-expenses';
import { billOfExpense, type RecordExpenseInput, recordExpense } from '../expenses/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { closeByBill } from './close-by-bill.ts';
import { selectDuesFrom, selectTied } from './due-store.ts';
import { publishRecurring } from './events.ts';
import { daysIn, ledgerOf, withStandingBills } from './ledger.ts';
import { lockAllRecurring } from './store.ts';
import type { RecurringRecord } from './tables.ts';

/**
 * Enters a bill as `recordExpense` does, with its refusals, and lets it take the place of what was expected of that vendor, so that nothing
 * counts twice.
 * @unaudited Part of entering an expense, which is audited, and of closing a due day, which is too.
 */
export function recordBill(context: Context, input: RecordExpenseInput): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    // Before the expense, as the job that enters what is due does.
    const rows = await lockAllRecurring(transaction, context.businessId);
    const made = await recordExpense(within(context, transaction), input);
    if (rows.length > 0) await closeExpected(context, transaction, { rows, expenseId: made.id });
    return made;
  });
}

/** Before many bills are entered in the transaction: nobody changes meanwhile what recurs. */
export async function holdRecurring(context: Context, transaction: Transaction): Promise<void> {
  await lockAllRecurring(transaction, context.businessId);
}

/** Lets bills that were entered in the transaction take the place of what was expected, each as `recordBill` does. */
export async function closeExpectedBy(
  context: Context,
  transaction: Transaction,
  bills: readonly (Bill & { id: string })[],
): Promise<void> {
  const rows = await lockAllRecurring(transaction, context.businessId);
  const { recurring } = ledgerOf(rows, []);
  for (const bill of bills)
    if (matchExpected(bill, recurring, new Map()) !== null)
      await closeExpected(context, transaction, { rows, expenseId: bill.id });
}

async function closeExpected(
  context: Context,
  transaction: Transaction,
  { rows, expenseId }: { rows: readonly RecurringRecord[]; expenseId: string },
): Promise<void> {
  const { businessId } = context;
  // The call was repeated.
  if ((await selectTied(transaction, businessId, [expenseId])).size > 0) return;
  const bill = await billOfExpense(context, transaction, expenseId);
  const from = addDays(bill.documentDate, -DAYS_AROUND_MAXIMUM);
  const { recurring, dues } = ledgerOf(rows, await selectDuesFrom(transaction, { businessId, from }));
  const standing = await withStandingBills(context, transaction, dues);
  const match = matchExpected(bill, recurring, daysIn(standing, 'billed', 'skipped'));
  const row = rows.find(({ id }) => id === match?.recurringId);
  if (match === null || row === undefined) return;
  await closeByBill(context, transaction, { row, match, bill });
  await publishRecurring(context, transaction);
}
