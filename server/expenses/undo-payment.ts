import { bookPaymentUndo } from '@belegbar/domain/expenses';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { auditOf } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid, notFound } from '../platform/refusal.ts';
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
 * its payment alone: it is taken back as a whole.
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
  const { purchase: before } = await holdPurchase(context, transaction, id);
  const payments = before.payments.filter((payment) => payment.id !== paymentId);
  if (payments.length === before.payments.length) throw notFound();
  if (before.expense.isPrepayment) throw invalid([fieldProblem('paymentId', 'expense.prepayment.unpaid')]);
  const booked = await entriesOfPayment(context, transaction, input);
  await insertExpenseUndo(transaction, {
    business_id: context.businessId,
    id: uuid(),
    expense_id: id,
    payment_id: paymentId,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'expenses.undoPayment',
    subjectKind: 'expense',
    subjectId: id,
    detail: { paymentId },
  };
  const entries = bookPaymentUndo({ before, after: { ...before, payments } }, booked);
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return id;
}

/** All of its bill, and those of them that the act wrote which noted it. */
async function entriesOfPayment(context: Context, transaction: Transaction, input: UndoExpensePaymentInput) {
  const events = await auditOf(context, transaction, input.id, ['expenses.pay']);
  const noted = events.find(({ detail }) => detail.paymentId === input.paymentId);
  const numbers = noted?.detail.entries;
  const entries = await entriesOfDocuments(context, transaction, [input.id]);
  return {
    entries,
    made: entries.filter(({ number }) => Array.isArray(numbers) && numbers.includes(number)),
  };
}
