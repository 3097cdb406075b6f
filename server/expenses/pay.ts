import type { Day } from '@belegbar/domain/calendar';
import {
  bookAnew,
  type Expense,
  type PaymentMeans,
  type PurchasePayment,
  problemOf,
  standingOf,
} from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Cents, ZERO } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { changed } from './bill.ts';
import { followPurchase } from './follow-purchase.ts';
import { judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { holdPurchase } from './purchase.ts';
import { insertExpensePayment } from './store.ts';

export interface PayExpenseInput {
  id: string;
  idempotencyKey: string;
  paidOn: Day;
  /** Cents above zero, at most what is open; below zero where the vendor pays: of a credit, or what was paid too much of a bill. */
  amount: Cents;
  /** Cents that the vendor gives up with it (Skonto), at most the rest of what is open; left out: none. */
  discount?: Cents | undefined;
  /** Cents of euros on the own account, in the sign of `amount`; for a bill in another currency, in which amount and discount are. */
  euros?: Cents | undefined;
  /** How it was paid (BT-81); left out: not said. */
  paymentMeans?: PaymentMeans | undefined;
}

/**
 * Records that a bill was paid, or part of it, once per key. What was paid before the supply counts in the advance return with its day,
 * whenever it is noted (§ 15 (1) No. 1 s. 3, § 13b (4) s. 2 UStG). A discount lowers the VAT on that day (§ 17 (1) UStG). Refuses
 * NOT_FOUND, ALREADY_TAKEN_BACK and INVALID at `amount`, `discount`, `euros` or `paidOn`.
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
  const { id, paidOn: on, amount, discount = ZERO, euros } = input;
  const held = await holdPurchase(context, transaction, id);
  const before = held.purchase;
  refuseWrongPayment(context.platform.clock.today(), { ...input, discount }, standingOf(before).open);
  refuseWrongEuros(before.expense, { amount, euros, field: 'euros' });
  const payment = { on, amount, discount, ...(euros === undefined ? {} : { euros }) };
  const alone = changed(held, { payments: [...before.payments, { ...payment, id: '' }] });
  const problem = problemOf(alone);
  if (problem === 'creditAbove') throw invalid([fieldProblem('discount', 'expense.discount.above')]);
  if (problem !== null) throw invalid([fieldProblem('paidOn', 'expense.payment.order')]);
  const after = await judgedWithGifts(context, transaction, alone);
  const entries = bookAnew(after, await entriesOfDocuments(context, transaction, [id]));
  const paymentId = await note(context, transaction, {
    id,
    payment,
    paymentMeans: input.paymentMeans,
    entries,
  });
  await judgeOtherGifts(context, transaction, after);
  await followPurchase(context, transaction, after);
  return paymentId;
}

/** All of a bill that was just entered, in its transaction; `entries`: what that books. */
export async function payInFull(
  context: Context,
  transaction: Transaction,
  paid: NotedPayment & { expense: Expense },
): Promise<void> {
  refuseWrongFirst(context.platform.clock.today(), paid);
  await note(context, transaction, paid);
}

/** Of all of a bill with its entering. INVALID at `paidOn`, `amount` or `paidEuros`. */
export function refuseWrongFirst(
  today: Day,
  { payment, expense }: { payment: PurchasePayment; expense: Pick<Expense, 'inCurrency'> },
): void {
  const { on: paidOn, amount, euros } = payment;
  refuseWrongEuros(expense, { amount, euros, field: 'paidEuros' });
  refuseWrongPayment(today, { paidOn, amount, discount: ZERO }, amount);
}

function refuseWrongPayment(
  today: Day,
  { amount, paidOn, discount }: { amount: Cents; paidOn: Day; discount: Cents },
  open: Cents,
): void {
  const isBack = open < 0;
  const [moved, most] = isBack ? [-amount, -open] : [amount, open];
  if (moved <= 0) throw invalid([fieldProblem('amount', 'payment.amount.not-positive')]);
  if (moved > most) throw invalid([fieldProblem('amount', 'expense.amount.above-open')]);
  if (discount < 0 || (isBack && discount !== 0))
    throw invalid([fieldProblem('discount', 'expense.discount.none')]);
  if (moved + discount > most) throw invalid([fieldProblem('discount', 'expense.discount.above')]);
  if (paidOn > today) throw invalid([fieldProblem('paidOn', 'payment.date.future')]);
}

/** § 11 (2) EStG: cost is what was on the account. */
function refuseWrongEuros(
  { inCurrency }: Pick<Expense, 'inCurrency'>,
  { amount, euros, field }: { amount: Cents; euros: Cents | undefined; field: string },
): void {
  if (inCurrency === undefined) {
    if (euros !== undefined && euros !== amount)
      throw invalid([fieldProblem(field, 'expense.payment.euros-only')]);
    return;
  }
  if (euros === undefined || euros * amount <= 0)
    throw invalid([fieldProblem(field, 'expense.payment.euros')]);
}

interface NotedPayment {
  id: string;
  payment: PurchasePayment;
  paymentMeans: PaymentMeans | undefined;
  entries: NewEntry[];
}

async function note(
  context: Context,
  transaction: Transaction,
  { id, payment, paymentMeans, entries }: NotedPayment,
): Promise<string> {
  const paymentId = uuid();
  await insertExpensePayment(transaction, {
    business_id: context.businessId,
    id: paymentId,
    expense_id: id,
    paid_on: payment.on,
    amount: payment.amount,
    discount: payment.discount ?? ZERO,
    euros: payment.euros ?? null,
    payment_means: paymentMeans ?? null,
    created_at: context.platform.clock.now(),
  });
  const auditRecord = {
    action: 'expenses.pay',
    subjectKind: 'expense',
    subjectId: id,
    detail: {
      paymentId,
      amountCents: payment.amount,
      paidOn: payment.on,
      ...(payment.discount === undefined ? {} : { discountCents: payment.discount }),
      ...(payment.euros === undefined ? {} : { eurosCents: payment.euros }),
    },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return paymentId;
}
