import { type Capability, leaves } from '../platform/capability.ts';
import { transfersExamples } from './api-examples.ts';
import { transferApiFiles } from './api-files.ts';
import { transfersClasses } from './data-classes.ts';
import { transferDownloads } from './downloads.ts';
import { transfersRoutes } from './routes.ts';
import './tables.ts';

export const transfers: Capability = {
  apiExamples: transfersExamples,
  routes: () => ({ transfers: transfersRoutes }),
  dataClasses: transfersClasses,
  exportSheets: [
    leaves('transfer_files', {
      de: 'SEPA-Dateien für die Bank, wie sie erstellt wurden.',
      en: 'Files of SEPA transfers for the bank, as they were made.',
    }),
    leaves('transfer_file_bills', {
      de: 'Welche Ausgaben mit welchem Betrag in einer SEPA-Datei stehen.',
      en: 'Which expenses are in a file of transfers, each with its amount.',
    }),
  ],
  keptAndGone: { ends: { transfer_files: 'vouchers', transfer_file_bills: 'vouchers' } },
  downloads: () => transferDownloads,
  apiFiles: transferApiFiles,
};
