/** One act on many invoices, worked off one by one. */
export { bulkActionJobs } from './jobs.ts';
export { getBulkAction, listBulkActions, listBulkItems } from './read.ts';
export { bulkActionsRoutes } from './routes.ts';
export { startBulkAction } from './start.ts';
export { streamBulkFile } from './stream.ts';
