import type { Assets } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, inTransaction, type Transaction } from '../platform/database/index.ts';
import { noteFiles } from '../platform/files/index.ts';
import { readFiles } from './attachments.ts';
import { type StoredDocument, setDeliveryFailed, setDocument } from './document-store.ts';
import { writeFacturX, writeXRechnung } from './e-invoices.ts';
import { hybridOf } from './hybrid-of.ts';
import { documentOf } from './read.ts';
import { findInvoice, type InvoiceKey } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

/**
 * Makes the files of an issued document and stores them: its e-invoices as far as the rules allow, and the PDF/A-3, in which the CII lies.
 * Does nothing when they are stored. No transaction is held while rendering. Safe to repeat, and two at once store one. Returns the
 * SHA-256 of the stored PDF. Refuses NOT_FOUND and NOT_ISSUED.
 */
export async function storeDocument(context: Context, id: string): Promise<string> {
  authorise(context);
  const key = { businessId: context.businessId, id };
  const invoice = await inSnapshot(context, (transaction) => findInvoice(transaction, key));
  return (await storeDocumentOf(context, invoice)).document_hash;
}

/** An invoice whose files are stored. */
export type StoredInvoice = InvoiceRecord & { document_hash: string };

/** The same for an invoice that was just read; gives it with where its files lie. */
export async function storeDocumentOf(context: Context, invoice: InvoiceRecord): Promise<StoredInvoice> {
  authorise(context);
  const document = documentOf(invoice);
  if (isStored(invoice)) return invoice;
  const stored = await storeFiles(context, document);
  const key = { businessId: context.businessId, id: invoice.id, edition: invoice.edition };
  const noted = await inTransaction(context, (transaction) => note(context, transaction, { key, stored }));
  return isStored(noted) ? noted : storeDocumentOf(context, noted);
}

function isStored(invoice: InvoiceRecord): invoice is StoredInvoice {
  return invoice.document_hash !== null;
}

/** Bytes come before the rows that name them; the rows of all files come at once. The XRechnung is written while the PDF is drawn. */
async function storeFiles(context: Context, document: InvoiceDocument): Promise<StoredDocument> {
  const { businessId, platform } = context;
  const [files, assets] = await Promise.all([
    readFiles(context, document.attachments ?? []),
    assetsOf(context, document),
  ]);
  const put = async (bytes: Uint8Array) => ({
    hash: await platform.files.put(businessId, bytes),
    size: bytes.byteLength,
  });
  const cii = writeFacturX(document);
  const hybrid = cii.xml === null ? undefined : hybridOf(cii.xml, files);
  const drawn = platform.renderer.pdf(document, assets, hybrid, { owner: businessId }).then(put);
  const contents = files.map(({ bytes }) => bytes);
  const putXRechnung = async () => {
    const { xml, breaches } = writeXRechnung(document, contents);
    return { file: xml && (await put(xml)), breaches };
  };
  const [pdf, xrechnung, facturX] = await Promise.all([drawn, putXRechnung(), cii.xml && put(cii.xml)]);
  const breaches = [...xrechnung.breaches, ...cii.breaches];
  return { pdf, xrechnung: xrechnung.file, cii: facturX, breaches };
}

/** The invoice as it is now: with the files that count, or none where it was amended meanwhile and its new edition has none yet. */
async function note(
  context: Context,
  transaction: Transaction,
  { key, stored }: { key: InvoiceKey & { edition: number }; stored: StoredDocument },
): Promise<InvoiceRecord> {
  const { pdf, xrechnung, cii, breaches } = stored;
  const { businessId } = key;
  const xmls = [xrechnung, cii].filter((xml) => xml !== null);
  // In this order: the invoice names the files.
  const [, invoice] = await Promise.all([
    noteFiles(transaction, businessId, [
      { ...pdf, contentType: 'application/pdf' },
      ...xmls.map((xml) => ({ ...xml, contentType: 'application/xml' })),
    ]),
    setDocument(transaction, key, stored),
  ]);
  if (invoice === null) return findInvoice(transaction, key);
  await audit(context, transaction, {
    action: 'invoices.storeDocument',
    subjectKind: 'invoice',
    subjectId: key.id,
    detail: {
      hash: pdf.hash,
      xrechnungHash: xrechnung?.hash ?? null,
      ciiHash: cii?.hash ?? null,
      breaches,
    },
  });
  return invoice;
}

/**
 * Notes that the files could not be made, so that their reader sees it; a download tries again.
 * @unaudited A try that failed changes nothing; the one that stores is told.
 */
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
