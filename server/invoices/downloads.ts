/** What the owner of an invoice fetches by an address: its PDF, its e-invoices, and the files that go with it. */
import { type Download, UUID } from '../platform/http/index.ts';
import { downloadAttachment } from './attachments.ts';
import { type DocumentFile, downloadDocument } from './download.ts';

const document = (path: string, file: DocumentFile): Download => ({
  path,
  from: 'owner',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadDocument(context, { id: param('id'), file })),
  }),
});

const attachment: Download = {
  path: `/files/invoices/:id(^${UUID}$)/attachments/:position(^[1-9][0-9]?$)`,
  from: 'owner',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadAttachment(context, { id: param('id'), position: Number(param('position')) })),
  }),
};

export const invoiceDownloads: readonly Download[] = [
  document(`/files/invoices/:id(^${UUID}).pdf`, 'pdf'),
  document(`/files/invoices/:id(^${UUID}$)/xrechnung.xml`, 'xrechnung'),
  document(`/files/invoices/:id(^${UUID}$)/factur-x.xml`, 'facturX'),
  attachment,
];
