import type { Day } from '@belegbar/domain/calendar';
import { bookExpensePayment } from '@belegbar/domain/expenses';
import type { JournalEntry } from '@belegbar/domain/journal';
import { addCents, type Cents, subtractCents, ZERO } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { insertExpensePayment, lockExpense, selectPaid } from './store.ts';

export interface PayExpenseInput {
  id: string;
  idempotencyKey: string;
  paidOn: Day;
  /** Cents above zero, at most what is open; of a credit below zero, since the vendor pays. */
  amount: Cents;
}

/** Records that a bill was paid, or part of it, once per key. Refuses NOT_FOUND and INVALID at `amount` or `paidOn`. */
export function payExpense(context: Context, input: PayExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.pay', request }, async () => {
      const expense = await lockExpense(transaction, { businessId: context.businessId, id: input.id });
      const paidBefore = await selectPaid(transaction, { businessId: context.businessId, id: input.id });
      refuseWrongPayment(context, input, subtractCents(expense.gross, paidBefore));
      const entries = await entriesOfDocuments(context, transaction, [input.id]);
      return book(context, transaction, { ...input, payable: expense.gross, paidBefore, entries });
    });
    return { id: made.subjectId };
  });
}

/** The same for all of a bill that was just entered, in its transaction. */
export async function payInFull(
  context: Context,
  transaction: Transaction,
  bill: { id: string; payable: Cents; paidOn: Day; entries: readonly JournalEntry[] },
): Promise<void> {
  refuseWrongPayment(context, { amount: bill.payable, paidOn: bill.paidOn }, bill.payable);
  await book(context, transaction, { ...bill, amount: bill.payable, paidBefore: ZERO });
}

function refuseWrongPayment(context: Context, payment: { amount: Cents; paidOn: Day }, open: Cents): void {
  const isBack = open < 0;
  const [amount, most] = isBack ? [-payment.amount, -open] : [payment.amount, open];
  if (amount <= 0) throw invalid([fieldProblem('amount', 'payment.amount.not-positive')]);
  if (amount > most) throw invalid([fieldProblem('amount', 'expense.amount.above-open')]);
  if (payment.paidOn > context.platform.clock.today())
    throw invalid([fieldProblem('paidOn', 'payment.date.future')]);
}

interface Payment {
  id: string;
  amount: Cents;
  paidOn: Day;
  payable: Cents;
  paidBefore: Cents;
  entries: readonly JournalEntry[];
}

async function book(context: Context, transaction: Transaction, payment: Payment): Promise<string> {
  const paymentId = uuid();
  await insertExpensePayment(transaction, {
    business_id: context.businessId,
    id: paymentId,
    expense_id: payment.id,
    paid_on: payment.paidOn,
    amount: payment.amount,
    created_at: context.platform.clock.now(),
  });
  const paid = addCents(payment.paidBefore, payment.amount);
  const entries = bookExpensePayment({
    entries: payment.entries,
    payable: payment.payable,
    paid,
    on: payment.paidOn,
  });
  const auditRecord = {
    action: 'expenses.pay',
    subjectKind: 'expense',
    subjectId: payment.id,
    detail: { paymentId, amountCents: payment.amount, paidOn: payment.paidOn },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return paymentId;
}
