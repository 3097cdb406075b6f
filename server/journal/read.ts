import type { Day } from '@belegbar/domain/calendar';
import type { BookedEntry, JournalEntry } from '@belegbar/domain/journal';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { readChainHead, selectEntriesAfter, selectEntriesOfDocuments, selectLastBilledDay } from './store.ts';
import './tables.ts';

/** Every entry that stands for one of the documents, in the order of booking. */
export function entriesOfDocuments(
  context: Context,
  transaction: Transaction,
  documentIds: readonly string[],
): Promise<BookedEntry[]> {
  return selectEntriesOfDocuments(transaction, context.businessId, documentIds);
}

/** The latest day of a supply that was billed by an invoice which stands; null while there is none. */
export function lastBilledDay(context: Context, transaction: Transaction): Promise<Day | null> {
  return selectLastBilledDay(transaction, context.businessId);
}

/** Number of the newest entry, 0 for an empty journal. */
export async function lastEntryNumber(context: Context, transaction: Transaction): Promise<number> {
  return (await readChainHead(transaction, context.businessId)).number;
}

/** Number and hash of the newest entry; null for an empty journal. */
export async function chainEnd(
  context: Context,
  transaction: Transaction,
): Promise<{ number: number; hash: string } | null> {
  const { number, hash } = await readChainHead(transaction, context.businessId);
  return number === 0 ? null : { number, hash };
}

/** Entries after a number in order; `limit` at most. */
export function readEntries(context: Context, afterNumber: number, limit: number): Promise<JournalEntry[]> {
  return inSnapshot(context, (transaction) =>
    selectEntriesAfter(transaction, context.businessId, afterNumber, limit),
  );
}
