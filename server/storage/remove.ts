import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { releaseFile } from '../platform/files/index.ts';
import type { ObjectName } from './objects.ts';
import { deleteObject, lockObject } from './store.ts';

/** Takes the file off its name; does nothing where there is none. Its bytes stay as long as an issued document shows them. */
export function removeObject(context: Context, name: ObjectName): Promise<{ name: ObjectName }> {
  authorise(context);
  const { businessId } = context;
  return inTransaction(context, async (transaction) => {
    const before = await lockObject(transaction, { businessId, name });
    if (before === undefined) return { name };
    await deleteObject(transaction, { businessId, name });
    await releaseFile(transaction, { businessId, hash: before.hash, at: context.platform.clock.now() });
    await audit(context, transaction, {
      action: 'storage.remove',
      subjectKind: 'business',
      subjectId: businessId,
      detail: { name, before, after: null },
    });
    return { name };
  });
}
