import type { PublicInvoice } from '@belegbar/contract/share-links';
import { qrPath } from '@belegbar/documents';
import { paypalLink } from '@belegbar/domain/business';
import { giroCode, type InvoiceDocument, payeeOf } from '@belegbar/domain/invoices';
import { assert, type Cents } from '@belegbar/domain/money';
import type { z } from 'zod';
import { ownerOf } from '../business/index.ts';
import {
  type AttachedFile,
  type DrawnPage,
  downloadAttachment,
  downloadInvoicePdf,
  drawInvoicePage,
  type IssuedInvoice,
  isWithdrawn,
  loadIssuedInvoice,
  noteFirstView,
  type PdfFile,
} from '../invoices/index.ts';
import { addNotification } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { countAccess, findByToken, type OpenedLink, setFetched } from './store.ts';

/** What a stranger with the link sees. */
export type PublicInvoiceView = z.infer<typeof PublicInvoice>;

/** Who opens a link. */
export interface Visit {
  token: string;
  /** Nobody is looking: a link preview, a search engine, a browser that fetches ahead. */
  isMachine?: boolean;
}

/**
 * Opens the invoice behind a link and counts the access, unless the visitor is its owner or no person.
 * Unknown, expired and inactive links are one and the same NOT_FOUND, found out by one and the same lookup.
 */
export async function openShareLink(context: Context, visit: Visit): Promise<PublicInvoiceView> {
  const { link, owner, isOwner } = await enter(context, visit.token);
  const { invoice, document } = await shared(owner, link);
  if (!isOwner && visit.isMachine !== true) await noteAccess(owner, link, document);
  return invoice;
}

async function shared(
  owner: Context,
  { invoiceId }: OpenedLink,
): Promise<{ invoice: PublicInvoiceView; document: InvoiceDocument }> {
  const issued = await inTransaction(owner, (transaction) =>
    loadIssuedInvoice(owner, transaction, invoiceId),
  );
  const { pages } = await drawInvoicePage(owner, { id: invoiceId, page: 1 });
  return { invoice: face(issued, pages), document: issued.document };
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

/** A file that goes with the invoice behind a link, by its place from 1. */
export async function downloadSharedAttachment(
  context: Context,
  asked: { token: string; position: number },
): Promise<AttachedFile> {
  const { link, owner } = await enter(context, asked.token);
  return downloadAttachment(owner, { id: link.invoiceId, position: asked.position });
}

/** What the page behind a link shows; looking counts as no access, since programs that read mails look, too. Refuses NOT_FOUND. */
export async function readSharedInvoice(
  context: Context,
  token: string,
): Promise<{ invoice: PublicInvoiceView; document: InvoiceDocument }> {
  const { link, owner } = await enter(context, token);
  return shared(owner, link);
}

/**
 * Turns a token into the right to act for its business, for this one invoice. Whoever fetches anything with it, person or program, may have seen the
 * document, unless it is the owner. An invoice that was taken back before anyone saw it is shown to nobody any more: NOT_FOUND.
 */
async function enter(
  context: Context,
  token: string,
): Promise<{ link: OpenedLink; owner: Context; isOwner: boolean }> {
  const link = await lookUp(context, token);
  if (link === null) throw notFound();
  const { actor } = context;
  const owner: Context = {
    ...context,
    businessId: link.businessId,
    actor: { kind: 'system', name: 'shareLinks' },
  };
  const isOwner = actor.kind === 'public' && actor.visitorBusinessId === link.businessId;
  await inTransaction(owner, async (transaction) => {
    const key = { businessId: link.businessId, id: link.linkId };
    // Waits for a withdrawal that is under way, so the invoice is read after it.
    if (!isOwner) await setFetched(transaction, key, owner.platform.clock.now());
    if (await isWithdrawn(owner, transaction, link.invoiceId)) throw notFound();
  });
  return { link, owner, isOwner };
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
    // The invoice before its link, as in every verb, so that two never wait for each other.
    const isFirst = await noteFirstView(owner, transaction, { invoiceId, linkId });
    await countAccess(transaction, key, owner.platform.clock.now());
    if (!isFirst) return;
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
  const { document, open, cancelled } = invoice;
  const isOwed = document.kind === 'invoice' && !cancelled && open > 0;
  const payload = isOwed ? giroCode(document, open) : null;
  const status = statusOf(invoice);
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
    status,
    cancelled,
    gross: document.totals.gross,
    open,
    paidOn: status === 'paid' ? invoice.paidOn : null,
    bank: isOwed ? bankOf(document, document.number) : null,
    giroCode: payload === null ? null : qrPath(payload),
    paypal: isOwed ? paypalOf(document, open) : null,
    attachments: (document.attachments ?? []).map(({ name, size }) => ({ name, size })),
    pages,
  };
}

/** Only money makes an invoice paid. */
function statusOf({ status, received, writtenOff }: IssuedInvoice): PublicInvoiceView['status'] {
  if (status !== 'paid') return status;
  if (writtenOff > 0) return 'closed';
  return received > 0 ? 'paid' : 'credited';
}

function bankOf(document: InvoiceDocument, number: string): PublicInvoiceView['bank'] {
  const { iban, bic } = document.bank;
  const reference = document.creditorReference ?? number;
  return iban === '' ? null : { payee: payeeOf(document), iban, bic, reference };
}

function paypalOf({ paypal }: InvoiceDocument, open: Cents): PublicInvoiceView['paypal'] {
  if (paypal === undefined || (paypal.username === '' && paypal.email === '')) return null;
  const { email, username } = paypal;
  return { url: username === '' ? '' : paypalLink(username, open).url, email };
}
