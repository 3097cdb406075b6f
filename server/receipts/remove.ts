import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { releaseFile } from '../platform/files/index.ts';
import { notFound } from '../platform/refusal.ts';
import { publishReceipts } from './events.ts';
import { deleteReceipt } from './store.ts';

/** Throws a receipt away that was not entered; its bytes go within a day, unless something else names them. Refuses NOT_FOUND. */
export function removeReceipt(context: Context, id: string): Promise<{ id: string }> {
  authorise(context);
  const { businessId, platform } = context;
  return inTransaction(context, async (transaction) => {
    const gone = await deleteReceipt(transaction, { businessId, id });
    if (gone === undefined) throw notFound();
    await releaseFile(transaction, { businessId, hash: gone.hash, at: platform.clock.now() });
    await audit(context, transaction, {
      action: 'receipts.remove',
      subjectKind: 'receipt',
      subjectId: id,
      detail: { fileName: gone.file_name, hash: gone.hash },
    });
    await publishReceipts(context, transaction);
    return { id };
  });
}
