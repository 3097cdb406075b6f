import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { letReceiptWait } from '../receipts/index.ts';
import { detachExpenseFile, selectExpenseFiles } from './files-store.ts';
import { lockExpense } from './store.ts';

/**
 * Takes a receipt from a bill to which it does not belong; it waits to be entered again, and that it was there stays. Refuses NOT_FOUND for
 * either, also for a stranger's and for one that was taken away before.
 */
export function detachReceipt(
  context: Context,
  { id, fileId }: { id: string; fileId: string },
): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const { number } = await lockExpense(transaction, { businessId: context.businessId, id });
    await detach(context, transaction, { id, number, fileId });
    return { id: fileId };
  });
}

/** All of them, of a bill that the transaction holds. */
export async function detachAll(
  context: Context,
  transaction: Transaction,
  { id, number }: { id: string; number: string },
): Promise<void> {
  const files = await selectExpenseFiles(transaction, { businessId: context.businessId, id });
  for (const { id: fileId } of files) await detach(context, transaction, { id, number, fileId });
}

async function detach(
  context: Context,
  transaction: Transaction,
  { id, number, fileId }: { id: string; number: string; fileId: string },
): Promise<void> {
  const { businessId, platform } = context;
  const detached = await detachExpenseFile(transaction, { businessId, id, fileId, at: platform.clock.now() });
  if (detached === undefined) throw notFound();
  const { file_name: fileName, hash } = detached;
  await audit(context, transaction, {
    action: 'expenses.detach',
    subjectKind: 'expense',
    subjectId: id,
    detail: { number, fileId, fileName, hash },
  });
  await letReceiptWait(context, transaction, { fileName, hash });
}
