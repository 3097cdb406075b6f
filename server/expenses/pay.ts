import type { Day } from '@belegbar/domain/calendar';
import { bookPurchaseChange, type Purchase, type PurchasePayment } from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, subtractCents, sumCents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { holdPurchase } from './purchase.ts';
import { insertExpensePayment } from './store.ts';

export interface PayExpenseInput {
  id: string;
  idempotencyKey: string;
  paidOn: Day;
  /** Cents above zero, at most what is open; of a credit below zero, since the vendor pays. */
  amount: Cents;
}

/**
 * Records that a bill was paid, or part of it, once per key. What was paid before the supply counts in the advance return with its day,
 * whenever it is noted (§ 15 (1) No. 1 s. 3, § 13b (4) s. 2 UStG). Refuses NOT_FOUND, ALREADY_TAKEN_BACK and INVALID at `amount` or
 * `paidOn`.
 */
export function payExpense(context: Context, input: PayExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.pay', request }, () =>
      pay(context, transaction, input),
    );
    return { id: made.subjectId };
  });
}

async function pay(context: Context, transaction: Transaction, input: PayExpenseInput): Promise<string> {
  const { expense, purchase: before } = await holdPurchase(context, transaction, input.id);
  const { payments } = before;
  refuseWrongPayment(
    context,
    input,
    subtractCents(expense.gross, sumCents(payments.map(({ amount }) => amount))),
  );
  const payment = { on: input.paidOn, amount: input.amount };
  const after: Purchase = { ...before, payments: [...payments, payment] };
  return note(context, transaction, { id: input.id, payment, entries: bookPurchaseChange(before, after) });
}

/** All of a bill that was just entered, in its transaction; `entries`: what that books. */
export async function payInFull(
  context: Context,
  transaction: Transaction,
  paid: NotedPayment,
): Promise<void> {
  const { on: paidOn, amount } = paid.payment;
  refuseWrongPayment(context, { paidOn, amount }, amount);
  await note(context, transaction, paid);
}

function refuseWrongPayment(context: Context, payment: { amount: Cents; paidOn: Day }, open: Cents): void {
  const isBack = open < 0;
  const [amount, most] = isBack ? [-payment.amount, -open] : [payment.amount, open];
  if (amount <= 0) throw invalid([fieldProblem('amount', 'payment.amount.not-positive')]);
  if (amount > most) throw invalid([fieldProblem('amount', 'expense.amount.above-open')]);
  if (payment.paidOn > context.platform.clock.today())
    throw invalid([fieldProblem('paidOn', 'payment.date.future')]);
}

interface NotedPayment {
  id: string;
  payment: PurchasePayment;
  entries: NewEntry[];
}

async function note(
  context: Context,
  transaction: Transaction,
  { id, payment, entries }: NotedPayment,
): Promise<string> {
  const paymentId = uuid();
  await insertExpensePayment(transaction, {
    business_id: context.businessId,
    id: paymentId,
    expense_id: id,
    paid_on: payment.on,
    amount: payment.amount,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'expenses.pay',
    subjectKind: 'expense',
    subjectId: id,
    detail: { paymentId, amountCents: payment.amount, paidOn: payment.on },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return paymentId;
}
