import { addDays, type Day } from '@belegbar/domain/calendar';
import { grossOn, matchExpected, nextDue, type RecurringLine } from '@belegbar/domain/recurring-expenses';
import { v7 as uuid } from 'uuid';
import { billOfExpense } from '../expenses/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { columnsOf, type Fields, recurringOf } from './domain-of.ts';
import { insertDue, selectTied } from './due-store.ts';
import { publishRecurring } from './events.ts';
import { refuseWrongFields, refuseWrongLines } from './fields.ts';
import { GENERATE } from './job-names.ts';
import { findRecurring, insertRecurring, moveOn } from './store.ts';

export interface CreateRecurringInput {
  idempotencyKey: string;
  fields: Fields;
  lines: RecurringLine[];
  /** An expense that is one of them. */
  madeFrom?: string | undefined;
}

/**
 * Adds what recurs, once per key. What was due before today stays as it is in the books; what is due today is entered at once. INVALID names the
 * wrong fields; NOT_FOUND for an expense that is not there.
 */
export function createRecurring(context: Context, input: CreateRecurringInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseWrongFields(input.fields, context.platform.clock.today());
  refuseWrongLines(input.lines);
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'recurringExpenses.create', request };
    const { subjectId } = await once(context, transaction, call, () => add(context, transaction, input));
    return { id: subjectId };
  });
}

async function add(
  context: Context,
  transaction: Transaction,
  { fields, lines, madeFrom }: CreateRecurringInput,
): Promise<string> {
  const { businessId, platform } = context;
  const id = uuid();
  const now = platform.clock.now();
  const recurrence = { ...fields };
  await insertRecurring(transaction, {
    business_id: businessId,
    id,
    ...columnsOf(fields),
    next_due_on: nextDue(recurrence, platform.clock.today()),
    prices: JSON.stringify([{ from: fields.firstDueOn, lines }]),
    created_at: now,
    updated_at: now,
  });
  if (madeFrom !== undefined) await tie(context, transaction, { id, expenseId: madeFrom });
  await audit(context, transaction, {
    action: 'recurringExpenses.create',
    subjectKind: 'recurringExpense',
    subjectId: id,
    detail: { after: fields, lines, madeFrom: madeFrom ?? null },
  });
  await publishRecurring(context, transaction);
  await platform.jobs.enqueue(transaction, { name: GENERATE, payload: { businessId } });
  return id;
}

/** The expense that it was made from stands for its own due day, which is not entered again. */
async function tie(
  context: Context,
  transaction: Transaction,
  { id, expenseId }: { id: string; expenseId: string },
): Promise<void> {
  const { businessId, platform } = context;
  const bill = await billOfExpense(context, transaction, expenseId);
  const recurring = recurringOf(await findRecurring(transaction, { businessId, id }));
  const match = matchExpected(bill, [recurring], new Map());
  const isTied = (await selectTied(transaction, businessId, [expenseId])).size > 0;
  if (match === null || isTied) return;
  const now = platform.clock.now();
  await insertDue(transaction, {
    business_id: businessId,
    recurring_id: id,
    due_on: match.dueOn,
    state: 'billed',
    expense_id: expenseId,
    replaced_id: null,
    expected: grossOn(recurring, match.dueOn),
    asked: bill.gross,
    missing_told_at: null,
    created_at: now,
    updated_at: now,
  });
  await skipPast(
    transaction,
    { businessId, id },
    { recurring, dueOn: match.dueOn, today: platform.clock.today() },
  );
}

/** From the later of the day after it and today. */
async function skipPast(
  transaction: Transaction,
  key: { businessId: string; id: string },
  { recurring, dueOn, today }: { recurring: ReturnType<typeof recurringOf>; dueOn: Day; today: Day },
): Promise<void> {
  const after = addDays(dueOn, 1);
  await moveOn(transaction, key, nextDue(recurring, after > today ? after : today));
}
