import { BULK_MAXIMUM } from '@belegbar/contract/bulk-actions';
import { v7 as uuid } from 'uuid';
import { type Selection, selectedIds } from '../invoices/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { insertMany, inTransaction, isAlreadyThere, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { assessEligibility } from './eligible.ts';
import { type BulkActionMessage, messageOf } from './message.ts';
import { promiseRun } from './promise-run.ts';
import { findAction, insertAction, selectUnderWay } from './store.ts';
import type { Order, Outcome } from './tables.ts';

export interface StartInput {
  idempotencyKey: string;
  order: Order;
  selection: Selection;
  /** How many invoices the person was told that it is about. */
  expected?: number | undefined;
}

/**
 * Begins to do something with every chosen invoice. What is not possible is skipped from the start, with its reason. Refuses INVALID at `selection`
 * for none, for too many and for others than were expected, at `order` while another such act of the business is under way, and at `paidOn` for a day to come.
 */
export async function startBulkAction(context: Context, input: StartInput): Promise<BulkActionMessage> {
  authorise(context);
  // What was expected is no part of the act: the same click is the same act, though others match by then.
  const { idempotencyKey: key, expected: _, ...request } = input;
  try {
    return await inTransaction(context, async (transaction) => {
      const call = { key, procedure: 'bulkActions.start', request };
      const { subjectId: id } = await once(context, transaction, call, () =>
        begin(context, transaction, input),
      );
      return messageOf(await findAction(transaction, { businessId: context.businessId, id }));
    });
  } catch (cause) {
    throw isAlreadyThere(cause) ? busy() : cause;
  }
}

function busy() {
  return invalid([fieldProblem('order', 'bulk.busy')]);
}

async function begin(context: Context, transaction: Transaction, input: StartInput): Promise<string> {
  const { businessId, platform } = context;
  const { order } = input;
  if (order.kind === 'markPaid' && order.paidOn > platform.clock.today())
    throw invalid([fieldProblem('paidOn', 'payment.date.future')]);
  if ((await selectUnderWay(transaction, { businessId, before: null })) !== null) throw busy();
  const ids = await chosenIds(context, transaction, input);
  const items = await firstItems(context, transaction, order, ids);
  const count = (outcome: Outcome) => items.filter((item) => item.outcome === outcome).length;
  const waiting = count('waiting');
  const now = platform.clock.now();
  const id = uuid();
  await insertAction(transaction, {
    business_id: businessId,
    id,
    kind: order.kind,
    settings: JSON.stringify(order),
    user_id: context.actor.kind === 'user' ? context.actor.userId : null,
    state: waiting > 0 ? 'running' : 'done',
    total: ids.length,
    done: count('done'),
    skipped: count('skipped'),
    created_at: now,
    finished_at: waiting > 0 ? null : now,
  });
  await keepItems(context, transaction, { id, order, items });
  if (waiting > 0) await promiseRun(context, transaction, { id, startAfterSeconds: 0 });
  return id;
}

async function chosenIds(
  context: Context,
  transaction: Transaction,
  { order, selection, expected }: StartInput,
): Promise<string[]> {
  const most = BULK_MAXIMUM[order.kind];
  const ids = await selectedIds(context, transaction, selection, most + 1);
  const count = ids.length;
  const refuse = (code: string, values: Record<string, string>) =>
    invalid([fieldProblem('selection', code, values)]);
  if (count === 0) throw refuse('bulk.none', {});
  if (count > most) throw refuse('bulk.too-many', { most: String(most) });
  if (expected !== undefined && count !== expected) throw refuse('bulk.changed', { total: String(count) });
  return ids;
}

/** Stores what is to be done with each, and tells the audit log. */
async function keepItems(
  context: Context,
  transaction: Transaction,
  { id, order, items }: { id: string; order: Order; items: readonly FirstItem[] },
): Promise<void> {
  const { businessId } = context;
  for (const chunk of chunksOf(items))
    await insertMany(
      transaction,
      'bulk_action_items',
      chunk.map((item) => ({ business_id: businessId, action_id: id, ...item, tries: 0 })),
    );
  await audit(context, transaction, {
    action: 'bulkActions.start',
    subjectKind: 'bulkAction',
    subjectId: id,
    detail: { order, total: items.length },
  });
}

interface FirstItem {
  position: number;
  invoice_id: string;
  outcome: Outcome;
  reason: string;
}

/** What waits to be done, and what need not be, since it is done already or cannot be. */
async function firstItems(
  context: Context,
  transaction: Transaction,
  { kind }: Order,
  ids: readonly string[],
): Promise<FirstItem[]> {
  const items = ids.map(
    (id, index): FirstItem => ({ position: index + 1, invoice_id: id, outcome: 'done', reason: '' }),
  );
  if (kind === 'csv') return items;
  for (const chunk of chunksOf(items)) {
    const eligibility = await assessEligibility(context, transaction, {
      kind,
      ids: chunk.map((item) => item.invoice_id),
    });
    chunk.forEach((item, index) => {
      const { invoice, reason } = eligibility[index] ?? { invoice: null, reason: 'gone' };
      const isMade = kind === 'pdf' && invoice?.document_hash !== null;
      if (reason !== null) Object.assign(item, { outcome: 'skipped', reason });
      else if (!isMade) item.outcome = 'waiting';
    });
  }
  return items;
}

const CHUNK = 1000;

function* chunksOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += CHUNK) yield items.slice(from, from + CHUNK);
}
