import type { PublicInvoice } from '@belegbar/contract/share-links';
import { qrPath } from '@belegbar/documents';
import { giroCode, type InvoiceDocument, payeeOf } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { z } from 'zod';
import { ownerOf } from '../business/index.ts';
import {
  type DrawnPage,
  downloadInvoicePdf,
  drawInvoicePage,
  type IssuedInvoice,
  loadIssuedInvoice,
  noteFirstView,
  type PdfFile,
} from '../invoices/index.ts';
import { addNotification } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { countAccess, findByToken, type OpenedLink } from './store.ts';

/** What a stranger with the link sees. */
export type PublicInvoiceView = z.infer<typeof PublicInvoice>;

/** Who opens a link: `context` is a stranger's, `viewerBusinessId` names the business of a signed-in visitor. */
export interface Visit {
  token: string;
  viewerBusinessId: string | null;
}

/**
 * Opens the invoice behind a link and counts the access, unless the visitor is its owner.
 * Unknown, expired and inactive links are one and the same NOT_FOUND, found out by one and the same lookup.
 */
export async function openShareLink(context: Context, visit: Visit): Promise<PublicInvoiceView> {
  const { link, owner } = await enter(context, visit.token);
  const invoice = await inTransaction(owner, (transaction) =>
    loadIssuedInvoice(owner, transaction, link.invoiceId),
  );
  const { pages } = await drawInvoicePage(owner, { id: link.invoiceId, page: 1 });
  if (visit.viewerBusinessId !== link.businessId) await noteAccess(owner, link, invoice.document);
  return face(invoice, pages);
}

/** Draws one page of the invoice behind a link. */
export async function drawSharedPage(
  context: Context,
  input: { token: string; page: number },
): Promise<DrawnPage> {
  const { link, owner } = await enter(context, input.token);
  return drawInvoicePage(owner, { id: link.invoiceId, page: input.page });
}

/** The stored PDF of the invoice behind a link. */
export async function downloadSharedPdf(context: Context, token: string): Promise<PdfFile> {
  const { link, owner } = await enter(context, token);
  return downloadInvoicePdf(owner, link.invoiceId);
}

/** Whether a link opens now. */
export async function isShareLinkOpen(context: Context, token: string): Promise<boolean> {
  return (await lookUp(context, token)) !== null;
}

/** Turns a token into the right to act for its business, for this one invoice. */
async function enter(context: Context, token: string): Promise<{ link: OpenedLink; owner: Context }> {
  const link = await lookUp(context, token);
  if (link === null) throw notFound();
  return {
    link,
    owner: { ...context, businessId: link.businessId, actor: { kind: 'system', name: 'shareLinks' } },
  };
}

/** What cannot be a token, such as text that the database refuses, is as unknown as any other. */
async function lookUp(context: Context, token: string): Promise<OpenedLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  return inTransaction(context, (transaction) =>
    findByToken(transaction, token, context.platform.clock.today()),
  );
}

/** The owner is told of the first time. */
async function noteAccess(owner: Context, link: OpenedLink, document: InvoiceDocument): Promise<void> {
  const { invoiceId, linkId } = link;
  await inTransaction(owner, async (transaction) => {
    const key = { businessId: link.businessId, id: linkId };
    await countAccess(transaction, key, owner.platform.clock.now());
    if (!(await noteFirstView(owner, transaction, { invoiceId, linkId }))) return;
    const { number, recipient } = document;
    await addNotification(within(owner, transaction), {
      userId: await ownerOf(owner, transaction),
      type: 'invoice_viewed',
      title: {
        de: `${recipient.name} hat ${number} angesehen`,
        en: `${recipient.name} has viewed ${number}`,
      },
      message: { de: 'über den Link', en: 'through the link' },
      actionUrl: `/invoice/${invoiceId}`,
    });
  });
}

function face(invoice: IssuedInvoice, pages: number): PublicInvoiceView {
  const { document, open } = invoice;
  const payload = open > 0 ? giroCode(document, open) : null;
  assert(document.number !== null, 'an issued document has a number');
  return {
    kind: document.kind,
    number: document.number,
    language: document.language,
    title: document.title,
    senderName: document.sender.businessName || document.sender.fullName,
    senderEmail: document.sender.email,
    recipientName: document.recipient.name,
    invoiceDate: document.invoiceDate,
    dueDate: document.dueDate,
    status: invoice.status,
    cancelled: invoice.cancelled,
    gross: document.totals.gross,
    open,
    paidOn: invoice.paidOn,
    bank: open > 0 ? bankOf(document, document.number) : null,
    giroCode: payload === null ? null : qrPath(payload),
    pages,
  };
}

function bankOf(document: InvoiceDocument, reference: string): PublicInvoiceView['bank'] {
  const { iban, bic } = document.bank;
  return iban === '' ? null : { payee: payeeOf(document), iban, bic, reference };
}
