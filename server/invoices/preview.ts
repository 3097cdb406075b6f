import { RenderRefusal, type UnprintableText, unprintableTexts } from '@belegbar/documents';
import {
  amendedDocument,
  amendedDraft,
  composeDocument,
  type InvoiceDocument,
  type InvoiceDraft,
} from '@belegbar/domain/invoices';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { composeDraft, loadParties } from './draft-columns.ts';
import { documentOf } from './read.ts';
import { findInvoice } from './store.ts';
import { assetsOf } from './store-document.ts';

/** A page drawn as SVG, and how many there are. */
export interface DrawnPage {
  svg: string;
  pages: number;
}

/** A page of a draft, with what cannot be printed as it was typed. */
export interface DrawnDraft extends DrawnPage {
  unprintable: UnprintableText[];
}

/**
 * Draws one page of a draft as it would be printed today, also as the next edition of an issued invoice; no transaction is held meanwhile.
 * NOT_FOUND for a stranger's client or invoice, or a page too far.
 */
export async function previewDraft(
  context: Context,
  input: { draft: InvoiceDraft; page: number; amends?: string | undefined },
): Promise<DrawnDraft> {
  const document = await inSnapshot(context, (transaction) => composed(context, transaction, input));
  return { ...(await draw(context, document, input.page)), unprintable: unprintableTexts(document) };
}

async function composed(
  context: Context,
  transaction: Transaction,
  { draft, amends }: { draft: InvoiceDraft; amends?: string | undefined },
): Promise<InvoiceDocument> {
  const parties = await loadParties(context, transaction, draft);
  const today = context.platform.clock.today();
  if (amends === undefined) return composeDraft(draft, parties, today);
  const invoice = await findInvoice(transaction, { businessId: context.businessId, id: amends });
  const before = documentOf(invoice);
  const amended = { draft: amendedDraft(draft, before), number: before.number };
  const document = composeDocument({ kind: 'invoice', ...amended, ...parties, today });
  return amendedDocument(document, { before, edition: invoice.edition + 1 });
}

/** Draws one page of an issued document from what was frozen. Refuses NOT_FOUND and NOT_ISSUED. */
export async function drawInvoicePage(
  context: Context,
  input: { id: string; page: number },
): Promise<DrawnPage> {
  const key = { businessId: context.businessId, id: input.id };
  const invoice = await inSnapshot(context, (transaction) => findInvoice(transaction, key));
  return draw(context, documentOf(invoice), input.page);
}

/** Draws one page of a document; NOT_FOUND for a page too far. */
export async function draw(context: Context, document: InvoiceDocument, page: number): Promise<DrawnPage> {
  const assets = await assetsOf(context, document);
  try {
    return await context.platform.renderer.page(document, assets, page);
  } catch (cause) {
    if (cause instanceof RenderRefusal && cause.code === 'render.page') throw notFound();
    throw cause;
  }
}
