/** The entries of a bill, and those of them that one of its acts wrote. */
import type { BookedEntry } from '@belegbar/domain/journal';
import { entriesOfDocuments } from '../journal/index.ts';
import { auditOf } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';

/** `made`: by the act of the audit log whose detail names the id. */
export async function entriesMadeBy(
  context: Context,
  transaction: Transaction,
  act: { expenseId: string; action: string; key: 'paymentId' | 'creditId'; id: string },
): Promise<{ entries: BookedEntry[]; made: BookedEntry[] }> {
  const events = await auditOf(context, transaction, act.expenseId, [act.action]);
  const noted = events.find(({ detail }) => detail[act.key] === act.id);
  const numbers = noted?.detail.entries;
  const entries = await entriesOfDocuments(context, transaction, [act.expenseId]);
  return {
    entries,
    made: entries.filter(({ number }) => Array.isArray(numbers) && numbers.includes(number)),
  };
}
