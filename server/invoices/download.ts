import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { findEdition } from './editions-store.ts';
import { findInvoice } from './store.ts';
import { storeDocumentOf } from './store-document.ts';
import type { InvoiceRecord } from './tables.ts';

/** A file of an issued document: its PDF, its XRechnung, or the CII that also lies in the PDF. */
export type DocumentFile = 'pdf' | 'xrechnung' | 'facturX';

export interface DownloadedFile {
  /** Begins with the number, with what a file name cannot hold replaced. */
  fileName: string;
  contentType: 'application/pdf' | 'application/xml';
  bytes: Uint8Array;
}

/** A stored file of an issued document. Refuses NOT_FOUND, also for an e-invoice that the document does not have, and NOT_ISSUED. */
export async function downloadDocument(
  context: Context,
  asked: { id: string; file: DocumentFile },
): Promise<DownloadedFile> {
  const found = await findDocument(context, asked);
  if (found === null) throw notFound();
  return found;
}

/**
 * The same, and null for an e-invoice that the document does not have. All files are made and stored first where that is still to be
 * done.
 */
export async function findDocument(
  context: Context,
  { id, file }: { id: string; file: DocumentFile },
): Promise<DownloadedFile | null> {
  const invoice = await storedInvoice(context, id);
  const { column, contentType } = FILES[file];
  const hash = invoice[column];
  if (hash === null) return null;
  return {
    fileName: documentFileName(invoice.number, file),
    contentType,
    bytes: await bytesOf(context, hash),
  };
}

async function bytesOf(context: Context, hash: string): Promise<Uint8Array> {
  const bytes = await context.platform.files.get(context.businessId, hash);
  assert(bytes !== null, `stored document ${hash} is missing`);
  return bytes;
}

/** A stored file of an edition that was replaced. Refuses NOT_FOUND, also for an e-invoice that it does not have. */
export async function downloadEdition(
  context: Context,
  { id, edition, file }: { id: string; edition: number; file: DocumentFile },
): Promise<DownloadedFile> {
  const key = { businessId: context.businessId, id, edition };
  const { column, contentType } = FILES[file];
  const replaced = await inSnapshot(context, (transaction) => findEdition(transaction, key));
  const hash = replaced[column];
  if (hash === null) throw notFound();
  return {
    fileName: documentFileName(`${replaced.document.number}-${edition}`, file),
    contentType,
    bytes: await bytesOf(context, hash),
  };
}

/** The PDF/A-3. Refuses NOT_FOUND and NOT_ISSUED. */
export function downloadInvoicePdf(context: Context, id: string): Promise<DownloadedFile> {
  return downloadDocument(context, { id, file: 'pdf' });
}

const FILES = {
  pdf: { column: 'document_hash', ending: '.pdf', contentType: 'application/pdf' },
  xrechnung: { column: 'xrechnung_hash', ending: '.xml', contentType: 'application/xml' },
  facturX: { column: 'cii_hash', ending: '-factur-x.xml', contentType: 'application/xml' },
} as const;

/** The name of a file of the document with this number. */
export function documentFileName(number: string | null, file: DocumentFile): string {
  return `${(number ?? '').replace(/[^\p{L}\p{N}._-]+/gu, '-')}${FILES[file].ending}`;
}

async function storedInvoice(context: Context, id: string): Promise<InvoiceRecord> {
  const key = { businessId: context.businessId, id };
  const invoice = await inSnapshot(context, (transaction) => findInvoice(transaction, key));
  return invoice.document_hash === null ? storeDocumentOf(context, invoice) : invoice;
}
