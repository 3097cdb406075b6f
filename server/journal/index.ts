/** The journal: append-only, numbered without gaps per business, chained by hash. */
export { appendAct, appendActs, appendEntries, type BookedAct } from './append.ts';
export { type IncomeOfYear, incomeOfYears } from './income.ts';
export { type JournalMonth, journalMonths, newestEntries } from './overview/read.ts';
export { chainEnd, entriesOfDocuments, lastBilledDay, lastEntryNumber, readEntries } from './read.ts';
export { type JournalPart, type JournalState, verifyJournal, verifyPart } from './verify.ts';
