/** What the owner of an invoice fetches by an address: its PDF, its e-invoices, those of earlier editions, and the files that go with it. */
import { type Download, UUID } from '../platform/http/index.ts';
import { downloadAttachment } from './attachments.ts';
import { type DocumentFile, downloadDocument, downloadEdition } from './download.ts';

const document = (path: string, file: DocumentFile): Download => ({
  path,
  from: 'owner',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadDocument(context, { id: param('id'), file })),
  }),
});

const earlier = (name: string, file: DocumentFile): Download => ({
  path: `/files/invoices/:id(^${UUID}$)/editions/:edition(^[1-9][0-9]{0,3}$)/${name}`,
  from: 'owner',
  give: async (context, { param }) => ({
    kind: 'saved',
    ...(await downloadEdition(context, { id: param('id'), edition: Number(param('edition')), file })),
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
  earlier('invoice.pdf', 'pdf'),
  earlier('xrechnung.xml', 'xrechnung'),
  earlier('factur-x.xml', 'facturX'),
  attachment,
];
