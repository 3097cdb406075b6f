import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { type ClientMessage, messageOf } from './fields.ts';
import { findClient, lockClient, updateClientRow } from './store.ts';

/** Hides a client from new invoices, or shows it again. */
export function archiveClient(
  context: Context,
  input: { id: string; archived: boolean },
): Promise<ClientMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const client = await lockClient(transaction, key);
    if (client.archived === input.archived) return messageOf(client);
    await updateClientRow(transaction, key, {
      archived: input.archived,
      version: client.version + 1,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'clients.archive',
      subjectKind: 'client',
      subjectId: input.id,
      detail: { before: { archived: client.archived }, after: { archived: input.archived } },
    });
    return messageOf(await findClient(transaction, key));
  });
}
