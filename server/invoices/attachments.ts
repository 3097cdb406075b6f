/** The files that go with an invoice: checked while it is a draft, read when it is issued. */
import { type Attachment, attachmentsProblem, type InvoiceDraft } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { useFiles } from '../platform/files/index.ts';
import { invalid, notFound } from '../platform/refusal.ts';
import { findInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

export interface AttachedFile {
  fileName: string;
  contentType: Attachment['contentType'];
  bytes: Uint8Array;
}

/** Refuses INVALID at `attachments` for too many or too large files, and for one that is not, or no longer, stored as the draft says. */
export async function checkAttachments(
  context: Context,
  transaction: Transaction,
  { attachments = [] }: Pick<InvoiceDraft, 'attachments'>,
): Promise<void> {
  if (attachments.length === 0) return;
  const problem = attachmentsProblem(attachments);
  if (problem !== null) throw invalid([fieldProblem('attachments', problem)]);
  const known = await useFiles(transaction, {
    businessId: context.businessId,
    hashes: attachments.map(({ hash }) => hash),
    at: context.platform.clock.now(),
  });
  const gone = attachments.find(
    ({ hash, contentType, size }) =>
      !known.some((file) => file.hash === hash && file.contentType === contentType && file.size === size),
  );
  if (gone !== undefined)
    throw invalid([fieldProblem('attachments', 'attachments.gone', { name: gone.name })]);
}

/** All files of an invoice, in their order, with their bytes: as they were frozen when it was issued, or as its draft names them. NOT_FOUND for a stranger's. */
export async function readAttachments(context: Context, invoiceId: string): Promise<AttachedFile[]> {
  return readFiles(context, await attachmentsOf(context, invoiceId));
}

/** The same of files that are known. */
export function readFiles(context: Context, attachments: readonly Attachment[]): Promise<AttachedFile[]> {
  return Promise.all(attachments.map((attachment) => readOne(context, attachment)));
}

/** One of them by its place from 1. NOT_FOUND where there is none. */
export async function downloadAttachment(
  context: Context,
  asked: { id: string; position: number },
): Promise<AttachedFile> {
  const attachment = (await attachmentsOf(context, asked.id))[asked.position - 1];
  if (attachment === undefined) throw notFound();
  return readOne(context, attachment);
}

async function attachmentsOf(context: Context, id: string): Promise<readonly Attachment[]> {
  const key = { businessId: context.businessId, id };
  return namedBy(await inSnapshot(context, (transaction) => findInvoice(transaction, key)));
}

function namedBy({ document, draft }: InvoiceRecord): readonly Attachment[] {
  return (document ?? draft).attachments ?? [];
}

async function readOne(context: Context, { name, hash, contentType }: Attachment): Promise<AttachedFile> {
  const bytes = await context.platform.files.get(context.businessId, hash);
  assert(bytes !== null, `attached file ${hash} is missing`);
  return { fileName: name, contentType, bytes };
}
