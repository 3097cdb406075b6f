/** What every decision about a received invoice begins and ends with. */
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { assessAgain } from './assess.ts';
import { publishAndAudit } from './events.ts';
import { type ReceivedRow, rowsOf } from './message.ts';
import { findSummary, lockQueue, type ReceivedSummary } from './store.ts';

/** The invoice as it is until the transaction ends. Refuses NOT_FOUND, also for a stranger's. */
export async function holdReceived(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<ReceivedSummary> {
  await lockQueue(transaction, context.businessId);
  return findSummary(transaction, { businessId: context.businessId, id });
}

/** Refuses NOT_TO_REVIEW for one that is decided. */
export function refuseDecided({ state }: ReceivedSummary): void {
  if (state !== 'toReview') throw new Refusal('NOT_TO_REVIEW', { state });
}

/** When and by whom, for the record. */
export function decidedNow({ platform, actor }: Context) {
  return { decided_at: platform.clock.now(), decided_by: actor.kind === 'user' ? actor.userId : null };
}

/** Assesses anew what waits of the sender, writes down and publishes what was done. */
export async function recordDecision(
  context: Context,
  transaction: Transaction,
  { summary, ...act }: { summary: ReceivedSummary; action: string; detail: Record<string, unknown> },
): Promise<void> {
  await assessAgain(transaction, summary);
  await publishAndAudit(context, transaction, { id: summary.id, ...act });
}

/** The invoice as the list shows it. */
export async function rowNow(context: Context, transaction: Transaction, id: string): Promise<ReceivedRow> {
  const summary = await findSummary(transaction, { businessId: context.businessId, id });
  const [row] = await rowsOf(context, transaction, [summary]);
  return row as ReceivedRow;
}
