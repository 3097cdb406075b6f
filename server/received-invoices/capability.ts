import { type Capability, leaves, stays } from '../platform/capability.ts';
import { receivedInvoicesExamples } from './api-examples.ts';
import { receivedInvoiceApiFiles } from './api-files.ts';
import { receivedInvoicesClasses } from './data-classes.ts';
import { receivedInvoiceDownloads } from './downloads.ts';
import { countReceivedRecords, receivedFiles } from './records-store.ts';
import { receivedInvoicesRoutes } from './routes.ts';

export const receivedInvoices: Capability = {
  apiExamples: receivedInvoicesExamples,
  apiFiles: receivedInvoiceApiFiles,
  routes: () => ({ receivedInvoices: receivedInvoicesRoutes }),
  downloads: () => receivedInvoiceDownloads,
  dataClasses: receivedInvoicesClasses,
  exportSheets: [
    leaves(
      'received_invoices',
      {
        de: 'Empfangene Rechnungen: was die Datei sagt (`invoice` nach EN 16931), welche Regeln sie verletzt und was daraus wurde. Die Dateien selbst liegen unter files/received/.',
        en: 'Received invoices: what the file says (`invoice` by EN 16931), which rules it breaks and what became of it. The files themselves are below files/received/.',
      },
      { without: ['sender_keys', 'number_key', 'words'] },
    ),
    leaves('received_invoice_files', {
      de: 'Anlagen, die in empfangenen Rechnungen steckten.',
      en: 'Files that were enclosed in received invoices.',
    }),
    ...stays('derived', 'received_invoice_senders'),
  ],
  keptAndGone: {
    ends: {
      received_invoices: 'vouchers',
      received_invoice_files: 'vouchers',
      received_invoice_senders: 'vouchers',
    },
    count: countReceivedRecords,
  },
  files: receivedFiles,
};
