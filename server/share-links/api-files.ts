/** Its downloads, as the description of the API tells of them. */
import { ATTACHMENT_TYPES } from '@belegbar/domain/invoices';
import { token } from '../api-description/index.ts';
import type { ApiFile } from '../platform/capability.ts';

const by = { parameters: { token }, isForAnyone: true } as const;

export const shareLinkApiFiles: readonly ApiFile[] = [
  {
    ...by,
    path: '/public-invoice/{token}/attachments/{position}',
    id: 'files.sharedAttachment',
    summary: 'Download a file that goes with the invoice behind a link, by its place from 1',
    contentTypes: ATTACHMENT_TYPES,
    parameters: { token, position: '1' },
  },
  {
    ...by,
    path: '/public-invoice/{token}/pages/{page}.svg',
    id: 'files.sharedPicture',
    summary: 'Fetch one page of the invoice behind a link as a picture',
    contentTypes: ['image/svg+xml'],
    parameters: { token, page: '1' },
  },
  {
    ...by,
    path: '/public-invoice/{token}/logo',
    id: 'files.sharedLogo',
    summary: 'Fetch the logo on the invoice behind a link, if it has one',
    contentTypes: ['image/png', 'image/jpeg'],
  },
  {
    ...by,
    path: '/public-invoice/{token}/xrechnung.xml',
    id: 'files.sharedXrechnung',
    summary: 'Download the XRechnung (UBL) of the invoice behind a link, if it has one',
    contentTypes: ['application/xml'],
  },
  {
    ...by,
    path: '/public-invoice/{token}/factur-x.xml',
    id: 'files.sharedFacturX',
    summary: 'Download the CII that also lies in the PDF of the invoice behind a link, if it has one',
    contentTypes: ['application/xml'],
  },
  {
    ...by,
    path: '/public-invoice/{token}.pdf',
    id: 'files.sharedPdf',
    summary: 'Download the PDF of the invoice behind a link',
    contentTypes: ['application/pdf'],
  },
];
