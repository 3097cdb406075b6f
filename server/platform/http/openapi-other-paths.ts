/** What the server answers beside the contract: signing in and out, and files. */

import { ATTACHMENT_TYPES } from '@belegbar/domain/invoices';
import type { OpenApiDocument, Operation } from './openapi.ts';
import { AUTH_PATHS, AUTH_TAG } from './openapi-auth-paths.ts';
import { invoiceId, storagePath, token } from './openapi-example-people.ts';

const receivedId = '01a2049c-7af0-72fc-9f5c-46827fb2f774';

type Paths = NonNullable<OpenApiDocument['paths']>;

/** Tags of the operations here. */
export const OTHER_TAGS = [AUTH_TAG, 'Files'];

/** `baseUrl` is the origin of the server: files are not below `/api`. */
export function otherPaths(baseUrl: string): Paths {
  const files = Object.entries(FILE_OPERATIONS).map(([path, get]) => [
    path,
    { servers: [{ url: baseUrl }], get },
  ]);
  return { ...AUTH_PATHS, ...Object.fromEntries(files) };
}

const FILE_OPERATIONS: Record<string, Operation> = {
  '/files/invoices/{id}.pdf': fileOperation(
    'files.invoicePdf',
    'Download the PDF/A-3b of an issued invoice',
    parameter('path', 'id', invoiceId),
    ['application/pdf'],
  ),
  '/files/invoices/{id}/xrechnung.xml': fileOperation(
    'files.xrechnung',
    'Download the XRechnung (UBL) of an issued invoice; 404 where rules speak against it, see `eInvoice.breaches`',
    parameter('path', 'id', invoiceId),
    ['application/xml'],
  ),
  '/files/invoices/{id}/factur-x.xml': fileOperation(
    'files.facturX',
    'Download the CII that also lies in the PDF of an issued invoice (ZUGFeRD, Factur-X); 404 as for the XRechnung',
    parameter('path', 'id', invoiceId),
    ['application/xml'],
  ),
  '/files/invoices/{id}/attachments/{position}': fileOperation(
    'files.attachment',
    'Download a file that goes with an invoice, by its place from 1',
    parameter('path', 'id', invoiceId),
    ATTACHMENT_TYPES,
    parameter('path', 'position', '1'),
  ),
  '/files/received-invoices/{id}': fileOperation(
    'files.received',
    'Download a received invoice as it came',
    parameter('path', 'id', receivedId),
    ['application/xml', 'application/pdf'],
  ),
  '/files/received-invoices/{id}/xml': fileOperation(
    'files.receivedXml',
    'Download the XML of a received invoice, out of its PDF where it came in one',
    parameter('path', 'id', receivedId),
    ['application/xml'],
  ),
  '/files/received-invoices/{id}/enclosed/{position}': fileOperation(
    'files.receivedEnclosed',
    'Download a file that came with a received invoice, by its place from 1',
    parameter('path', 'id', receivedId),
    ['application/pdf', 'image/png', 'image/jpeg', 'application/xml', 'application/octet-stream'],
    parameter('path', 'position', '1'),
  ),
  '/files/exports/{id}.zip': fileOperation(
    'files.dataExport',
    'Download an export of everything that `data-export` has allowed; once, with the same session',
    parameter('path', 'id', '0199a000-0000-7000-8000-000000000041'),
    ['application/zip'],
  ),
  '/files/bulk-actions/{id}.zip': fileOperation(
    'files.bulkPdfs',
    'Download the PDFs and XRechnungen of a `pdf` act on many invoices; made while it is fetched, as often as you like',
    parameter('path', 'id', '0199f3a0-0000-7000-8000-0000000000a2'),
    ['application/zip'],
  ),
  '/files/bulk-actions/{id}.csv': fileOperation(
    'files.bulkTable',
    'Download the table of a `csv` act on many invoices; made while it is fetched, as often as you like',
    parameter('path', 'id', '0199f3a0-0000-7000-8000-0000000000a2'),
    ['text/csv'],
  ),
  '/files/{area}/{path}': {
    ...fileOperation(
      'files.stored',
      'Fetch a stored file by the address that `storage` gives; the area `company-logos` is public',
      parameter('path', 'area', 'company-logos'),
      ['image/png', 'image/jpeg'],
      parameter('path', 'path', storagePath),
    ),
    security: [],
  },
  '/public-invoice/{token}/attachments/{position}': {
    ...fileOperation(
      'files.sharedAttachment',
      'Download a file that goes with the invoice behind a link, by its place from 1',
      parameter('path', 'token', token),
      ATTACHMENT_TYPES,
      parameter('path', 'position', '1'),
    ),
    security: [],
  },
  '/public-invoice/{token}/pages/{page}.svg': {
    ...fileOperation(
      'files.sharedPicture',
      'Fetch one page of the invoice behind a link as a picture',
      parameter('path', 'token', token),
      ['image/svg+xml'],
      parameter('path', 'page', '1'),
    ),
    security: [],
  },
  '/public-invoice/{token}/xrechnung.xml': {
    ...fileOperation(
      'files.sharedXrechnung',
      'Download the XRechnung (UBL) of the invoice behind a link, if it has one',
      parameter('path', 'token', token),
      ['application/xml'],
    ),
    security: [],
  },
  '/public-invoice/{token}/factur-x.xml': {
    ...fileOperation(
      'files.sharedFacturX',
      'Download the CII that also lies in the PDF of the invoice behind a link, if it has one',
      parameter('path', 'token', token),
      ['application/xml'],
    ),
    security: [],
  },
  '/public-invoice/{token}.pdf': {
    ...fileOperation(
      'files.sharedPdf',
      'Download the PDF of the invoice behind a link',
      parameter('path', 'token', token),
      ['application/pdf'],
    ),
    security: [],
  },
};

function parameter(place: 'path' | 'query', name: string, example: string) {
  return { name, in: place, required: true, schema: { type: 'string' as const }, example };
}

function fileOperation(
  id: string,
  summary: string,
  of: ReturnType<typeof parameter>,
  types: readonly string[],
  ...more: ReturnType<typeof parameter>[]
): Operation {
  const bytes = { schema: { type: 'string' as const, format: 'binary' } };
  return {
    operationId: id,
    summary,
    tags: ['Files'],
    parameters: [of, ...more],
    responses: {
      '200': { description: 'The file', content: Object.fromEntries(types.map((type) => [type, bytes])) },
      '404': {
        description: 'There is no such file',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}
