import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { documentOf } from './read.ts';
import { findInvoice } from './store.ts';
import { storeDocument } from './store-document.ts';

export interface PdfFile {
  /** `{number}.pdf`, with what a file name cannot hold replaced. */
  fileName: string;
  bytes: Uint8Array;
}

/** The stored PDF of an issued document; makes and stores it first where that is still to be done. Refuses NOT_FOUND and NOT_ISSUED. */
export async function downloadInvoicePdf(context: Context, id: string): Promise<PdfFile> {
  const key = { businessId: context.businessId, id };
  const invoice = await inSnapshot(context, (transaction) => findInvoice(transaction, key));
  const document = documentOf(invoice);
  const hash = invoice.document_hash ?? (await storeDocument(context, id));
  const bytes = await context.platform.files.get(context.businessId, hash);
  assert(bytes !== null, `stored document ${hash} is missing`);
  return { fileName: `${fileNamePart(document.number ?? '')}.pdf`, bytes };
}

function fileNamePart(number: string): string {
  return number.replace(/[^\p{L}\p{N}._-]+/gu, '-');
}
