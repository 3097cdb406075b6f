import { bookVoucherUndo } from '@belegbar/domain/vouchers';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { insertVoucherUndo, lockVoucher } from './store.ts';

export interface UndoVoucherInput {
  id: string;
  idempotencyKey: string;
}

/**
 * Takes back a voucher that was entered by mistake, once per key: both stay in the books and come to nothing where they counted. Refuses
 * NOT_FOUND and ALREADY_TAKEN_BACK.
 */
export function undoVoucher(context: Context, input: UndoVoucherInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'vouchers.undo', request }, () =>
      undo(context, transaction, input.id),
    );
    return { id: made.subjectId };
  });
}

async function undo(context: Context, transaction: Transaction, id: string): Promise<string> {
  const voucher = await lockVoucher(transaction, { businessId: context.businessId, id });
  if (voucher.undone) throw new Refusal('ALREADY_TAKEN_BACK');
  const standing = await entriesOfDocuments(context, transaction, [id]);
  await insertVoucherUndo(transaction, {
    business_id: context.businessId,
    id: uuid(),
    voucher_id: id,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'vouchers.undo',
    subjectKind: 'voucher',
    subjectId: id,
    detail: { number: voucher.number },
  };
  await appendEntries(context, transaction, {
    entries: bookVoucherUndo(standing),
    auditRecords: [auditRecord],
  });
  return id;
}
