/** Receipts that leave those which wait, since a bill is entered by them, and that come back. */
import { assert } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { describeFiles } from '../platform/files/index.ts';
import { notFound } from '../platform/refusal.ts';
import { enqueueReading } from './enqueue.ts';
import { publishReceipts } from './events.ts';
import { pathOf } from './keep.ts';
import { deleteReceipt, insertReceipt } from './store.ts';

export interface TakenReceipt {
  fileName: string;
  /** SHA-256 of the bytes in hex. */
  hash: string;
}

/** Takes a receipt out of those that wait, in the transaction of the act that keeps its bytes. Refuses NOT_FOUND, also for a stranger's. */
export async function takeReceipt(
  context: Context,
  transaction: Transaction,
  { id, by }: { id: string; by: { kind: string; id: string } },
): Promise<TakenReceipt> {
  const taken = await deleteReceipt(transaction, { businessId: context.businessId, id });
  if (taken === undefined) throw notFound();
  const { file_name: fileName, hash } = taken;
  await audit(context, transaction, {
    action: 'receipts.enter',
    subjectKind: 'receipt',
    subjectId: id,
    detail: { fileName, hash, [`${by.kind}Id`]: by.id },
  });
  await publishReceipts(context, transaction);
  return { fileName, hash };
}

/** Lets a receipt wait again that was taken; does nothing where the very bytes wait already. */
export async function letReceiptWait(
  context: Context,
  transaction: Transaction,
  { fileName, hash }: TakenReceipt,
): Promise<void> {
  const { actor, businessId, platform } = context;
  assert(actor.kind === 'user', 'somebody gives a receipt back');
  const id = uuid();
  const fileOf = await describeFiles(transaction, businessId, [hash]);
  const isNew = await insertReceipt(transaction, {
    business_id: businessId,
    id,
    file_name: fileName,
    path: pathOf({ userId: actor.userId, id, contentType: fileOf(hash).contentType }),
    hash,
    kept_at: platform.clock.now(),
    kept_by: actor.userId,
  });
  if (!isNew) return;
  await audit(context, transaction, {
    action: 'receipts.keep',
    subjectKind: 'receipt',
    subjectId: id,
    detail: { fileName, hash },
  });
  await enqueueReading(context, transaction, id);
  await publishReceipts(context, transaction);
}
