import {
  type FieldPlace,
  RenderRefusal,
  type RenderRefusalCode,
  type UnprintableText,
  unprintableTexts,
} from '@belegbar/documents';
import {
  amendedDocument,
  amendedDraft,
  composeDocument,
  type InvoiceDocument,
  type InvoiceDraft,
  isWritten,
  lengthProblems,
} from '@belegbar/domain/invoices';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { invalid, notFound, tooBusy } from '../platform/refusal.ts';
import { composeDraft, loadParties } from './draft-columns.ts';
import { documentOf } from './read.ts';
import { findInvoice } from './store.ts';
import { assetsOf } from './store-document.ts';

/** A page drawn as SVG, and how many there are. */
export interface DrawnPage {
  svg: string;
  pages: number;
}

/** A page of a draft, with where it shows which field, and what cannot be printed as it was typed. */
export interface DrawnDraft extends DrawnPage {
  places: FieldPlace[];
  unprintable: UnprintableText[];
}

/**
 * Draws one page of a draft as it would be printed today, also as the next edition of an issued invoice; no transaction is held meanwhile.
 * A newer page of the same draft takes the place of one that waits. NOT_FOUND for a stranger's client or invoice, or a page too far,
 * INVALID at `lines` for more text than can be issued, SERVICE_UNAVAILABLE while too much else is drawn.
 */
export async function previewDraft(
  context: Context,
  input: { draft: InvoiceDraft; page: number; amends?: string | undefined },
): Promise<DrawnDraft> {
  const tooLong = lengthProblems(input.draft);
  if (tooLong.length > 0) throw invalid(tooLong);
  const document = await inSnapshot(context, (transaction) => composed(context, transaction, input));
  const drawn = await draw(context, document, input.page, nameOf(input));
  return { ...drawn, unprintable: unprintableTexts(document) };
}

/** What stays the same of a draft while it is written: whom it amends, or its first line. */
function nameOf({ draft, page, amends }: { draft: InvoiceDraft; page: number; amends?: string | undefined }) {
  return `${amends ?? draft.lines[0]?.id ?? ''} ${page}`;
}

async function composed(
  context: Context,
  transaction: Transaction,
  { draft, amends }: { draft: InvoiceDraft; amends?: string | undefined },
): Promise<InvoiceDocument> {
  const parties = await loadParties(context, transaction, draft);
  const today = context.platform.clock.today();
  if (amends === undefined) {
    const document = composeDraft(draft, parties, today);
    // What the first line lacks is told beside the form; on the page an empty line looks like one that was billed.
    return isWritten(draft) ? document : { ...document, lines: [] };
  }
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

/**
 * Draws one page of a document. NOT_FOUND for a page too far, SERVICE_UNAVAILABLE while too much else is drawn.
 * @param name a page that waits under it is drawn no more
 */
export async function draw(
  context: Context,
  document: InvoiceDocument,
  page: number,
  name?: string,
): Promise<DrawnPage & Pick<DrawnDraft, 'places'>> {
  const assets = await assetsOf(context, document);
  const asker = { owner: context.businessId, ...(name !== undefined && { replaces: name }) };
  try {
    return await context.platform.renderer.page(document, assets, page, asker);
  } catch (cause) {
    if (!(cause instanceof RenderRefusal)) throw cause;
    if (cause.code === 'render.page') throw notFound();
    if (PASSING.includes(cause.code)) throw tooBusy();
    throw cause;
  }
}

/** What may be otherwise when it is asked again. */
const PASSING: readonly RenderRefusalCode[] = [
  'render.busy',
  'render.timeout',
  'render.replaced',
  'render.notStarted',
];
