/** Bills that are entered already and say the same as a receipt that waits. */
import { sameBill } from '@belegbar/domain/receipts';
import { findAlikeExpenses, statesOfExpenses } from '../expenses/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { Alike } from './message.ts';
import type { StoredReading } from './store.ts';

/** By the id of the receipt; those that were read well enough to be compared. */
export async function alikeOf(
  context: Context,
  transaction: Transaction,
  readings: readonly StoredReading[],
): Promise<ReadonlyMap<string, Alike>> {
  const compared = readings.flatMap(({ receipt_id: id, fields }) =>
    fields === null || fields.date === null || fields.total === null
      ? []
      : [{ id, fields, documentDate: fields.date.value, documentNumber: fields.number?.value ?? '' }],
  );
  if (compared.length === 0) return new Map();
  const bills = await findAlikeExpenses(context, transaction, compared);
  const found = compared.flatMap(({ id, fields }) => {
    const same = bills.find((bill) => sameBill(fields, bill));
    return same === undefined ? [] : [[id, same.id] as const];
  });
  const states = await statesOfExpenses(
    context,
    transaction,
    found.map(([, expenseId]) => expenseId),
  );
  return new Map(
    found.map(([id, expenseId]) => [id, { expenseId, number: states.get(expenseId)?.number ?? '' }]),
  );
}
