import { withoutBusiness } from '../platform/database/index.ts';
import { type RequestContext, signedInUser } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { logDeletion } from './log-deletion.ts';
import type { AccountDeletionPorts } from './ports.ts';
import { deleteRequest } from './store.ts';

/**
 * Keeps the account of the signed-in user after all. Refuses NOT_FOUND where nothing is to be undone.
 * @unaudited It is of the account and not of the books: the security log tells of it.
 */
export async function withdrawDeletion(ports: AccountDeletionPorts, request: RequestContext): Promise<void> {
  const { userId } = signedInUser(request);
  await withoutBusiness(request.platform.database, async (transaction) => {
    if (!(await deleteRequest(transaction, userId))) throw notFound();
    await logDeletion(transaction, ports, request, 'account_kept', userId);
  });
}
