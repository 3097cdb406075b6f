/** What waited for a yes has been decided: the bell no longer counts it. */
import { ownerOf } from '../business/index.ts';
import { invoicePlace } from '../invoices/index.ts';
import { resolveApproval } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { updateMail } from './store.ts';
import type { MailRecord } from './tables.ts';

/** Only for the person who decides; the plan itself decides nothing. */
export async function resolveWaiting(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<void> {
  await resolveApproval(within(context, transaction), {
    userId: await ownerOf(context, transaction),
    actionUrl: invoicePlace(invoiceId),
  });
}

/** A newer reminder takes the place of one that waits for a yes; whether there was one. */
export async function dropWaiting(
  context: Context,
  transaction: Transaction,
  mails: readonly MailRecord[],
): Promise<boolean> {
  const waiting = mails.filter(({ state }) => state === 'approval');
  const change = { state: 'dropped', settled_at: context.platform.clock.now() } as const;
  for (const { id } of waiting) await updateMail(transaction, { businessId: context.businessId, id }, change);
  return waiting.length > 0;
}
