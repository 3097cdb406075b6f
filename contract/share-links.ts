/** Links by which a client opens an issued invoice without signing in. */
import { DOCUMENT_KINDS } from '@belegbar/domain/invoices';
import { CURRENCIES } from '@belegbar/domain/money';
import { z } from 'zod';
import { CentsAmount, DayText, Id, IdempotencyKey, LanguageCode, procedure, Text } from './common.ts';
import { InvoiceStateMessage } from './invoice-messages.ts';

export const ShareLink = z.object({
  id: Id,
  invoiceId: Id,
  /** The unguessable part of the address `/public-invoice/{token}`. */
  token: z.string(),
  active: z.boolean(),
  createdOn: DayText,
  /** Last day on which it opens; null never expires. */
  expiresOn: DayText.nullable(),
  accessCount: z.int(),
  lastAccessedAt: z.iso.datetime().nullable(),
});

/** What a stranger with the link sees: the issued document's face, nothing of the business beyond it. */
export const PublicInvoice = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  language: LanguageCode,
  title: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  /** Fetched from `/public-invoice/{token}/logo`. */
  hasLogo: z.boolean(),
  recipientName: z.string(),
  invoiceDate: DayText,
  dueDate: DayText,
  /** `credited`: credit notes alone left nothing to pay; `closed`: no longer asked for, though not all has come. */
  status: z.enum(['sent', 'paid', 'credited', 'closed']),
  cancelled: z.boolean(),
  /** The edition that replaced others, and the day; null for the first. */
  amended: z.object({ edition: z.int(), on: DayText }).nullable(),
  /** Where it stands for who has the link: as of an invoice that was sent. */
  state: InvoiceStateMessage,
  /** The last reminder that left of what is overdue: when, and by which day it asked to pay; null for none. */
  reminder: z.object({ on: DayText, payBy: DayText.nullable() }).nullable(),
  /** BT-5: of its amounts. */
  currency: z.enum(CURRENCIES),
  gross: CentsAmount,
  open: CentsAmount,
  /** Money that has come, less what was given back. */
  received: CentsAmount,
  paidOn: DayText.nullable(),
  /** Null where nothing is to be paid. */
  bank: z.object({ payee: z.string(), iban: z.string(), bic: z.string(), reference: z.string() }).nullable(),
  /** GiroCode as an SVG path on a square of `size` modules; null where it makes no sense, as in another currency than euros. */
  giroCode: z.object({ path: z.string(), size: z.int() }).nullable(),
  /** The code on the document itself names another amount, since some of it is paid or credited. */
  printedCodeDiffers: z.boolean(),
  /** Where to pay by PayPal: an address, which names the amount where PayPal takes its currency, or empty, and the account's; null where it is not offered. */
  paypal: z.object({ url: z.string(), email: z.string() }).nullable(),
  /** The e-invoice that is offered beside the PDF, fetched from `/public-invoice/{token}/{name}.xml`; null without one. */
  eInvoice: z.enum(['xrechnung', 'factur-x']).nullable(),
  /** The files that go with the invoice, fetched from `/public-invoice/{token}/attachments/{place from 1}`. */
  attachments: z.array(z.object({ name: z.string(), size: z.int() })),
  pages: z.int(),
});

/** How far links have reached one client. */
const ClientReach = z.object({
  clientId: Id,
  /** Invoices with a link, whether it still opens or not. */
  shared: z.int(),
  /** Of these, the ones that were opened. */
  seen: z.int(),
  lastSeenAt: z.iso.datetime().nullable(),
  /** The one that was opened last; while none was, the one that was shared last. */
  invoiceId: Id,
});

export const shareLinksContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/invoices/{invoiceId}/share-links',
      tags: ['Share links'],
      summary: 'List the links of an invoice',
    })
    .input(z.object({ invoiceId: Id }))
    .output(z.object({ links: z.array(ShareLink) })),
  create: procedure
    .route({
      method: 'POST',
      path: '/invoices/{invoiceId}/share-links',
      tags: ['Share links'],
      summary: 'Make a link',
      successStatus: 201,
    })
    .input(
      z.object({
        invoiceId: Id,
        idempotencyKey: IdempotencyKey,
        expiresInDays: z.int().min(1).max(3650).nullable(),
      }),
    )
    .output(ShareLink)
    .errors({ NOT_ISSUED: { status: 409, message: 'The invoice is still a draft.' } }),
  setActive: procedure
    .route({
      method: 'PATCH',
      path: '/share-links/{id}',
      tags: ['Share links'],
      summary: 'Switch a link off or on, or change its expiry',
    })
    .input(
      z.object({
        id: Id,
        active: z.boolean(),
        expiresInDays: z.int().min(1).max(3650).nullable().optional(),
      }),
    )
    .output(ShareLink),
  reach: procedure
    .route({
      method: 'GET',
      path: '/share-links/reach',
      tags: ['Share links'],
      summary: 'Count what was shared with clients and what they opened; clients without a link are left out',
    })
    .input(z.object({ clientIds: z.array(Id).min(1).max(200) }))
    .output(z.object({ clients: z.array(ClientReach) })),
  /** Open to anyone; counts an access. Unknown, expired and inactive links answer alike with NOT_FOUND. */
  open: procedure
    .meta({ isOpen: true, limit: 'publicLink' })
    .route({
      method: 'GET',
      path: '/public-invoices/{token}',
      tags: ['Share links'],
      summary: 'Read the invoice behind a link',
    })
    .input(z.object({ token: z.string().max(100) }))
    .output(PublicInvoice),
  /** Open to anyone, a few times a day for each invoice; what is said reaches the owner as text. */
  say: procedure
    .meta({ isOpen: true, limit: 'publicLink' })
    .route({
      method: 'POST',
      path: '/public-invoices/{token}/messages',
      tags: ['Share links'],
      summary: 'Say that the invoice behind a link is paid, take that back, or ask a question about it',
    })
    .input(
      z.object({
        token: z.string().max(100),
        kind: z.enum(['paid', 'notPaid', 'question']),
        /** Empty but for a question. */
        text: Text(2000),
      }),
    )
    .output(z.object({ said: z.literal(true) }))
    .errors({
      NOTHING_SAID: { status: 422, message: 'There is nothing to pass on.' },
      ENOUGH_SAID: { status: 429, message: 'Enough was said about this invoice today.' },
    }),
  page: procedure
    .meta({ isOpen: true, limit: 'publicLink' })
    .route({
      method: 'GET',
      path: '/public-invoices/{token}/pages/{page}',
      tags: ['Share links'],
      summary: 'Draw one page of the invoice behind a link as SVG',
    })
    .input(z.object({ token: z.string().max(100), page: z.coerce.number().int().min(1).max(200) }))
    .output(z.object({ svg: z.string(), pages: z.int() })),
};
