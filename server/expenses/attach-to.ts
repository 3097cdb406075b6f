import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { takeReceipt } from '../receipts/index.ts';
import { insertExpenseFile } from './files-store.ts';

/** Makes a receipt that waits one of a bill that the transaction holds, and answers the id of the file. Refuses NOT_FOUND, also for a stranger's. */
export async function attachTo(
  context: Context,
  transaction: Transaction,
  { id, number, receiptId }: { id: string; number: string; receiptId: string },
): Promise<string> {
  const { businessId, platform } = context;
  const by = { kind: 'expense', id };
  const { fileName, hash } = await takeReceipt(context, transaction, { id: receiptId, by });
  const fileId = uuid();
  await insertExpenseFile(transaction, {
    business_id: businessId,
    id: fileId,
    expense_id: id,
    file_name: fileName,
    hash,
    attached_at: platform.clock.now(),
    detached_at: null,
  });
  await audit(context, transaction, {
    action: 'expenses.attach',
    subjectKind: 'expense',
    subjectId: id,
    detail: { number, fileId, fileName, hash },
  });
  return fileId;
}
