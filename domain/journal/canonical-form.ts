/**
 * The canonical form of a journal entry, over which the hash chain is made; `docs/hash-chain.md` says it in words. It is fixed for
 * good: entries that were written once must give the same text for ever, and another form has another word in front.
 */
import { assert } from '@belegbar/domain/money';
import type { JournalEntry, NewEntry } from './entry.ts';

/** The text that is hashed. `recordedAt` must be to the millisecond in UTC. */
export function canonicalForm(entry: Omit<JournalEntry, 'hash'>, businessId: string): string {
  assert(INSTANT.test(entry.recordedAt), `not an instant to the millisecond: ${entry.recordedAt}`);
  assert(HASH.test(entry.previousHash), 'not a hash');
  return JSON.stringify([
    FORMS[formOf(entry)],
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
    ...ADDED[formOf(entry)](entry),
    entry.previousHash,
  ]);
}

/** `inCurrency`: of an invoice in another currency. `counting`: deducts another amount than its VAT, or counts on another day than its own. */
type Form = 'plain' | 'inCurrency' | 'counting';

const FORMS: Readonly<Record<Form, string>> = {
  plain: 'belegbar-journal-1',
  inCurrency: 'belegbar-journal-2',
  counting: 'belegbar-journal-3',
};

function formOf({ deductible, countsOn, inCurrency }: NewEntry): Form {
  if (deductible !== undefined || countsOn !== undefined) return 'counting';
  return inCurrency === undefined ? 'plain' : 'inCurrency';
}

/** What a form says before the previous hash. */
const ADDED: Readonly<Record<Form, (entry: NewEntry) => (string | number | null)[]>> = {
  plain: () => [],
  inCurrency: foreignOf,
  counting: (entry) => [...foreignOf(entry), entry.deductible ?? null, entry.countsOn ?? null],
};

function foreignOf({ inCurrency }: NewEntry) {
  return [inCurrency?.currency ?? null, inCurrency?.net ?? null, inCurrency?.vat ?? null];
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const HASH = /^[0-9a-f]{64}$/;
