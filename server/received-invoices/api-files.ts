/** Its downloads, as the description of the API tells of them. */
import type { ApiFile } from '../platform/capability.ts';

const id = { id: '01a2049c-7af0-72fc-9f5c-46827fb2f774' };

export const receivedInvoiceApiFiles: readonly ApiFile[] = [
  {
    path: '/files/received-invoices/{id}',
    id: 'files.received',
    summary: 'Download a received invoice as it came',
    contentTypes: ['application/xml', 'application/pdf'],
    parameters: id,
  },
  {
    path: '/files/received-invoices/{id}/xml',
    id: 'files.receivedXml',
    summary: 'Download the XML of a received invoice, out of its PDF where it came in one',
    contentTypes: ['application/xml'],
    parameters: id,
  },
  {
    path: '/files/received-invoices/{id}/enclosed/{position}',
    id: 'files.receivedEnclosed',
    summary: 'Download a file that came with a received invoice, by its place from 1',
    contentTypes: [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'application/xml',
      'application/octet-stream',
    ],
    parameters: { ...id, position: '1' },
  },
];
