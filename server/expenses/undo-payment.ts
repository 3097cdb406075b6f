import { bookPaymentUndo, problemOf } from '@belegbar/domain/expenses';
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

export interface UndoExpensePaymentInput {
  id: string;
  paymentId: string;
  idempotencyKey: string;
}

/**
 * Takes back a payment that never moved, once per key: what its bill comes to is what it came to without it. Refuses NOT_FOUND, also for
 * a payment that was taken back, ALREADY_TAKEN_BACK for one whose bill was, and INVALID for that of a prepayment invoice, which counts by
 * its payment alone: it is taken back as a whole. So is what of it came back, before the payment.
 */
export function undoExpensePayment(
  context: Context,
  input: UndoExpensePaymentInput,
): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.undoPayment', request }, () =>
      undo(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function undo(
  context: Context,
  transaction: Transaction,
  input: UndoExpensePaymentInput,
): Promise<string> {
  const { id, paymentId } = input;
  const held = await holdPurchase(context, transaction, id);
  const before = held.purchase;
  const payments = before.payments.filter((payment) => payment.id !== paymentId);
  if (payments.length === before.payments.length) throw notFound();
  if (before.expense.isPrepayment) throw invalid([fieldProblem('paymentId', 'expense.prepayment.unpaid')]);
  const alone = changed(held, { payments });
  if (problemOf(alone) !== null) throw invalid([fieldProblem('paymentId', 'expense.payment.came-back')]);
  const after = await judgedWithGifts(context, transaction, alone);
  const booked = await entriesMadeBy(context, transaction, {
    expenseId: id,
    action: 'expenses.pay',
    key: 'paymentId',
    id: paymentId,
  });
  await insertExpenseUndo(transaction, {
    business_id: context.businessId,
    id: uuid(),
    expense_id: id,
    payment_id: paymentId,
    credit_id: null,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'expenses.undoPayment',
    subjectKind: 'expense',
    subjectId: id,
    detail: { paymentId },
  };
  const entries = bookPaymentUndo({ before, after }, booked);
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  await judgeOtherGifts(context, transaction, after);
  await followPurchase(context, transaction, after);
  return id;
}
