import { bookPurchaseUndo } from '@belegbar/domain/expenses';
import { v7 as uuid } from 'uuid';
import { setAssetsOfExpense } from '../assets/index.ts';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { detachAll } from './detach.ts';
import { judgeOtherGifts } from './gifts.ts';
import { holdPurchase } from './purchase.ts';
import { insertExpenseUndo } from './store.ts';

export interface UndoExpenseInput {
  id: string;
  idempotencyKey: string;
}

/**
 * Takes back a bill that was entered by mistake, with all that happened to it, once per key: all of it stays in the books and come to nothing where
 * they counted. Its receipts wait to be entered again. Refuses NOT_FOUND and ALREADY_TAKEN_BACK.
 */
export function undoExpense(context: Context, input: UndoExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.undo', request }, () =>
      undo(context, transaction, input.id),
    );
    return { id: made.subjectId };
  });
}

async function undo(context: Context, transaction: Transaction, expenseId: string): Promise<string> {
  const { expense, purchase } = await holdPurchase(context, transaction, expenseId);
  const standing = await entriesOfDocuments(context, transaction, [expenseId]);
  const { businessId, platform } = context;
  const created_at = platform.clock.now();
  await insertExpenseUndo(transaction, {
    business_id: businessId,
    id: uuid(),
    expense_id: expenseId,
    payment_id: null,
    credit_id: null,
    created_at,
  });
  await setAssetsOfExpense(context, transaction, { expenseId, assets: [], pricedAnew: new Map() });
  const auditRecord = {
    action: 'expenses.undo',
    subjectKind: 'expense',
    subjectId: expenseId,
    detail: { number: expense.number },
  };
  const entries = bookPurchaseUndo(standing);
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  await judgeOtherGifts(context, transaction, purchase);
  await detachAll(context, transaction, { id: expenseId, number: expense.number });
  return expenseId;
}
