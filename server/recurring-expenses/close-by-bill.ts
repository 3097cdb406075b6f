/** A bill takes the place of what was expected: of nothing yet, of one that waits, or of one that was entered without it. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, ZERO } from '@belegbar/domain/money';
import type { Match } from '@belegbar/domain/recurring-expenses';
import { v7 as uuid } from 'uuid';
import { type DatedBill, getExpense, isExpenseUndone, payExpense, undoExpense } from '../expenses/index.ts';
import { audit } from '../platform/audit/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type DueKey, findDue, insertDue, updateDue } from './due-store.ts';
import { tellDifference, tellReplaced } from './notices.ts';
import type { RecurringRecord } from './tables.ts';

interface Closing {
  row: RecurringRecord;
  match: Match;
  bill: DatedBill;
}

/** In the transaction of the act that brings the two together; the rows that recur are locked. */
export async function closeByBill(
  context: Context,
  transaction: Transaction,
  closing: Closing,
): Promise<void> {
  const { row, match, bill } = closing;
  const key = { businessId: context.businessId, recurringId: row.id, dueOn: match.dueOn };
  const replacedId = await takePlace(context, transaction, { ...closing, key });
  await audit(context, transaction, {
    action: 'recurringExpenses.bill',
    subjectKind: 'recurringExpense',
    subjectId: row.id,
    detail: {
      dueOn: match.dueOn,
      expenseId: bill.id,
      by: match.by,
      daysAfter: match.daysAfter,
      differenceCents: match.difference,
      replacedId,
    },
  });
  const told = {
    vendor: row.vendor,
    currency: row.currency,
    asked: bill.gross,
    expenseId: bill.id,
    ...match,
  };
  if (replacedId !== null) await tellReplaced(context, transaction, told);
  if (match.difference !== 0) await tellDifference(context, transaction, told);
}

/** The id of the expense that stood there without a bill and is taken back now; null: there was none. */
async function takePlace(
  context: Context,
  transaction: Transaction,
  { row, match, bill, key }: Closing & { key: DueKey },
): Promise<string | null> {
  const now = context.platform.clock.now();
  const said = { state: 'billed', expense_id: bill.id, asked: bill.gross, updated_at: now } as const;
  const isNew = await insertDue(transaction, {
    business_id: key.businessId,
    recurring_id: key.recurringId,
    due_on: key.dueOn,
    replaced_id: null,
    expected: match.expected,
    missing_told_at: null,
    created_at: now,
    ...said,
  });
  if (isNew) return null;
  const before = await findDue(transaction, key);
  const wasMade = before?.state === 'entered';
  const replacedId = wasMade ? before.expense_id : null;
  await updateDue(transaction, key, { ...said, replaced_id: replacedId });
  if (replacedId === null || (await isExpenseUndone(context, transaction, replacedId))) return null;
  await replace(context, transaction, { row, bill, replacedId });
  return replacedId;
}

/** What was paid of the one is paid of the other: nobody paid twice. */
async function replace(
  context: Context,
  transaction: Transaction,
  { row, bill, replacedId }: { row: RecurringRecord; bill: DatedBill; replacedId: string },
): Promise<void> {
  const joined = within(context, transaction);
  const { payments } = await getExpense(joined, replacedId);
  await undoExpense(joined, { id: replacedId, idempotencyKey: uuid() });
  for (const payment of payments.filter(({ isTakenBack }) => !isTakenBack))
    await payAgain(joined, { row, bill, payment });
}

interface PaidBefore {
  row: RecurringRecord;
  bill: DatedBill;
  payment: { paidOn: Day; amount: Cents; euros: Cents | null };
}

/** What is paid by itself on its day was the bill, whatever it asks for; what somebody has noted was that very amount. */
async function payAgain(joined: Context, { row, bill, payment }: PaidBefore): Promise<void> {
  const { open } = await getExpense(joined, bill.id);
  if (open <= ZERO) return;
  const amount = row.is_paid_on_due_day || payment.amount > open ? open : payment.amount;
  const { paidOn, euros } = payment;
  await payExpense(joined, {
    id: bill.id,
    idempotencyKey: uuid(),
    paidOn,
    amount,
    ...(euros !== null && { euros }),
  });
}
