/** What was read on receipts that wait. */
export { fetchReceiptPage } from './fetch-page.ts';
export { receiptReadingsJobs } from './jobs.ts';
export { getReading, listReadings } from './read.ts';
