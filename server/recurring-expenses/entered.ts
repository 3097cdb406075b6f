/** A due day as the expense that it becomes. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import type { BillSkonto } from '@belegbar/domain/expenses';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { linesOn, type RecurringLine } from '@belegbar/domain/recurring-expenses';
import { v7 as uuid } from 'uuid';
import { type RecordExpenseInput, recordExpense, skontoOfExpense } from '../expenses/index.ts';
import { type Context, within } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldsOf, recurringOf } from './domain-of.ts';
import { selectExpenseBefore } from './due-store.ts';
import type { RecurringRecord } from './tables.ts';

/** What a person has said of it; absent: as expected. */
export interface Said {
  lines?: RecurringLine[] | undefined;
  unitsPerEuro?: Decimal | undefined;
  /** Null: not yet. */
  paidOn?: Day | null | undefined;
  paidEuros?: Cents | undefined;
}

/**
 * Enters it as an expense of that day, in the transaction; returns its id. The day stands for the supply as well, as on a bill that names no
 * period; refuses what `recordExpense` refuses.
 */
export async function enterExpense(
  context: Context,
  transaction: Transaction,
  due: { row: RecurringRecord; dueOn: Day; said: Said },
): Promise<string> {
  const skonto = await skontoBefore(context, transaction, due);
  const { id } = await recordExpense(within(context, transaction), { ...expenseOf(due), skonto });
  return id;
}

/** What the bill before of it says of Skonto. What is collected on its day has none: nobody pays it earlier. */
async function skontoBefore(
  context: Context,
  transaction: Transaction,
  { row, dueOn }: { row: RecurringRecord; dueOn: Day },
): Promise<BillSkonto[]> {
  if (row.is_paid_on_due_day) return [];
  const key = { businessId: context.businessId, recurringId: row.id, dueOn };
  const before = await selectExpenseBefore(transaction, key);
  return before === null ? [] : skontoOfExpense(context, transaction, before);
}

function expenseOf({
  row,
  dueOn,
  said,
}: {
  row: RecurringRecord;
  dueOn: Day;
  said: Said;
}): RecordExpenseInput {
  const { vendor, category, currency, privateSharePercent, isPaidOnDueDay, ...fields } = fieldsOf(row);
  const unitsPerEuro = said.unitsPerEuro ?? fields.unitsPerEuro;
  const { lines = linesOn(recurringOf(row), dueOn), paidOn = isPaidOnDueDay ? dueOn : null } = said;
  return {
    idempotencyKey: uuid(),
    vendor,
    category,
    documentDate: dueOn,
    dueDate: addDays(dueOn, fields.termsDays),
    isRecurring: true,
    lines,
    currency,
    ...(unitsPerEuro !== null && { unitsPerEuro }),
    ...(privateSharePercent !== null && { privateSharePercent }),
    ...(paidOn !== null && { paidOn }),
    ...(said.paidEuros !== undefined && { paidEuros: said.paidEuros }),
  };
}
