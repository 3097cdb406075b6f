import { type Capability, stays } from '../platform/capability.ts';
import type { StoragePorts } from '../storage/index.ts';
import { receiptReadingsExamples } from './api-examples.ts';
import { receiptReadingsApiFiles } from './api-files.ts';
import { receiptReadingsClasses } from './data-classes.ts';
import { receiptReadingsDownloads } from './downloads.ts';
import { receiptReadingsJobs } from './jobs.ts';
import { receiptPageFiles } from './records-store.ts';
import { receiptReadingsRoutes } from './routes.ts';

export const receiptReadings: Capability<StoragePorts> = {
  apiExamples: receiptReadingsExamples,
  apiFiles: receiptReadingsApiFiles,
  routes: (ports) => ({ receiptReadings: receiptReadingsRoutes(ports) }),
  downloads: receiptReadingsDownloads,
  jobs: () => receiptReadingsJobs,
  dataClasses: receiptReadingsClasses,
  exportSheets: [...stays('derived', 'receipt_readings', 'receipt_pages')],
  keptAndGone: { ends: { receipt_readings: 'atOnce', receipt_pages: 'atOnce' } },
  files: receiptPageFiles,
};
