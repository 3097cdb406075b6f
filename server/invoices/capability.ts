import { type Capability, type CapabilityRecords, fileUses, leaves, stays } from '../platform/capability.ts';
import { invoicesExamples } from './api-examples.ts';
import { invoiceApiFiles } from './api-files.ts';
import { invoicesClasses } from './data-classes.ts';
import { invoiceDownloads } from './downloads.ts';
import { invoiceJobs } from './jobs.ts';
import { countInvoices, invoiceFiles, invoiceLines } from './records-store.ts';
import { invoicesRoutes } from './routes.ts';

export const invoices: Capability<{ capabilities: readonly CapabilityRecords[] }> = {
  apiExamples: invoicesExamples,
  apiFiles: invoiceApiFiles,
  routes: ({ capabilities }) => ({ invoices: invoicesRoutes(fileUses(capabilities)) }),
  downloads: () => invoiceDownloads,
  jobs: () => invoiceJobs,
  dataClasses: invoicesClasses,
  exportSheets: [
    leaves(
      'invoices',
      {
        de: 'Rechnungen und Stornos. `draft` ist, was geschrieben wurde; `document` ist das eingefrorene Dokument, bei Entwürfen null.',
        en: 'Invoices and cancellations. `draft` is what was written; `document` is the frozen document, null for drafts.',
      },
      { without: ['search', 'fetched_at'] },
    ),
    leaves('invoice_editions', {
      de: 'Frühere Fassungen geänderter Rechnungen, wie sie waren.',
      en: 'Earlier versions of amended invoices, as they were.',
    }),
    invoiceLines,
    leaves('payments', {
      de: 'Zahlungen auf Rechnungen; Erstattungen sind negativ.',
      en: 'Payments on invoices; refunds are negative.',
    }),
    leaves('client_messages', {
      de: 'Was Kunden auf der Seite einer Rechnung gesagt haben: dass sie bezahlt ist, oder eine Frage.',
      en: 'What clients said on the page of an invoice: that it is paid, or a question.',
    }),
    ...stays('derived', 'invoice_sums', 'invoice_search', 'document_sums'),
  ],
  keptAndGone: {
    ends: {
      invoices: 'vouchers',
      invoice_editions: 'vouchers',
      payments: 'vouchers',
      invoice_sums: 'vouchers',
      invoice_search: 'vouchers',
      document_sums: 'vouchers',
      client_messages: 'vouchers',
    },
    count: countInvoices,
  },
  files: invoiceFiles,
};
