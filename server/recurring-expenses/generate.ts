/** What is due becomes an expense, or waits for a look: each due day once, whatever happens at the same time. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { grossOn, nextDue } from '@belegbar/domain/recurring-expenses';
import { listBusinessIds } from '../business/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { type Context, type Platform, systemContext } from '../platform/context.ts';
import { inSnapshot, inTransaction, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { billBefore } from './bill-before.ts';
import { closeByBill } from './close-by-bill.ts';
import { recurringOf } from './domain-of.ts';
import { type DueKey, insertDue, updateDue } from './due-store.ts';
import { enterExpense } from './entered.ts';
import { publishRecurring } from './events.ts';
import { tellWaiting } from './notices.ts';
import { lockAllRecurring, moveOn, selectDueIds } from './store.ts';
import type { RecurringRecord } from './tables.ts';

/**
 * Goes through all businesses, or that of the payload. What fails keeps nobody else waiting, and is thrown at the end. Safe to repeat.
 * @system A job that carries out what its owner has set up.
 */
export async function generateDue(platform: Platform, { businessId }: { businessId: string }): Promise<void> {
  const businessIds = businessId === '' ? await listBusinessIds(platform) : [businessId];
  let failed = 0;
  for (const id of businessIds) {
    try {
      await generateOf(systemContext(platform, id, 'recurring-expenses'));
    } catch (cause) {
      failed += 1;
      platform.log.error('recurring-expenses.failed', { businessId: id }, cause);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${businessIds.length} failed`);
}

/**
 * Enters all that is due in one business until today in Berlin, each due day in a transaction of its own, so that what is done stays done.
 * @system A job that carries out what its owner has set up.
 */
export async function generateOf(context: Context): Promise<void> {
  const { businessId, platform } = context;
  const today = platform.clock.today();
  const ids = await inSnapshot(context, (transaction) => selectDueIds(transaction, { businessId, today }));
  for (const id of ids) while (await enterNext(context, { id, today })) {}
}

/** Whether there was one. What the books refuse by itself waits for a look. */
async function enterNext(context: Context, next: { id: string; today: Day }): Promise<boolean> {
  try {
    return await takeNext(context, { ...next, mustWait: false });
  } catch (cause) {
    if (!(cause instanceof Refusal) || cause.code !== 'INVALID') throw cause;
    return takeNext(context, { ...next, mustWait: true });
  }
}

interface Next {
  id: string;
  today: Day;
  mustWait: boolean;
}

/** @system Part of the job. */
function takeNext(context: Context, { id, today, mustWait }: Next): Promise<boolean> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const rows = await lockAllRecurring(transaction, context.businessId);
    const row = rows.find((one) => one.id === id);
    const dueOn = row?.next_due_on ?? null;
    if (row === undefined || dueOn === null || dueOn > today || row.is_paused) return false;
    await settle(context, transaction, { rows, row, dueOn, mustWait });
    const key = { businessId: context.businessId, id };
    await moveOn(transaction, key, nextDue(recurringOf(row), addDays(dueOn, 1)));
    await publishRecurring(context, transaction);
    return true;
  });
}

interface DueDay {
  rows: readonly RecurringRecord[];
  row: RecurringRecord;
  dueOn: Day;
  mustWait: boolean;
}

/** Nothing where the day was skipped, or has its bill. */
async function settle(context: Context, transaction: Transaction, due: DueDay): Promise<void> {
  const { row, dueOn } = due;
  const key = { businessId: context.businessId, recurringId: row.id, dueOn };
  if (!(await claim(context, transaction, { key, row }))) return;
  const found = await billBefore(context, transaction, due);
  if (found !== null) return closeByBill(context, transaction, { row, ...found });
  if (row.entering === 'review' || due.mustWait)
    return tellWaiting(context, transaction, { vendor: row.vendor, dueOn });
  const expenseId = await enterExpense(context, transaction, { row, dueOn, said: {} });
  const asked = grossOn(recurringOf(row), dueOn);
  const updated_at = context.platform.clock.now();
  await updateDue(transaction, key, { state: 'entered', expense_id: expenseId, asked, updated_at });
  await audit(context, transaction, {
    action: 'recurringExpenses.enter',
    subjectKind: 'recurringExpense',
    subjectId: row.id,
    detail: { dueOn, expenseId },
  });
}

/** Takes the day; whether nobody had. It waits, until something better is known. */
function claim(
  { platform }: Context,
  transaction: Transaction,
  { key, row }: { key: DueKey; row: RecurringRecord },
): Promise<boolean> {
  const now = platform.clock.now();
  return insertDue(transaction, {
    business_id: key.businessId,
    recurring_id: key.recurringId,
    due_on: key.dueOn,
    state: 'waiting',
    expense_id: null,
    replaced_id: null,
    expected: grossOn(recurringOf(row), key.dueOn),
    asked: null,
    missing_told_at: null,
    created_at: now,
    updated_at: now,
  });
}
