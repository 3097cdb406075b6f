import { createHash } from 'node:crypto';
import { canonicalForm, type JournalEntry, type NewEntry } from '@belegbar/domain/journal';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { insertEntries, lockChainHead } from './store.ts';
import './tables.ts';

/**
 * Writes what an act booked to the end of the business's chain, in the act's own transaction.
 * Gives each entry the next number, the time of the clock and its hash; returns the entries as they were written.
 */
export async function appendEntries(
  context: Context,
  transaction: Transaction,
  entries: readonly NewEntry[],
): Promise<JournalEntry[]> {
  if (entries.length === 0) return [];
  const head = await lockChainHead(transaction, context.businessId);
  const recordedAt = context.platform.clock.now().toISOString();
  const written: JournalEntry[] = [];
  let previousHash = head.hash;
  for (const [index, entry] of entries.entries()) {
    const unhashed = { ...entry, number: head.number + 1 + index, recordedAt, previousHash };
    const hash = hashOf(unhashed, context.businessId);
    written.push({ ...unhashed, hash });
    previousHash = hash;
  }
  await insertEntries(transaction, context.businessId, written);
  return written;
}

/** What the audit record of an act says of its entries: their numbers, and where the chain ended with them. `verifyJournal` holds the journal against it. */
export function auditedEntries(entries: readonly JournalEntry[]): { entries: number[]; lastHash?: string } {
  const last = entries.at(-1);
  const numbers = entries.map((entry) => entry.number);
  return last === undefined ? { entries: numbers } : { entries: numbers, lastHash: last.hash };
}

/** SHA-256 in hex over the canonical form of an entry. */
export function hashOf(entry: Omit<JournalEntry, 'hash'>, businessId: string): string {
  return createHash('sha256').update(canonicalForm(entry, businessId)).digest('hex');
}
