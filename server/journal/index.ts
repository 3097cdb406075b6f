/** The journal: append-only, numbered without gaps per business, chained by hash. */
export { appendEntries, auditedEntries } from './append.ts';
export { entriesOfDocuments, lastEntryNumber, readEntries } from './read.ts';
export { type JournalState, verifyJournal } from './verify.ts';
