import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { messageOf, type ServiceMessage } from './fields.ts';
import { findService, lockService, updateServiceRow } from './store.ts';

/** Hides a service, or shows it again. */
export function archiveService(
  context: Context,
  input: { id: string; archived: boolean },
): Promise<ServiceMessage> {
  authorise(context);
  const key = { businessId: context.businessId, id: input.id };
  return inTransaction(context, async (transaction) => {
    const service = await lockService(transaction, key);
    if (service.archived === input.archived) return messageOf(service);
    await updateServiceRow(transaction, key, {
      archived: input.archived,
      version: service.version + 1,
      updated_at: context.platform.clock.now(),
    });
    await audit(context, transaction, {
      action: 'services.archive',
      subjectKind: 'service',
      subjectId: input.id,
      detail: { before: { archived: service.archived }, after: { archived: input.archived } },
    });
    return messageOf(await findService(transaction, key));
  });
}
