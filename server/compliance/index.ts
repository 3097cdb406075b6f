/** The proof of the journal: its months, its chain, its entries, and the documents that are stored. */
export { type JournalPage, journalEntries } from './entries.ts';
export { type ComplianceView, complianceOverview } from './overview.ts';
export { complianceRoutes } from './routes.ts';
export { verifyChainPart } from './verify.ts';
