import type { Assets } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { documentOf } from './read.ts';
import { findInvoice, insertFile, setDeliveryFailed, setDocumentHash } from './store.ts';

/**
 * Renders the PDF/A-3 of an issued document and stores it; does nothing when it is stored. No transaction is held while rendering.
 * Safe to repeat, and two at once store one. Returns the SHA-256 of the stored bytes. Refuses NOT_FOUND and NOT_ISSUED.
 */
export async function storeDocument(context: Context, id: string): Promise<string> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  const invoice = await inTransaction(context, (transaction) => findInvoice(transaction, key));
  if (invoice.document_hash !== null) return invoice.document_hash;
  const document = documentOf(invoice);
  const bytes = await context.platform.renderer.pdf(document, await assetsOf(context, document));
  const hash = await context.platform.files.put(context.businessId, bytes);
  return inTransaction(context, async (transaction) => {
    await insertFile(transaction, {
      businessId: context.businessId,
      hash,
      contentType: 'application/pdf',
      sizeBytes: bytes.byteLength,
    });
    if (!(await setDocumentHash(transaction, key, hash))) {
      const stored = await findInvoice(transaction, key);
      assert(stored.document_hash !== null, 'a document that is not missing has a hash');
      return stored.document_hash;
    }
    await audit(context, transaction, {
      action: 'invoices.storeDocument',
      subjectKind: 'invoice',
      subjectId: id,
      detail: { hash },
    });
    return hash;
  });
}

/** Notes that the PDF could not be made, so that its reader sees it; a download tries again. */
export function markDeliveryFailed(context: Context, id: string): Promise<void> {
  authorise(context);
  return inTransaction(context, (transaction) =>
    setDeliveryFailed(transaction, { businessId: context.businessId, id }),
  );
}

/** The pictures that a document shows beside its text, as they were when the document was frozen. */
export async function assetsOf(context: Context, document: InvoiceDocument): Promise<Assets> {
  const read = async (hash: string | null | undefined) =>
    hash ? await context.platform.files.get(context.businessId, hash) : null;
  const [logo, letterhead, signature, paypalCode] = await Promise.all([
    read(document.logo),
    read(document.letterhead?.picture),
    read(document.signature),
    read(document.paypal?.code),
  ]);
  return { logo, letterhead, signature, paypalCode };
}
