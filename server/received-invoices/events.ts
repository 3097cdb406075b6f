/** What is told when the queue of received invoices changes. */
import { ownerOf } from '../business/index.ts';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { publishRecords } from '../platform/events/index.ts';

/** Tells the open pages of the owner, and writes down who did what. */
export async function publishAndAudit(
  context: Context,
  transaction: Transaction,
  act: { id: string; action: string; detail: Record<string, unknown> },
): Promise<void> {
  await audit(context, transaction, {
    action: `receivedInvoices.${act.action}`,
    subjectKind: 'receivedInvoice',
    subjectId: act.id,
    detail: act.detail,
  });
  const userId = await ownerOf(context, transaction);
  await publishRecords(transaction, { userId, capability: 'receivedInvoices' });
}
