/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

const id = { id: '0199f3a0-0000-7000-8000-0000000000a2' };

export const bulkActionApiFiles: readonly ApiFile[] = [
  {
    path: '/files/bulk-actions/{id}.zip',
    id: 'files.bulkPdfs',
    summary:
      'Download the PDFs and XRechnungen of a `pdf` act on many invoices; made while it is fetched, as often as you like',
    contentTypes: ['application/zip'],
    parameters: id,
  },
  {
    path: '/files/bulk-actions/{id}.csv',
    id: 'files.bulkTable',
    summary:
      'Download the table of a `csv` act on many invoices; made while it is fetched, as often as you like',
    contentTypes: ['text/csv'],
    parameters: id,
  },
];
