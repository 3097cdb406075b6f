import type { Day } from '@belegbar/domain/calendar';
import { sumCents } from '@belegbar/domain/money';
import { linesOn } from '@belegbar/domain/recurring-expenses';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { holdRecurring } from './change.ts';
import { recurringOf } from './domain-of.ts';
import { findDue, updateDue } from './due-store.ts';
import { enterExpense, type Said } from './entered.ts';
import { publishRecurring } from './events.ts';
import { refuseWrongLines } from './fields.ts';

export interface AcceptDueInput extends Said {
  id: string;
  dueOn: Day;
  idempotencyKey: string;
}

/**
 * Enters what waits as an expense, with what it really costs, once per key; returns the id of the expense. Refuses NOT_FOUND, NOT_WAITING for a
 * day that was skipped, has its expense or is not due yet, and INVALID at the fields.
 */
export function acceptDue(context: Context, input: AcceptDueInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  if (input.lines !== undefined) refuseWrongLines(input.lines);
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'recurringExpenses.accept', request };
    const { subjectId } = await once(context, transaction, call, () => accept(context, transaction, input));
    return { id: subjectId };
  });
}

async function accept(
  context: Context,
  transaction: Transaction,
  { id, dueOn, idempotencyKey: _, ...said }: AcceptDueInput,
): Promise<string> {
  const { businessId, platform } = context;
  const row = await holdRecurring(context, transaction, id);
  const key = { businessId, recurringId: id, dueOn };
  const due = await findDue(transaction, key);
  if (due?.state !== 'waiting') throw new Refusal('NOT_WAITING');
  const expenseId = await enterExpense(context, transaction, { row, dueOn, said });
  const lines = said.lines ?? linesOn(recurringOf(row), dueOn);
  await updateDue(transaction, key, {
    state: 'entered',
    expense_id: expenseId,
    asked: sumCents(lines.map(({ gross }) => gross)),
    updated_at: platform.clock.now(),
  });
  await audit(context, transaction, {
    action: 'recurringExpenses.accept',
    subjectKind: 'recurringExpense',
    subjectId: id,
    detail: { dueOn, expenseId },
  });
  await publishRecurring(context, transaction);
  return expenseId;
}
