/**
 * The canonical form of a journal entry, over which the hash chain is made; `docs/hash-chain.md` says it in words. It is fixed for
 * good: entries that were written once must give the same text for ever. Another form has another word in
 * front: entries of an invoice in another currency say what they come to in it, too.
 */
import { assert } from '@belegbar/domain/money';
import type { JournalEntry } from './entry.ts';

/** The text that is hashed. `recordedAt` must be to the millisecond in UTC. */
export function canonicalForm(entry: Omit<JournalEntry, 'hash'>, businessId: string): string {
  assert(INSTANT.test(entry.recordedAt), `not an instant to the millisecond: ${entry.recordedAt}`);
  assert(HASH.test(entry.previousHash), 'not a hash');
  const { inCurrency: foreign } = entry;
  return JSON.stringify([
    foreign === undefined ? 'belegbar-journal-1' : 'belegbar-journal-2',
    businessId.toLowerCase(),
    entry.number,
    entry.recordedAt,
    entry.basis,
    entry.kind,
    entry.bookedOn,
    entry.serviceFrom,
    entry.serviceTo,
    entry.taxPoint,
    entry.taxCode,
    entry.scheme,
    entry.net,
    entry.vat,
    entry.category,
    entry.counterparty,
    entry.counterpartyVatId,
    entry.document.kind,
    entry.document.id.toLowerCase(),
    entry.document.number,
    entry.reverses,
    entry.exemptionParagraph,
    ...(foreign === undefined ? [] : [foreign.currency, foreign.net, foreign.vat]),
    entry.previousHash,
  ]);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const HASH = /^[0-9a-f]{64}$/;
