/**
 * The canonical form of a journal entry, over which the hash chain is made. It is fixed for good: entries that were written once must
 * give the same text for ever.
 *
 * One JSON array without blanks, as `JSON.stringify` writes it, of these values in this order:
 * the word `belegbar-journal-1`, business id, number, recorded at (`YYYY-MM-DDTHH:MM:SS.mmmZ`), basis, kind, booked on, service from,
 * service to, tax point or null, tax code, scheme, net in cents, VAT in cents, category, counterparty, counterparty's VAT id,
 * document kind, document id, document number, number of the reversed entry or null, § 4 UStG number or null, previous hash.
 * Days are `YYYY-MM-DD`, ids lower case, hashes 64 lower case hexadecimal digits. The hash is SHA-256 over the UTF-8 bytes of the text.
 * Another form would get another word in front and never replace this one.
 */
import { assert } from '@belegbar/domain/money';
import type { JournalEntry } from './entry.ts';

/** The text that is hashed. `recordedAt` must be to the millisecond in UTC. */
export function canonicalForm(entry: Omit<JournalEntry, 'hash'>, businessId: string): string {
  assert(INSTANT.test(entry.recordedAt), `not an instant to the millisecond: ${entry.recordedAt}`);
  assert(HASH.test(entry.previousHash), 'not a hash');
  return JSON.stringify([
    'belegbar-journal-1',
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
    entry.previousHash,
  ]);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const HASH = /^[0-9a-f]{64}$/;
