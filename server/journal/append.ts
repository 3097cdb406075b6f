import { createHash } from 'node:crypto';
import { canonicalForm, type JournalEntry, type NewEntry } from '@belegbar/domain/journal';
import {
  type AuditEvent,
  type AuditRecord,
  auditAllEntries,
  auditEntries,
  type MadeEntries,
} from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type ChainHead, insertEntries, lockChainHead } from './store.ts';
import './tables.ts';

/** What an act books, and what the audit log says of it: a record for each document that it concerns. */
export interface BookedAct {
  entries: readonly NewEntry[];
  auditRecords: readonly [AuditRecord, ...AuditRecord[]];
}

/**
 * Writes the entries of an act to the end of the business's chain and its audit records, in the act's own transaction. Gives each entry
 * the next number, the time of the clock and its hash, and each record the numbers and where the chain ended with them, which
 * `verifyJournal` holds the journal against; returns the entries as they were written. An act without entries is audited all the same.
 */
export async function appendEntries(
  context: Context,
  transaction: Transaction,
  act: BookedAct,
): Promise<JournalEntry[]> {
  const { entries } = await appendAct(context, transaction, act);
  return entries;
}

/** As `appendEntries`; gives the audit records as they are read back, too. */
export async function appendAct(
  context: Context,
  transaction: Transaction,
  { entries, auditRecords }: BookedAct,
): Promise<{ entries: JournalEntry[]; events: AuditEvent[] }> {
  const written = entries.length === 0 ? [] : await chain(context, transaction, entries);
  const made = madeEntries(written);
  const [, ...events] = await Promise.all([
    insertEntries(transaction, context.businessId, written),
    ...auditRecords.map((record) => auditEntries(context, transaction, record, made)),
  ]);
  return { entries: written, events };
}

/** As `appendEntries`, for many acts of one moment, one behind the other; each record names the entries of its own act. */
export async function appendActs(
  context: Context,
  transaction: Transaction,
  acts: readonly BookedAct[],
): Promise<void> {
  if (acts.length === 0) return;
  let head = await lockChainHead(transaction, context.businessId);
  const written: JournalEntry[] = [];
  const audited: { record: AuditRecord; made: MadeEntries }[] = [];
  for (const { entries, auditRecords } of acts) {
    const own = chained(context, head, entries);
    const made = madeEntries(own);
    written.push(...own);
    for (const record of auditRecords) audited.push({ record, made });
    head = own.at(-1) ?? head;
  }
  await insertEntries(transaction, context.businessId, written);
  await auditAllEntries(context, transaction, audited);
}

/** The entries with their numbers and hashes; the end of the chain is held from here on. */
async function chain(
  context: Context,
  transaction: Transaction,
  entries: readonly NewEntry[],
): Promise<JournalEntry[]> {
  return chained(context, await lockChainHead(transaction, context.businessId), entries);
}

function chained(context: Context, head: ChainHead, entries: readonly NewEntry[]): JournalEntry[] {
  const recordedAt = context.platform.clock.now().toISOString();
  const written: JournalEntry[] = [];
  let previousHash = head.hash;
  for (const [index, entry] of entries.entries()) {
    const unhashed = { ...entry, number: head.number + 1 + index, recordedAt, previousHash };
    const hash = hashOf(unhashed, context.businessId);
    written.push({ ...unhashed, hash });
    previousHash = hash;
  }
  return written;
}

function madeEntries(entries: readonly JournalEntry[]): MadeEntries {
  const last = entries.at(-1);
  const numbers = entries.map((entry) => entry.number);
  return last === undefined ? { entries: numbers } : { entries: numbers, lastHash: last.hash };
}

/** SHA-256 in hex over the canonical form of an entry. */
export function hashOf(entry: Omit<JournalEntry, 'hash'>, businessId: string): string {
  return createHash('sha256').update(canonicalForm(entry, businessId)).digest('hex');
}
