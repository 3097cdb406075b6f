import { RenderRefusal, type UnprintableText, unprintableTexts } from '@belegbar/documents';
import type { InvoiceDocument, InvoiceDraft } from '@belegbar/domain/invoices';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
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

/** Draws one page of a draft as it would be printed today; no transaction is held meanwhile. NOT_FOUND for a stranger's client or a page too far. */
export async function previewDraft(
  context: Context,
  input: { draft: InvoiceDraft; page: number },
): Promise<DrawnDraft> {
  const parties = await inSnapshot(context, (transaction) => loadParties(context, transaction, input.draft));
  const document = composeDraft(input.draft, parties, context.platform.clock.today());
  return { ...(await draw(context, document, input.page)), unprintable: unprintableTexts(document) };
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
