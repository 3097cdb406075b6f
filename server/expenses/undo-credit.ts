import { bookCorrected, problemOf } from '@belegbar/domain/expenses';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { changed } from './bill.ts';
import { followPurchase } from './follow-purchase.ts';
import { judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { entriesMadeBy } from './made-by.ts';
import { holdPurchase } from './purchase.ts';
import { insertExpenseUndo } from './store.ts';

export interface UndoExpenseCreditInput {
  id: string;
  creditId: string;
  idempotencyKey: string;
}

/**
 * Takes back a vendor's credit that was entered by mistake, once per key: the bill comes to what it came to without it. Refuses NOT_FOUND, also
 * for a credit that was taken back, ALREADY_TAKEN_BACK for one whose bill was, and INVALID where money came back that only it explains.
 */
export function undoExpenseCredit(context: Context, input: UndoExpenseCreditInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.undoCredit', request }, () =>
      undo(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function undo(
  context: Context,
  transaction: Transaction,
  { id, creditId }: UndoExpenseCreditInput,
): Promise<string> {
  const held = await holdPurchase(context, transaction, id);
  const before = held.purchase;
  const credits = before.credits.filter((credit) => credit.id !== creditId);
  if (credits.length === before.credits.length) throw notFound();
  const alone = changed(held, { credits });
  if (problemOf(alone) !== null) throw invalid([fieldProblem('creditId', 'expense.payment.came-back')]);
  const after = await judgedWithGifts(context, transaction, alone);
  const act = { expenseId: id, action: 'expenses.credit', key: 'creditId', id: creditId } as const;
  const { entries: booked, made } = await entriesMadeBy(context, transaction, act);
  await insertExpenseUndo(transaction, {
    business_id: context.businessId,
    id: uuid(),
    expense_id: id,
    payment_id: null,
    credit_id: creditId,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'expenses.undoCredit',
    subjectKind: 'expense',
    subjectId: id,
    detail: { creditId },
  };
  const entries = bookCorrected(after, { entries: booked, wrong: made[0] });
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  await judgeOtherGifts(context, transaction, after);
  await followPurchase(context, transaction, after);
  return id;
}
