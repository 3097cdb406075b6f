/** What goes along with a mail: the document as its client wants it, and what belongs to it. */
import type { InvoiceFormat } from '@belegbar/domain/clients';
import { loadClient } from '../clients/index.ts';
import {
  type DocumentFile,
  documentFileName,
  downloadDocument,
  type IssuedInvoice,
  loadIssuedInvoice,
  readAttachments,
} from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import type { MailFile } from '../platform/mail/index.ts';

export type MailKind = 'invoice' | 'reminder';

/** The names of the files, in their order, as they would go now. */
export async function mailFileNames(
  context: Context,
  transaction: Transaction,
  { invoice, kind }: { invoice: IssuedInvoice; kind: MailKind },
): Promise<string[]> {
  const { document } = invoice;
  const { documents, attachments } = partsOf(invoice, kind, await formatFor(context, transaction, invoice));
  return [
    ...documents.map((file) => documentFileName(document.number, file)),
    ...(attachments ? (document.attachments ?? []).map(({ name }) => name) : []),
  ];
}

/** The files by their names alone, for a mail that stays in the outbox: nobody waits until they are made. */
export function nameMailFiles(
  context: Context,
  { invoiceId, kind }: { invoiceId: string; kind: MailKind },
): Promise<MailFile[]> {
  return inSnapshot(context, async (transaction) => {
    const invoice = await loadIssuedInvoice(context, transaction, invoiceId);
    const names = await mailFileNames(context, transaction, { invoice, kind });
    return names.map((name) => ({ name, contentType: '', bytes: new Uint8Array() }));
  });
}

/** The files as they are stored; what is still missing is made now. Refuses NOT_FOUND and NOT_ISSUED. */
export async function readMailFiles(
  context: Context,
  { invoiceId: id, kind }: { invoiceId: string; kind: MailKind },
): Promise<MailFile[]> {
  // Only what is stored is sure to have an XRechnung or none.
  await downloadDocument(context, { id, file: 'pdf' });
  const { documents, attachments } = await inSnapshot(context, async (transaction) => {
    const invoice = await loadIssuedInvoice(context, transaction, id);
    return partsOf(invoice, kind, await formatFor(context, transaction, invoice));
  });
  const files = await Promise.all(documents.map((file) => downloadDocument(context, { id, file })));
  const all = [...files, ...(attachments ? await readAttachments(context, id) : [])];
  return all.map(({ fileName: name, contentType, bytes }) => ({ name, contentType, bytes }));
}

interface Parts {
  documents: DocumentFile[];
  /** Whether the files that belong to the invoice go beside it. */
  attachments: boolean;
}

/** An XRechnung holds them itself, and the PDF is its readable copy. A reminder is no invoice. */
function partsOf({ eInvoices }: IssuedInvoice, kind: MailKind, format: InvoiceFormat): Parts {
  const isXRechnung = kind === 'invoice' && format === 'xrechnung' && eInvoices.xrechnung;
  return isXRechnung
    ? { documents: ['xrechnung', 'pdf'], attachments: false }
    : { documents: ['pdf'], attachments: true };
}

/** What the client wants now, whatever it was when the invoice was issued. */
async function formatFor(
  context: Context,
  transaction: Transaction,
  { clientId }: IssuedInvoice,
): Promise<InvoiceFormat> {
  return clientId === null ? 'pdf' : (await loadClient(context, transaction, clientId)).invoiceFormat;
}
