/** What sets a bill back to what it said before it was corrected. */
import type { CorrectInput, Expense } from '../message.ts';
import { complete, formOfExpense } from './expense-form.ts';

/** What the correction has made of it. */
export interface Corrected {
  version: number;
  lines: CorrectInput['lines'];
}

/** All that the bill said; a line that the correction took out is a new one. Null where it cannot be said in the form. */
export function setBack(
  before: Expense,
  corrected: Corrected,
): Omit<CorrectInput, 'id' | 'version' | 'idempotencyKey'> | null {
  const order = complete(formOfExpense(before));
  if (!order.ok) return null;
  const kept = corrected.lines.map(({ id }) => id);
  const { kind: _, paidOn: __, paidEuros: ___, receipts: ____, ...bill } = order.value;
  const lines = (bill.lines as CorrectInput['lines']).map((line) => {
    const { id, ...said } = line;
    return kept.includes(id) ? line : said;
  });
  return { ...bill, lines };
}
