import { type Capability, leaves } from '../platform/capability.ts';
import type { StoragePorts } from '../storage/index.ts';
import { receiptsExamples } from './api-examples.ts';
import { receiptApiFiles } from './api-files.ts';
import { receiptsClasses } from './data-classes.ts';
import { receiptDownloads } from './downloads.ts';
import { countReceiptRecords, receiptFiles } from './records-store.ts';
import { receiptsRoutes } from './routes.ts';

export const receipts: Capability<StoragePorts> = {
  apiExamples: receiptsExamples,
  apiFiles: receiptApiFiles,
  routes: (ports) => ({ receipts: receiptsRoutes(ports) }),
  downloads: receiptDownloads,
  dataClasses: receiptsClasses,
  exportSheets: [
    leaves('receipts', {
      de: 'Belege, die noch zu erfassen sind. Die Dateien selbst liegen unter files/receipts/.',
      en: 'Receipts that are still to be entered. The files themselves are below files/receipts/.',
    }),
  ],
  keptAndGone: { ends: { receipts: 'atOnce' }, count: countReceiptRecords },
  files: receiptFiles,
};
