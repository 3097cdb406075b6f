/** Where the files of issued documents lie. */
import type { Transaction } from '../platform/database/index.ts';
import type { InvoiceKey } from './store.ts';
import type { EInvoiceBreaches, InvoiceRecord } from './tables.ts';

/** The files of one document by their content. */
export interface StoredDocument {
  pdf: StoredFile;
  /** Null where there is none, for the fatal rules among `breaches`. */
  xrechnung: StoredFile | null;
  cii: StoredFile | null;
  breaches: EInvoiceBreaches[];
}

interface StoredFile {
  hash: string;
  /** In bytes. */
  size: number;
}

/** Notes where the files of an edition of an issued document lie, unless it has some or was amended meanwhile: then null. */
export async function setDocument(
  transaction: Transaction,
  key: InvoiceKey & { edition: number },
  { pdf, xrechnung, cii, breaches }: StoredDocument,
): Promise<InvoiceRecord | null> {
  const noted = await transaction
    .updateTable('invoices')
    .set({
      document_hash: pdf.hash,
      xrechnung_hash: xrechnung?.hash ?? null,
      cii_hash: cii?.hash ?? null,
      e_invoice_breaches: JSON.stringify(breaches),
      delivery: 'ready',
    })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('edition', '=', key.edition)
    .where('document_hash', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return noted ?? null;
}

/** Marks the delivery as failed, unless the document is stored meanwhile. */
export async function setDeliveryFailed(transaction: Transaction, key: InvoiceKey): Promise<void> {
  await transaction
    .updateTable('invoices')
    .set({ delivery: 'failed' })
    .where('business_id', '=', key.businessId)
    .where('id', '=', key.id)
    .where('status', '!=', 'draft')
    .where('document_hash', 'is', null)
    .execute();
}
