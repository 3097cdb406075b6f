import type { JournalEntry } from '@belegbar/domain/journal';
import type { Context } from '../../platform/context.ts';
import { inSnapshot, type Transaction } from '../../platform/database/index.ts';
import { toEntry } from '../store.ts';
import { selectEntriesBefore, selectMonths } from './store.ts';

/** The entries that were written in a month (`2026-10`, in Berlin). */
export interface JournalMonth {
  month: string;
  count: number;
  firstNumber: number;
  lastNumber: number;
}

/** The months with entries, in order. */
export async function journalMonths(context: Context, transaction: Transaction): Promise<JournalMonth[]> {
  const rows = await selectMonths(transaction, context.businessId);
  return rows.map((row) => ({
    month: row.month.slice(0, 7),
    count: row.count,
    firstNumber: row.first_number,
    lastNumber: row.last_number,
  }));
}

/** One page of the journal, newest first; `next` is what to ask for as `before`, null on the last page. */
export function newestEntries(
  context: Context,
  { before, limit }: { before: number | null; limit: number },
): Promise<{ entries: JournalEntry[]; next: number | null }> {
  return inSnapshot(context, async (transaction) => {
    const page = { businessId: context.businessId, before, limit: limit + 1 };
    const rows = await selectEntriesBefore(transaction, page);
    const entries = rows.slice(0, limit).map(toEntry);
    return { entries, next: rows.length > limit ? (entries.at(-1)?.number ?? null) : null };
  });
}
