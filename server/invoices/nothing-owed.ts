/** Nothing is owed any more, or nobody has the document: what the bell says of a reminder that waits is over. */
import { ownerOf } from '../business/index.ts';
import { resolveApproval } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

/** Only for the person who acts: what the program itself does reads no one's bell. */
export async function resolveReminder(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<void> {
  if (context.actor.kind !== 'user') return;
  await resolveApproval(within(context, transaction), {
    userId: await ownerOf(context, transaction),
    actionUrl: invoicePlace(invoiceId),
  });
}

/** Where an invoice is shown, and where the bell leads for a reminder of it. */
export function invoicePlace(invoiceId: string): string {
  return `/invoice/${invoiceId}`;
}
