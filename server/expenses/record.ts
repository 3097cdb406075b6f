import type { Day } from '@belegbar/domain/calendar';
import {
  bookPurchase,
  type Expense,
  type ExpenseLine,
  expenseGross,
  judgedBy,
  type PurchasePayment,
  proposedAssets,
} from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { v7 as uuid } from 'uuid';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { appendEntries } from '../journal/index.ts';
import { takeNumber } from '../numbering/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { attachTo } from './attach-to.ts';
import { billColumns, billOf } from './bill-columns.ts';
import { followPurchase, holdAssetsOf } from './follow-purchase.ts';
import { insertGifts, lockGifts } from './gift-store.ts';
import { giftKeysOf, judgedWithGifts, judgeOtherGifts } from './gifts.ts';
import { payInFull } from './pay.ts';
import {
  type RecordExpenseInput,
  readLines,
  refuseTreatments,
  refuseWrongDays,
  refuseWrongPayee,
} from './read-input.ts';
import { insertExpense, selectTakenNumbers } from './store.ts';

/** Numbers of receipts; they restart with the year of the document. */
export const NUMBER_PATTERN = 'B-{YYYY}-{NNNN}';

/** Enters a purchase with its journal entries, once per key; returns its id. INVALID names the wrong fields. */
export async function recordExpense(context: Context, input: RecordExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseWrongDays(context.platform.clock.today(), input);
  refuseWrongPayee(input);
  if (input.kind === 'prepayment' && input.paidOn === undefined)
    throw invalid([fieldProblem('paidOn', 'expense.prepayment.unpaid')]);
  const lines = readLines(input);
  refuseTreatments(proposedAssets(billOf(input, lines)));
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'expenses.record', request }, () =>
      record(context, transaction, input, lines),
    );
    return { id: made.subjectId };
  });
}

async function record(
  context: Context,
  transaction: Transaction,
  input: RecordExpenseInput,
  lines: ExpenseLine[],
): Promise<string> {
  await holdRegimes(context, transaction);
  const { regimes } = await loadBusiness(context, transaction);
  const expenseId = uuid();
  const bill = billOf(input, lines);
  const keys = giftKeysOf(bill);
  if (keys.length > 0) await lockGifts(transaction, context.businessId);
  const expense = { ...bill, number: await numberOf(context, transaction, input.documentDate) };
  await insertExpense(transaction, rowOf(context, { id: expenseId, expense, input }));
  const { businessId, platform } = context;
  await insertGifts(transaction, { businessId, expenseId, createdAt: platform.clock.now() }, keys);
  const payments = paymentsOf(expense, input);
  const judgement = judgedBy(regimes, { expense, payments });
  const alone = { expense, expenseId, payments, ...judgement };
  const purchase = await judgedWithGifts(context, transaction, alone);
  const booked = bookPurchase(purchase);
  await holdAssetsOf(context, transaction, { lines });
  const auditRecord = {
    action: 'expenses.record',
    subjectKind: 'expense',
    subjectId: expenseId,
    detail: { number: expense.number },
  };
  const billed = booked.filter(isOwed);
  const paid = booked.filter((entry) => !isOwed(entry));
  await appendEntries(context, transaction, { entries: billed, auditRecords: [auditRecord] });
  for (const payment of payments)
    await payInFull(context, transaction, {
      id: expenseId,
      expense,
      payment,
      paymentMeans: input.paymentMeans,
      entries: paid,
    });
  await judgeOtherGifts(context, transaction, purchase);
  await followPurchase(context, transaction, purchase);
  for (const receiptId of input.receipts ?? [])
    await attachTo(context, transaction, { id: expenseId, number: expense.number, receiptId });
  return expenseId;
}

/** All of it at once, or nothing yet. */
export function paymentsOf(expense: Expense, { paidOn, paidEuros }: RecordExpenseInput): PurchasePayment[] {
  if (paidOn === undefined) return [];
  const euros = paidEuros === undefined ? {} : { euros: paidEuros };
  return [{ on: paidOn, amount: expenseGross(expense), ...euros }];
}

/** What the bill books, whatever is paid of it. */
export function isOwed({ basis }: NewEntry): boolean {
  return basis !== 'cash';
}

async function numberOf(context: Context, transaction: Transaction, day: Day): Promise<string> {
  const parts = { series: 'expenses', pattern: NUMBER_PATTERN, day, clientNumber: '' } as const;
  const { number } = await takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
  return number;
}

function rowOf(
  context: Context,
  { id, expense, input }: { id: string; expense: Expense; input: RecordExpenseInput },
) {
  return {
    business_id: context.businessId,
    id,
    number: expense.number,
    is_prepayment: expense.isPrepayment,
    ...billColumns(expense, input),
    created_at: context.platform.clock.now(),
  };
}
