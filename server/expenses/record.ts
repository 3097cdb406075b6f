import { regimeOn } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import {
  billedLine,
  bookExpense,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseCategory,
  type ExpenseLine,
  expenseGross,
  expenseLineFromGross,
  expenseLineFromNet,
  importLine,
  SELF_ASSESSED,
} from '@belegbar/domain/expenses';
import type { ServicePeriod } from '@belegbar/domain/invoices';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import { giftLimit, type Known } from '@belegbar/domain/law';
import { type Cents, type Decimal, ZERO } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { holdRegimes, loadBusiness } from '../business/index.ts';
import { appendEntries, auditedEntries } from '../journal/index.ts';
import { takeNumber } from '../numbering/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { payInFull } from './pay.ts';
import { insertExpense, selectTakenNumbers } from './store.ts';

/**
 * One amount of the bill in cents: without VAT, with VAT, goods with the import VAT that customs assessed, or as the bill has both, which
 * may be below zero on a credit.
 */
export type ExpenseLineInput =
  | { taxCode: PurchaseTaxCode; net: Cents }
  | { taxCode: PurchaseTaxCode; gross: Cents }
  | { taxCode: 'importVat'; net: Cents; importVat: Cents }
  | { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents };

export interface RecordExpenseInput {
  idempotencyKey: string;
  vendor: { name: string; country: string; vatId?: string | undefined };
  category: string;
  documentDate: Day;
  /** Left out: the document's date. */
  servicePeriod?: ServicePeriod | undefined;
  /** Day on which all of it was paid; left out while it is open. */
  paidOn?: Day | undefined;
  lines: ExpenseLineInput[];
  privateSharePercent?: Decimal | undefined;
}

/** Numbers of receipts; they restart with the year of the document. */
const NUMBER_PATTERN = 'B-{YYYY}-{NNNN}';

/** Enters a purchase with its journal entries, once per key; returns its id. INVALID names the wrong fields. */
export async function recordExpense(context: Context, input: RecordExpenseInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
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
  const { regimes } = await loadBusiness(context, transaction);
  const id = uuid();
  const expense: Expense = {
    number: await numberOf(context, transaction, input.documentDate),
    vendor: input.vendor.name,
    vendorVatId: input.vendor.vatId ?? '',
    category: categoryOf(input.category),
    documentDate: input.documentDate,
    servicePeriod: input.servicePeriod ?? { from: input.documentDate, to: input.documentDate },
    lines,
    privateSharePercent: input.privateSharePercent ?? null,
  };
  await insertExpense(transaction, rowOf(context, { id, expense, country: input.vendor.country }));
  const regime = regimeOn(regimes, expense.servicePeriod.to);
  const entries = await appendEntries(context, transaction, bookExpense({ expense, expenseId: id, regime }));
  await audit(context, transaction, {
    action: 'expenses.record',
    subjectKind: 'expense',
    subjectId: id,
    detail: { number: expense.number, ...auditedEntries(entries) },
  });
  if (input.paidOn !== undefined) {
    await payInFull(context, transaction, {
      id,
      payable: expenseGross(expense),
      paidOn: input.paidOn,
      entries,
    });
  }
  return id;
}

function readLines(input: RecordExpenseInput): ExpenseLine[] {
  const on = input.servicePeriod?.to ?? input.documentDate;
  if (input.lines.length === 0) throw invalid([fieldProblem('lines', 'lines.missing')]);
  refuseSharedReverseCharge(input);
  if (input.category === 'gifts') required(giftLimit(on));
  return input.lines.map((line, index) => {
    if ('importVat' in line) return importLine(line.net, line.importVat);
    if ('billedVat' in line) return readBilled(line, on, index);
    const amount = 'net' in line ? line.net : line.gross;
    if (amount <= ZERO) throw invalid([fieldProblem(`lines.${index}`, 'expense.amount.not-positive')]);
    return required(
      'net' in line
        ? expenseLineFromNet(line.taxCode, amount, on)
        : expenseLineFromGross(line.taxCode, amount, on),
    );
  });
}

/** Part of a purchase cannot be private where the buyer owes the VAT on all of it. */
function refuseSharedReverseCharge({ privateSharePercent, lines }: RecordExpenseInput): void {
  if (privateSharePercent !== undefined && lines.some(({ taxCode }) => SELF_ASSESSED.includes(taxCode)))
    throw invalid([fieldProblem('privateSharePercent', 'expense.private-share.reverse-charge')]);
}

function readBilled(
  { taxCode, net, billedVat: vat }: { taxCode: PurchaseTaxCode; net: Cents; billedVat: Cents },
  on: Day,
  index: number,
): ExpenseLine {
  const read = required(billedLine({ taxCode, net, vat }, on));
  if ('line' in read) return read.line;
  throw invalid([fieldProblem(`lines.${index}`, read.refusal)]);
}

function required<Value>(line: Known<Value>): Value {
  if (line.known) return line.value;
  throw invalid([fieldProblem('documentDate', 'law.year.unknown', { year: String(line.year) })]);
}

function categoryOf(text: string): ExpenseCategory {
  const category = EXPENSE_CATEGORIES.find((candidate) => candidate === text);
  if (category === undefined) throw invalid([fieldProblem('category', 'expense.category.unknown')]);
  return category;
}

async function numberOf(context: Context, transaction: Transaction, day: Day): Promise<string> {
  const parts = { series: 'expenses', pattern: NUMBER_PATTERN, day, clientNumber: '' } as const;
  const { number } = await takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
  return number;
}

function rowOf(context: Context, of: { id: string; expense: Expense; country: string }) {
  const { id, expense, country } = of;
  return {
    business_id: context.businessId,
    id,
    number: expense.number,
    vendor: expense.vendor,
    vendor_country: country,
    vendor_vat_id: expense.vendorVatId,
    category: expense.category,
    document_date: expense.documentDate,
    service_from: expense.servicePeriod.from,
    service_to: expense.servicePeriod.to,
    private_share: expense.privateSharePercent,
    gross: expenseGross(expense),
    lines: JSON.stringify(expense.lines),
    created_at: context.platform.clock.now(),
  };
}
