/** An expense as the contract shows it. */
import type { ExpenseMessage } from '@belegbar/contract/expenses';
import { type Cents, decimal, subtractCents } from '@belegbar/domain/money';
import type { z } from 'zod';
import { categoryOf } from './read-input.ts';
import type { ListedExpense, PaymentRow } from './read-store.ts';
import type { ExpenseRecord } from './tables.ts';

export type ExpenseDetail = z.output<typeof ExpenseMessage>;
export type ExpenseRow = Pick<
  ExpenseDetail,
  'id' | 'number' | 'vendor' | 'category' | 'documentDate' | 'dueDate' | 'gross' | 'open' | 'state'
>;

/** `paid`: in cents, without what was taken back. */
export function rowOf(expense: ListedExpense): ExpenseRow {
  const { id, number, gross, paid, undone } = expense;
  return {
    id,
    number,
    vendor: { name: expense.vendor, country: expense.vendor_country, vatId: expense.vendor_vat_id },
    category: categoryOf(expense.category),
    documentDate: expense.document_date,
    dueDate: expense.due_date,
    gross,
    open: undone ? (0 as Cents) : subtractCents(gross, paid),
    state: undone ? 'takenBack' : stateOf(gross, paid),
  };
}

function stateOf(gross: Cents, paid: Cents): ExpenseRow['state'] {
  if (paid === gross) return 'paid';
  return paid === 0 ? 'open' : 'partlyPaid';
}

export function detailOf(
  expense: ListedExpense & ExpenseRecord,
  payments: readonly PaymentRow[],
): ExpenseDetail {
  return {
    ...rowOf(expense),
    receivedOn: expense.received_on,
    servicePeriod: { from: expense.service_from, to: expense.service_to },
    isPrepayment: expense.is_prepayment,
    lines: expense.lines,
    privateSharePercent: expense.private_share === null ? null : decimal(expense.private_share),
    payments: payments.map(({ id, paid_on: paidOn, amount, undone }) => ({
      id,
      paidOn,
      amount,
      isTakenBack: undone || expense.undone,
    })),
  };
}
