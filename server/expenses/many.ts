/** Many bills at once, for whoever takes in files. The caller's transaction, checks and authorisation hold. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import {
  bookPurchase,
  bookPurchaseUndo,
  type Expense,
  judgedBy,
  type PurchasePayment,
} from '@belegbar/domain/expenses';
import { assert, type Cents, ZERO } from '@belegbar/domain/money';
import type { Problem } from '@belegbar/domain/problem';
import { v7 as uuid } from 'uuid';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { appendActs, type BookedAct, entriesOfDocuments } from '../journal/index.ts';
import { takeNumbers } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import { insertMany, inTransaction, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { billColumns, billOf } from './bill-columns.ts';
import { giftKeysOf } from './gifts.ts';
import { lockExpenses, refreshStatistics, selectAlike, selectHeld } from './many-store.ts';
import { refuseWrongFirst } from './pay.ts';
import { type RecordExpenseInput, readLines, refuseWrongDays } from './read-input.ts';
import { isOwed, NUMBER_PATTERN, paymentsOf } from './record.ts';
import { selectTakenNumbers } from './store.ts';

type Bill = Omit<RecordExpenseInput, 'idempotencyKey' | 'receipts' | 'kind'>;
type Cause = Record<string, string>;

/** What `recordExpense` would refuse of it, at the fields of its input; nothing for one that can be entered. */
export function problemsOfBill(today: Day, bill: Bill): readonly Problem[] {
  try {
    refuseWrongDays(today, bill);
    const expense = billOf(bill, readLines(bill));
    for (const payment of paidOf(expense, bill)) refuseWrongFirst(today, { payment, expense });
    return [];
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'INVALID')
      return (cause.data as { problems: Problem[] }).problems;
    throw cause;
  }
}

/**
 * After the bills of a business have become several times as many.
 * @system It changes what the database knows of its tables, and no row.
 */
export function refreshExpenseStatistics(context: Context): Promise<void> {
  return inTransaction(context, refreshStatistics);
}

/** What a bill is known by. */
export interface KnownBill {
  id: string;
  version: number;
  vendor: string;
  documentNumber: string;
  documentDate: Day;
  /** In the currency of the bill. */
  gross: Cents;
}

/** Bills that stand, of one of the days or with one of the vendors' numbers, whatever its capitals. */
export async function findAlikeExpenses(
  context: Context,
  transaction: Transaction,
  wanted: readonly Pick<KnownBill, 'documentNumber' | 'documentDate'>[],
): Promise<KnownBill[]> {
  const numbers = new Set(wanted.map(({ documentNumber }) => documentNumber.toLowerCase()));
  numbers.delete('');
  const days = new Set(wanted.map(({ documentDate }) => documentDate));
  const rows = await selectAlike(transaction, context.businessId, { numbers: [...numbers], days: [...days] });
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    vendor: row.vendor,
    documentNumber: row.document_number,
    documentDate: row.document_date,
    gross: row.gross,
  }));
}

/**
 * Enters bills of one line without assets and gifts to named recipients, in their order, as `recordExpense` does; `problemsOfBill` has
 * found nothing at any. `cause` stands in the audit log beside each.
 */
export async function addExpenses(
  context: Context,
  transaction: Transaction,
  bills: readonly { id: string; bill: Bill }[],
  cause: Cause,
): Promise<void> {
  await holdRegimes(context, transaction);
  const numbers = await numbersOf(context, transaction, bills);
  const { regimes } = await loadBusiness(context, transaction);
  const entered = bills.map(({ id, bill }, place) => {
    const expense = { ...billOf(bill, readLines(bill)), number: numbers[place] ?? '' };
    assert(giftKeysOf(expense).length === 0, 'a bill of a file names no recipients');
    return { id, bill, expense, payments: paidOf(expense, bill) };
  });
  const made = { business_id: context.businessId, created_at: context.platform.clock.now() };
  await insertMany(
    transaction,
    'expenses',
    entered.map((one) => ({ ...rowOf(one), ...made })),
  );
  const acts = entered.flatMap((one) => {
    const { id: expenseId, expense, payments } = one;
    const booked = bookPurchase({
      expense,
      expenseId,
      payments,
      ...judgedBy(regimes, { expense, payments }),
    });
    return actsOf(
      one,
      { owed: booked.filter(isOwed), paid: booked.filter((entry) => !isOwed(entry)) },
      cause,
    );
  });
  await appendActs(context, transaction, acts);
  await insertMany(
    transaction,
    'expense_payments',
    entered.flatMap(paymentRows).map((row) => ({ ...row, ...made })),
  );
}

function paidOf(expense: Expense, bill: Bill): PurchasePayment[] {
  return paymentsOf(expense, { ...bill, idempotencyKey: '' });
}

/** One run of numbers for each year of documents. */
async function numbersOf(
  context: Context,
  transaction: Transaction,
  bills: readonly { id: string; bill: Bill }[],
): Promise<string[]> {
  const numbers = new Map<string, string>();
  const years = Map.groupBy(bills, ({ bill }) => yearOf(bill.documentDate));
  for (const [, own] of [...years].toSorted(([one], [other]) => one - other)) {
    const [first, ...rest] = own.map(({ bill }) => bill.documentDate);
    if (first === undefined) continue;
    const parts = { series: 'expenses', pattern: NUMBER_PATTERN, clientNumber: '' } as const;
    const taken = await takeNumbers(context, transaction, { ...parts, days: [first, ...rest] }, (asked) =>
      selectTakenNumbers(transaction, context.businessId, asked),
    );
    for (const [place, { id }] of own.entries()) numbers.set(id, taken[place] ?? '');
  }
  return bills.map(({ id }) => numbers.get(id) ?? '');
}

interface Entered {
  id: string;
  bill: Bill;
  expense: Expense;
  /** What was paid with the entering has the id of its bill, by which it is told from what was paid since. */
  payments: PurchasePayment[];
}

function rowOf({ id, bill, expense }: Entered) {
  return {
    id,
    number: expense.number,
    is_prepayment: false,
    ...billColumns(expense, { ...bill, entertainment: undefined }),
    // As JSON has it: these rows travel as one.
    skonto: bill.skonto ?? [],
    lines: expense.lines,
  };
}

function actsOf(
  { id, expense, payments }: Entered,
  { owed, paid }: { owed: BookedAct['entries']; paid: BookedAct['entries'] },
  cause: Cause,
): BookedAct[] {
  const subject = { subjectKind: 'expense', subjectId: id } as const;
  const detail = { number: expense.number, ...cause };
  const recorded: BookedAct = {
    entries: owed,
    auditRecords: [{ action: 'expenses.record', ...subject, detail }],
  };
  return [
    recorded,
    ...payments.map((payment): BookedAct => {
      const { on: paidOn, amount: amountCents, euros } = payment;
      const euroDetail = euros === undefined ? {} : { eurosCents: euros };
      const said = { paymentId: id, amountCents, paidOn, ...euroDetail, ...cause };
      return { entries: paid, auditRecords: [{ action: 'expenses.pay', ...subject, detail: said }] };
    }),
  ];
}

function paymentRows({ id, payments }: Entered) {
  return payments.map(({ on, amount, euros = null }) => ({
    id,
    expense_id: id,
    paid_on: on,
    amount,
    discount: ZERO,
    euros,
  }));
}

/** Those of the ids that stand, to which nobody else may add acts until the transaction ends. */
export async function holdExpenses(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
): Promise<{ id: string; version: number; vendor: string }[]> {
  await holdRegimes(context, transaction);
  await lockExpenses(transaction, ids);
  const held = await selectHeld(transaction, context.businessId, ids);
  return held.map(({ id, version, vendor }) => ({ id, version, vendor }));
}

/** Takes held bills back as `undoExpense` does, but for those to which something was added since they were entered; gives the ids that went. */
export async function removeExpenses(
  context: Context,
  transaction: Transaction,
  ids: readonly string[],
  cause: Cause,
): Promise<string[]> {
  const held = await selectHeld(transaction, context.businessId, ids);
  const untouched = held.filter(({ touched, version }) => !touched && version === 1);
  const entries = await entriesOfDocuments(
    context,
    transaction,
    untouched.map(({ id }) => id),
  );
  const byDocument = Map.groupBy(entries, ({ document }) => document.id);
  const { businessId: business_id, platform } = context;
  const created_at = platform.clock.now();
  const undos = untouched.map(({ id: expense_id }) => ({
    business_id,
    id: uuid(),
    expense_id,
    payment_id: null,
    credit_id: null,
    created_at,
  }));
  await insertMany(transaction, 'expense_undos', undos);
  await appendActs(
    context,
    transaction,
    untouched.map(({ id, number }): BookedAct => {
      const detail = { number, ...cause };
      const record = { action: 'expenses.undo', subjectKind: 'expense', subjectId: id, detail } as const;
      return { entries: bookPurchaseUndo(byDocument.get(id) ?? []), auditRecords: [record] };
    }),
  );
  return untouched.map(({ id }) => id);
}
