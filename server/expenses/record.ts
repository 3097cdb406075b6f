import type { Day } from '@belegbar/domain/calendar';
import {
  bookPurchase,
  type Expense,
  type ExpenseLine,
  expenseGross,
  judgedBy,
} from '@belegbar/domain/expenses';
import type { NewEntry } from '@belegbar/domain/journal';
import { v7 as uuid } from 'uuid';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { appendEntries } from '../journal/index.ts';
import { takeNumber } from '../numbering/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { followPurchase, holdAssetsOf } from './follow-purchase.ts';
import { payInFull } from './pay.ts';
import { categoryOf, type RecordExpenseInput, readLines, refuseWrongDays } from './read-input.ts';
import { insertExpense, selectTakenNumbers } from './store.ts';

/** Numbers of receipts; they restart with the year of the document. */
const NUMBER_PATTERN = 'B-{YYYY}-{NNNN}';

/** Enters a purchase with its journal entries, once per key; returns its id. INVALID names the wrong fields. */
export async function recordExpense(context: Context, input: RecordExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  refuseWrongDays(context, input);
  const lines = readLines(input);
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
  await holdAssetsOf(context, transaction, { lines });
  const { regimes } = await loadBusiness(context, transaction);
  const id = uuid();
  const expense = expenseOf(input, lines, await numberOf(context, transaction, input.documentDate));
  await insertExpense(transaction, rowOf(context, { id, expense, input }));
  const { paidOn } = input;
  const payments = paidOn === undefined ? [] : [{ on: paidOn, amount: expenseGross(expense) }];
  const purchase = { expense, expenseId: id, payments, ...judgedBy(regimes, { expense, payments }) };
  const booked = bookPurchase(purchase);
  const auditRecord = {
    action: 'expenses.record',
    subjectKind: 'expense',
    subjectId: id,
    detail: { number: expense.number },
  };
  const billed = booked.filter(isOwed);
  const paid = booked.filter((entry) => !isOwed(entry));
  await appendEntries(context, transaction, { entries: billed, auditRecords: [auditRecord] });
  for (const payment of payments) await payInFull(context, transaction, { id, payment, entries: paid });
  await followPurchase(context, transaction, purchase);
  return id;
}

/** What the bill books, whatever is paid of it. */
function isOwed({ basis }: NewEntry): boolean {
  return basis === 'accrual';
}

function expenseOf(input: RecordExpenseInput, lines: ExpenseLine[], number: string): Expense {
  const { documentDate, receivedOn = null } = input;
  const servicePeriod = input.servicePeriod ?? { from: documentDate, to: documentDate };
  return {
    number,
    vendor: input.vendor.name,
    vendorVatId: input.vendor.vatId ?? '',
    category: categoryOf(input.category),
    documentDate,
    receivedOn,
    servicePeriod,
    isPrepayment: input.kind === 'prepayment',
    lines,
    privateSharePercent: input.privateSharePercent ?? null,
  };
}

async function numberOf(context: Context, transaction: Transaction, day: Day): Promise<string> {
  const parts = { series: 'expenses', pattern: NUMBER_PATTERN, day, clientNumber: '' } as const;
  const { number } = await takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
  return number;
}

function rowOf(context: Context, of: { id: string; expense: Expense; input: RecordExpenseInput }) {
  const { id, expense, input } = of;
  return {
    business_id: context.businessId,
    id,
    number: expense.number,
    vendor: expense.vendor,
    vendor_country: input.vendor.country,
    vendor_vat_id: expense.vendorVatId,
    category: expense.category,
    document_date: expense.documentDate,
    received_on: expense.receivedOn,
    due_date: input.dueDate ?? null,
    service_from: expense.servicePeriod.from,
    service_to: expense.servicePeriod.to,
    is_prepayment: expense.isPrepayment,
    private_share: expense.privateSharePercent,
    gross: expenseGross(expense),
    lines: JSON.stringify(expense.lines),
    created_at: context.platform.clock.now(),
  };
}
