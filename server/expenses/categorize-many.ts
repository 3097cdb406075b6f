import { type ExpenseCategory, idOfLine } from '@belegbar/domain/expenses';
import { decimal } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { authorise } from '../platform/authorise.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { once } from '../platform/idempotency/index.ts';
import { type CorrectExpenseInput, correctExpense } from './correct.ts';
import { each, type Refused } from './each.ts';
import { holdPurchase } from './purchase.ts';
import type { ExpenseRecord } from './tables.ts';

export interface CategorizeManyInput {
  idempotencyKey: string;
  expenses: readonly { id: string; category: ExpenseCategory }[];
}

/** Puts several bills into other categories: each as by `correctExpense`, whose refusal is its result. Lines with a category of their own keep it. */
export async function categorizeMany(
  context: Context,
  { idempotencyKey, expenses }: CategorizeManyInput,
): Promise<{ results: { id: string; refusal: Refused | null }[] }> {
  const results = await each(expenses, idempotencyKey, (expense, key) =>
    categorizeExpense(context, { ...expense, idempotencyKey: key }),
  );
  return { results: results.map(({ item, refusal }) => ({ id: item.id, refusal })) };
}

/** Puts a bill, as it stands, into another category, once per key. Refuses as `correctExpense`. */
export function categorizeExpense(
  context: Context,
  { idempotencyKey: key, ...request }: { id: string; category: ExpenseCategory; idempotencyKey: string },
): Promise<{ id: string }> {
  authorise(context);
  return inTransaction(context, async (transaction) => {
    const call = { key, procedure: 'expenses.categorize', request };
    const made = await once(context, transaction, call, async () => {
      const { expense } = await holdPurchase(context, transaction, request.id);
      const { id } = await correctExpense(within(context, transaction), {
        ...asSaid(expense),
        category: request.category,
      });
      return id;
    });
    return { id: made.subjectId };
  });
}

/** What the bill says, as it is asked for when it is set right. */
function asSaid(bill: ExpenseRecord & { version: number }): CorrectExpenseInput {
  return {
    id: bill.id,
    idempotencyKey: uuid(),
    version: bill.version,
    vendor: { name: bill.vendor, country: bill.vendor_country, vatId: bill.vendor_vat_id },
    category: bill.category,
    documentDate: bill.document_date,
    servicePeriod: { from: bill.service_from, to: bill.service_to },
    isRecurring: bill.is_recurring,
    lines: bill.lines.map(({ net, vat, taxCode, ...line }, place) => ({
      ...line,
      id: idOfLine(line, place),
      ...(taxCode === 'importVat' ? { taxCode, net, importVat: vat } : { taxCode, net, billedVat: vat }),
    })),
    ...toldIn(bill),
    ...(bill.received_on === null ? {} : { receivedOn: bill.received_on }),
    ...(bill.due_date === null ? {} : { dueDate: bill.due_date }),
    ...(bill.private_share === null ? {} : { privateSharePercent: decimal(bill.private_share) }),
    ...(bill.units_per_euro === null
      ? {}
      : { currency: bill.currency, unitsPerEuro: decimal(bill.units_per_euro) }),
  };
}

function toldIn(bill: ExpenseRecord): Partial<CorrectExpenseInput> {
  return {
    documentNumber: bill.document_number,
    project: bill.project,
    note: bill.note,
    payee: { name: bill.payee_name, iban: bill.payee_iban, bic: bill.payee_bic },
    remittance: bill.remittance,
    skonto: bill.skonto,
    ...(bill.payment_means === null ? {} : { paymentMeans: bill.payment_means }),
    ...(bill.entertainment === null ? {} : { entertainment: bill.entertainment }),
  };
}
