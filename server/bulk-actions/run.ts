/** Works an act off, invoice by invoice: each is one transaction with its verb and its outcome, so that a killed process goes on where it was. */
import { v5 as uuidOf } from 'uuid';
import { recordPayment, storeDocument } from '../invoices/index.ts';
import { type Context, type Platform, within } from '../platform/context.ts';
import { inSnapshot, inTransaction, type Transaction } from '../platform/database/index.ts';
import type { JobPayload } from '../platform/jobs/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { remindOf, sendInvoice } from '../sending/index.ts';
import { assessEligibility } from './eligible.ts';
import { lockWaiting, selectItems, updateItem } from './items-store.ts';
import { promiseRun } from './promise-run.ts';
import { type ActionKey, countOne, endAction, findAction, lockAction } from './store.ts';
import type { BulkItemRecord, Order, Outcome } from './tables.ts';
import { reasonOf } from './why-not.ts';

/** Then the rest is promised anew, so that no job lasts longer than the queue lets it. */
const SLICE_MS = 60_000;
const BATCH = 50;
/** What fails for a reason of ours is tried so often in all. */
const TRIES = 3;
/** After so many failures one after another the pass ends: what all of them need may be away. */
const IN_VAIN = 10;
/** Before what failed has its next turn. */
const PAUSE_SECONDS = 20;

interface Run {
  context: Context;
  key: ActionKey;
  order: Order;
}

/**
 * Does nothing for an act that is not running. Throws where a whole pass was in vain, so that the queue tries again, ever later.
 * @system A job of an act that was authorised and audited when it began; its verbs audit each invoice.
 */
export async function runBulkAction(platform: Platform, payload: JobPayload): Promise<void> {
  const run = await openRun(platform, keyOf(payload));
  if (run === null) return;
  const { context, key } = run;
  const { settled, failure, isEnd } = await doPass(run);
  if (failure === null && isEnd) return finish(run);
  if (failure !== null && settled === 0) throw failure.cause;
  const startAfterSeconds = failure === null ? 0 : PAUSE_SECONDS;
  await inTransaction(context, (transaction) =>
    promiseRun(context, transaction, { id: key.id, startAfterSeconds }),
  );
}

/** Null for an act that is not running. It is done in the name of whoever began it. */
async function openRun(platform: Platform, key: ActionKey): Promise<Run | null> {
  const system = systemContext(platform, key.businessId);
  const action = await inSnapshot(system, (transaction) => findAction(transaction, key));
  if (action.state !== 'running') return null;
  const { user_id: userId, settings: order } = action;
  const context: Context = userId === null ? system : { ...system, actor: { kind: 'user', userId } };
  return { context, key, order };
}

interface Pass {
  /** How many items it came to an end with. */
  settled: number;
  /** Why the last of those failed that are to be tried again. */
  failure: Failure | null;
  /** Whether every waiting item had its turn. */
  isEnd: boolean;
}

interface Failure {
  cause: unknown;
}

/** Gives every waiting item a turn, as far as the time goes; one that fails keeps no other from its own. */
async function doPass(run: Run): Promise<Pass> {
  const end = performance.now() + SLICE_MS;
  const pass: Pass = { settled: 0, failure: null, isEnd: false };
  let after = 0;
  let inVain = 0;
  while (true) {
    const items = await waitingItems(run, after);
    if (items.length === 0) return { ...pass, isEnd: true };
    for (const item of items) {
      if (performance.now() >= end || inVain >= IN_VAIN) return pass;
      const failure = await doItem(run, item);
      if (failure === null) pass.settled += 1;
      pass.failure = failure ?? pass.failure;
      inVain = failure === null ? 0 : inVain + 1;
      after = item.position;
    }
  }
}

function waitingItems({ context, key }: Run, after: number): Promise<BulkItemRecord[]> {
  return inSnapshot(context, (transaction) =>
    selectItems(transaction, key, { outcome: 'waiting', after, limit: BATCH }),
  );
}

/** Gives why it is to be tried again; null once the item is settled. A refusal is a reason to skip the invoice. */
async function doItem(run: Run, item: BulkItemRecord): Promise<Failure | null> {
  const { context, key } = run;
  const itemKey = { ...key, position: item.position };
  const settle = (outcome: Exclude<Outcome, 'waiting'>, reason: string) =>
    inTransaction(context, (transaction) => settleItem(transaction, itemKey, { outcome, reason }));
  try {
    // A document is rendered while no transaction is held; doing it again does no harm.
    if (run.order.kind === 'pdf') await storeDocument(context, item.invoice_id);
    await inTransaction(context, async (transaction) => {
      if (!(await lockWaiting(transaction, itemKey))) return;
      const reason = await act(run, transaction, item.invoice_id);
      const outcome = reason === null ? 'done' : 'skipped';
      await settleItem(transaction, itemKey, { outcome, reason: reason ?? '' });
    });
  } catch (cause) {
    if (cause instanceof Refusal) await settle('skipped', reasonOf(cause));
    else {
      const tries = item.tries + 1;
      const about = { businessId: key.businessId, invoiceId: item.invoice_id, tries };
      context.platform.log.error('bulk-actions.itemFailed', about, cause);
      if (tries < TRIES) {
        await inTransaction(context, (transaction) => updateItem(transaction, itemKey, { tries }));
        return { cause };
      }
      await settle('failed', 'error');
    }
  }
  return null;
}

/** Does it, and gives null, or the reason why it is not to be done. */
async function act(
  { context, key, order }: Run,
  transaction: Transaction,
  id: string,
): Promise<string | null> {
  const [eligibility] = await assessEligibility(context, transaction, { kind: order.kind, ids: [id] });
  if (eligibility === undefined || eligibility.reason !== null) return eligibility?.reason ?? 'gone';
  const inside = within(context, transaction);
  // The same for every try, and for no other act: the verb then does it once.
  const idempotencyKey = uuidOf(id, key.id);
  if (order.kind === 'send') await sendInvoice(inside, { id, idempotencyKey });
  if (order.kind === 'remind') await remindOf(inside, { id, idempotencyKey });
  if (order.kind === 'markPaid') {
    const { paidOn, method } = order;
    await recordPayment(inside, {
      id,
      idempotencyKey,
      paidOn,
      amount: eligibility.invoice.open,
      method,
      note: '',
    });
  }
  return null;
}

async function settleItem(
  transaction: Transaction,
  key: ActionKey & { position: number },
  { outcome, reason }: { outcome: Exclude<Outcome, 'waiting'>; reason: string },
): Promise<void> {
  if (!(await lockWaiting(transaction, key))) return;
  await updateItem(transaction, key, { outcome, reason });
  await countOne(transaction, key, outcome);
}

async function finish({ context, key }: Run): Promise<void> {
  await inTransaction(context, async (transaction) => {
    await lockAction(transaction, key);
    await endAction(transaction, key, { state: 'done', at: context.platform.clock.now() });
  });
}

/**
 * After the last try: what was done stays done.
 * @system The queue gives up, not a person.
 */
export async function giveUpBulkAction(platform: Platform, payload: JobPayload): Promise<void> {
  const key = keyOf(payload);
  await inTransaction(systemContext(platform, key.businessId), (transaction) =>
    endAction(transaction, key, { state: 'failed', at: platform.clock.now() }),
  );
}

function keyOf({ businessId, actionId = '' }: JobPayload): ActionKey {
  return { businessId, id: actionId };
}

export function systemContext(platform: Platform, businessId: string): Context {
  const actor = { kind: 'system', name: 'bulk-actions' } as const;
  return { platform, businessId, actor, requestId: '', transaction: null };
}
