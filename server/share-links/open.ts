import { formatDay } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { formatMoney } from '@belegbar/domain/money';
import { ownerOf } from '../business/index.ts';
import {
  type AttachedFile,
  type DownloadedFile,
  type DrawnPage,
  downloadAttachment,
  downloadDocument,
  downloadInvoicePdf,
  drawInvoicePage,
  isSaidPaid,
  isWithdrawn,
  loadIssuedInvoice,
  noteFetched,
  noteFirstView,
} from '../invoices/index.ts';
import { addNotification } from '../notifications/index.ts';
import { dayOf } from '../platform/clock/index.ts';
import { type Context, within } from '../platform/context.ts';
import { inSnapshot, inTransaction } from '../platform/database/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type PublicInvoiceView, publicViewOf } from './public-view.ts';
import { countAccess, findByToken, findLastReminder, type OpenedLink, setFetched } from './store.ts';

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
  const [issued, reminder] = await inSnapshot(owner, (transaction) =>
    Promise.all([
      loadIssuedInvoice(owner, transaction, invoiceId),
      findLastReminder(transaction, { businessId: owner.businessId, invoiceId }),
    ]),
  );
  const reminded = reminder && { on: dayOf(reminder.at), payBy: reminder.payBy };
  const { pages } = await drawInvoicePage(owner, { id: invoiceId, page: 1 });
  const seen = { pages, today: owner.platform.clock.today(), reminder: reminded };
  return { invoice: publicViewOf(issued, seen), document: issued.document };
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
export async function downloadSharedPdf(context: Context, token: string): Promise<DownloadedFile> {
  const { link, owner } = await enter(context, token);
  return downloadInvoicePdf(owner, link.invoiceId);
}

/** An e-invoice of the invoice behind a link; NOT_FOUND where it has none of the kind. */
export async function downloadSharedEInvoice(
  context: Context,
  asked: { token: string; file: 'xrechnung' | 'facturX' },
): Promise<DownloadedFile> {
  const { link, owner } = await enter(context, asked.token);
  return downloadDocument(owner, { id: link.invoiceId, file: asked.file });
}

/** The logo on the invoice behind a link. Refuses NOT_FOUND, also where it has none. */
export async function downloadSharedLogo(
  context: Context,
  token: string,
): Promise<{ bytes: Uint8Array; hash: string }> {
  const { link, owner } = await enter(context, token);
  const { document } = await inSnapshot(owner, (transaction) =>
    loadIssuedInvoice(owner, transaction, link.invoiceId),
  );
  const hash = document.logo;
  const bytes = hash === null ? null : await owner.platform.files.get(link.businessId, hash);
  if (hash === null || bytes === null) throw notFound();
  return { bytes, hash };
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
): Promise<{ invoice: PublicInvoiceView; document: InvoiceDocument; isSaidPaid: boolean }> {
  const { link, owner } = await enter(context, token);
  const said = await inSnapshot(owner, (transaction) => isSaidPaid(owner, transaction, link.invoiceId));
  return { ...(await shared(owner, link)), isSaidPaid: said };
}

/**
 * Turns a token into the right to act for its business, for this one invoice. Whoever fetches anything with it, person or program, may have seen the
 * document, unless it is the owner. An invoice that was taken back before anyone saw it is shown to nobody any more: NOT_FOUND.
 * @system A stranger has the token, which the database has just found; that they came is kept at the link.
 */
export async function enter(
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
    // The invoice before its link, and after a withdrawal that is under way.
    if (!isOwner)
      await Promise.all([
        noteFetched(owner, transaction, link.invoiceId),
        setFetched(transaction, key, owner.platform.clock.now()),
      ]);
    if (await isWithdrawn(owner, transaction, link.invoiceId)) throw notFound();
  });
  return { link, owner, isOwner };
}

/** What cannot be a token, such as text that the database refuses, is as unknown as any other. */
async function lookUp(context: Context, token: string): Promise<OpenedLink | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  return inSnapshot(context, (transaction) =>
    findByToken(transaction, token, context.platform.clock.today()),
  );
}

/**
 * The owner is told of the first time.
 * @system A stranger has come in; the invoice is told of it, and its owner.
 */
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
        de: `${number} wurde angesehen`,
        en: `${number} was viewed`,
      },
      message: {
        de: `Der Link zur Rechnung an ${recipient.name} wurde zum ersten Mal geöffnet.`,
        en: `The link to the invoice for ${recipient.name} was opened for the first time.`,
      },
      mailed: {
        de: `Der Link zu deiner Rechnung an ${recipient.name} über ${gross('de', document)} wurde zum ersten Mal geöffnet. Fällig ist sie am ${formatDay(document.dueDate, 'de')}.`,
        en: `The link to your invoice to ${recipient.name} for ${gross('en', document)} was opened for the first time. It is due on ${formatDay(document.dueDate, 'en')}.`,
      },
      actionUrl: `/invoice/${invoiceId}`,
    });
  });
}

function gross(language: 'de' | 'en', { totals, currency }: InvoiceDocument): string {
  return formatMoney(totals.gross, language, currency);
}
