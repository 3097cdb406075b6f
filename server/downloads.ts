/** What the server gives away by an address of its own: assembled, nothing else. */
import { streamBulkFile } from './bulk-actions/index.ts';
import { streamExport } from './data-export/index.ts';
import { downloadAttachment, downloadDocument, downloadInvoicePdf } from './invoices/index.ts';
import type { Platform } from './platform/context.ts';
import type { Downloads } from './platform/http/index.ts';
import { downloadReceived } from './received-invoices/index.ts';
import {
  downloadSharedAttachment,
  downloadSharedEInvoice,
  downloadSharedPdf,
  drawSharedPage,
} from './share-links/index.ts';
import { openObject, type UrlSigner } from './storage/index.ts';

/** `signer` made the addresses of private files; `app` is what an export says it comes from. */
export function downloadsOf(
  platform: Platform,
  signer: UrlSigner,
  app: { name: string; version: string },
): Downloads {
  return {
    invoicePdf: downloadInvoicePdf,
    eInvoice: downloadDocument,
    attachment: downloadAttachment,
    received: downloadReceived,
    sharedPdf: downloadSharedPdf,
    sharedEInvoice: downloadSharedEInvoice,
    sharedPicture: drawSharedPage,
    sharedAttachment: downloadSharedAttachment,
    dataExport: (context, asked) => streamExport(context, app, asked),
    bulkFile: streamBulkFile,
    storedFile: (asked) => openObject(platform, signer, asked),
  };
}
