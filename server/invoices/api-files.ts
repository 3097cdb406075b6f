/** Its downloads, as the description of the API tells of them. */
import { ATTACHMENT_TYPES } from '@belegbar/domain/invoices';
import { invoiceId } from '../api-description/index.ts';
import type { ApiFile } from '../platform/capability.ts';

const id = { id: invoiceId };
const edition = { ...id, edition: '1' };

export const invoiceApiFiles: readonly ApiFile[] = [
  {
    path: '/files/invoices/{id}.pdf',
    id: 'files.invoicePdf',
    summary: 'Download the PDF/A-3b of an issued invoice',
    contentTypes: ['application/pdf'],
    parameters: id,
  },
  {
    path: '/files/invoices/{id}/xrechnung.xml',
    id: 'files.xrechnung',
    summary:
      'Download the XRechnung (UBL) of an issued invoice; 404 where rules speak against it, see `eInvoice.breaches`',
    contentTypes: ['application/xml'],
    parameters: id,
  },
  {
    path: '/files/invoices/{id}/factur-x.xml',
    id: 'files.facturX',
    summary:
      'Download the CII that also lies in the PDF of an issued invoice (ZUGFeRD, Factur-X); 404 as for the XRechnung',
    contentTypes: ['application/xml'],
    parameters: id,
  },
  {
    path: '/files/invoices/{id}/editions/{edition}/invoice.pdf',
    id: 'files.editionPdf',
    summary: 'Download the PDF/A-3b of an edition of an invoice that was replaced',
    contentTypes: ['application/pdf'],
    parameters: edition,
  },
  {
    path: '/files/invoices/{id}/editions/{edition}/xrechnung.xml',
    id: 'files.editionXrechnung',
    summary: 'Download the XRechnung of an edition of an invoice that was replaced',
    contentTypes: ['application/xml'],
    parameters: edition,
  },
  {
    path: '/files/invoices/{id}/editions/{edition}/factur-x.xml',
    id: 'files.editionFacturX',
    summary: 'Download the CII of an edition of an invoice that was replaced',
    contentTypes: ['application/xml'],
    parameters: edition,
  },
  {
    path: '/files/invoices/{id}/attachments/{position}',
    id: 'files.attachment',
    summary: 'Download a file that goes with an invoice, by its place from 1',
    contentTypes: ATTACHMENT_TYPES,
    parameters: { ...id, position: '1' },
  },
];
