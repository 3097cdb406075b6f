/** The face of an issued document, as its recipient sees it. */
import type { PublicInvoice } from '@belegbar/contract/share-links';
import { qrPath } from '@belegbar/documents';
import { paypalLink } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { giroCode, type InvoiceDocument, invoiceState, payeeOf } from '@belegbar/domain/invoices';
import { assert, type Cents } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { IssuedInvoice } from '../invoices/index.ts';
import { dayOf } from '../platform/clock/index.ts';

/** What a stranger with the link sees. */
export type PublicInvoiceView = z.infer<typeof PublicInvoice>;

/** Nothing of the business beyond what the document itself says. */
export function publicViewOf(
  invoice: IssuedInvoice,
  { pages, today, reminder }: { pages: number; today: Day; reminder: PublicInvoiceView['reminder'] },
): PublicInvoiceView {
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
    hasLogo: document.logo !== null,
    recipientName: document.recipient.name,
    invoiceDate: document.invoiceDate,
    dueDate: document.dueDate,
    status,
    cancelled,
    amended: invoice.amended && { edition: invoice.amended.edition, on: dayOf(invoice.amended.at) },
    state: stateOf(invoice, today),
    reminder: isOwed ? reminder : null,
    currency: document.currency,
    gross: document.totals.gross,
    open,
    received: invoice.received,
    paidOn: status === 'paid' ? invoice.paidOn : null,
    bank: isOwed ? bankOf(document, document.number) : null,
    giroCode: payload === null ? null : qrPath(payload),
    printedCodeDiffers: payload !== null && open !== document.totals.gross,
    paypal: isOwed ? paypalOf(document, open) : null,
    eInvoice: eInvoiceOf(invoice),
    attachments: (document.attachments ?? []).map(({ name, size }) => ({ name, size })),
    pages,
  };
}

/** The client is offered one, the one that says more. */
function eInvoiceOf({ eInvoices }: IssuedInvoice): PublicInvoiceView['eInvoice'] {
  if (eInvoices.xrechnung) return 'xrechnung';
  return eInvoices.facturX ? 'factur-x' : null;
}

/** Whoever has the link has the invoice; who else has looked at it is nobody's business but its owner's. */
function stateOf(invoice: IssuedInvoice, today: Day): PublicInvoiceView['state'] {
  const { document, status, cancelled, open, received, writtenOff } = invoice;
  const { kind, dueDate, totals } = document;
  const amounts = { gross: totals.gross, open, received, writtenOff };
  return invoiceState({ kind, status, cancelled, ...amounts, dueDate, isSent: true, isSeen: false }, today);
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

function paypalOf({ paypal, currency }: InvoiceDocument, open: Cents): PublicInvoiceView['paypal'] {
  if (paypal === undefined || (paypal.username === '' && paypal.email === '')) return null;
  const { email, username } = paypal;
  return { url: username === '' ? '' : paypalLink(username, open, currency).url, email };
}
