/** Invoices: drafts, issuing, cancelling, payments, the list, the preview. */
import { z } from 'zod';
import {
  CentsAmount,
  DayText,
  DocumentLanguageCode,
  Id,
  IdempotencyKey,
  Line,
  ProblemMessage,
  procedure,
  SearchText,
  Sum,
  Version,
} from './common.ts';
import { DraftFields } from './invoice-draft.ts';
import { ClientPayment, InvoiceMessage, InvoiceRow, LIST_FILTERS } from './invoice-messages.ts';
import { InvoiceStyleMessage } from './invoice-style.ts';

const conflict = {
  INCOMPLETE: {
    status: 422,
    message: 'The invoice is not complete.',
    data: z.object({ problems: z.array(ProblemMessage) }),
  },
  NOT_A_DRAFT: { status: 409, message: 'The invoice is already issued.' },
  NOT_ISSUED: { status: 409, message: 'The invoice is still a draft.' },
  ALREADY_CANCELLED: { status: 409, message: 'The invoice is already cancelled.' },
} as const;

const movedMoney = z.object({
  id: Id,
  idempotencyKey: IdempotencyKey,
  paidOn: DayText,
  amount: CentsAmount,
  method: z.enum(['bankTransfer', 'paypal', 'cash', 'other']),
  note: Line(200),
});

export const invoicesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/invoices',
      tags: ['Invoices'],
      summary: 'List invoices, newest first, page by key',
    })
    .input(
      z.object({
        filter: z.enum(LIST_FILTERS).optional(),
        search: SearchText.optional(),
        /** Only the invoices of this client. */
        clientId: Id.optional(),
        after: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(
      z.object({
        invoices: z.array(InvoiceRow),
        next: z.string().nullable(),
        /** Over everything that matches filter and search, drafts left out. */
        totals: z.object({ count: z.int(), gross: Sum, open: Sum }),
        /** Over everything that matches the search, per filter. */
        counts: z.record(z.enum(LIST_FILTERS), z.int()),
      }),
    ),
  payments: procedure
    .route({
      method: 'GET',
      path: '/clients/{clientId}/payments',
      tags: ['Invoices'],
      summary: 'List what a client paid and got back, newest first, page by key',
    })
    .input(
      z.object({
        clientId: Id,
        after: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(z.object({ payments: z.array(ClientPayment), next: z.string().nullable() })),
  get: procedure
    .route({ method: 'GET', path: '/invoices/{id}', tags: ['Invoices'], summary: 'Read an invoice' })
    .input(z.object({ id: Id }))
    .output(InvoiceMessage),
  createDraft: procedure
    .route({
      method: 'POST',
      path: '/invoices',
      tags: ['Invoices'],
      summary: 'Begin a draft',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, draft: DraftFields.partial() }))
    .output(InvoiceMessage),
  saveDraft: procedure
    .route({
      method: 'PUT',
      path: '/invoices/{id}/draft',
      tags: ['Invoices'],
      summary: 'Save a draft; `version` is the one that was read',
    })
    .input(z.object({ id: Id, version: Version, draft: DraftFields }))
    .output(InvoiceMessage)
    .errors({ NOT_A_DRAFT: conflict.NOT_A_DRAFT }),
  deleteDraft: procedure
    .route({ method: 'DELETE', path: '/invoices/{id}', tags: ['Invoices'], summary: 'Delete a draft' })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id }))
    .errors({ NOT_A_DRAFT: conflict.NOT_A_DRAFT }),
  issue: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/issue',
      tags: ['Invoices'],
      summary: 'Issue a draft: number, snapshot, journal',
    })
    .input(z.object({ id: Id, version: Version, idempotencyKey: IdempotencyKey }))
    .output(InvoiceMessage)
    .errors({ INCOMPLETE: conflict.INCOMPLETE, NOT_A_DRAFT: conflict.NOT_A_DRAFT }),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/cancel',
      tags: ['Invoices'],
      summary: 'Cancel an issued invoice by a linked cancellation document',
    })
    .input(z.object({ id: Id, idempotencyKey: IdempotencyKey }))
    .output(InvoiceMessage)
    .errors({ NOT_ISSUED: conflict.NOT_ISSUED, ALREADY_CANCELLED: conflict.ALREADY_CANCELLED }),
  recordPayment: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/payments',
      tags: ['Invoices'],
      summary: 'Record a payment',
      successStatus: 201,
    })
    .input(movedMoney)
    .output(InvoiceMessage)
    .errors({ NOT_ISSUED: conflict.NOT_ISSUED, ALREADY_CANCELLED: conflict.ALREADY_CANCELLED }),
  recordRefund: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/refunds',
      tags: ['Invoices'],
      summary: 'Record money given back, also for a cancelled invoice',
      successStatus: 201,
    })
    .input(movedMoney)
    .output(InvoiceMessage)
    .errors({ NOT_ISSUED: conflict.NOT_ISSUED, ALREADY_CANCELLED: conflict.ALREADY_CANCELLED }),
  /** One page of the document as it would be printed now. For an issued invoice, the stored document's pages. */
  preview: procedure
    .route({
      method: 'POST',
      path: '/invoices/preview',
      tags: ['Invoices'],
      summary: 'Draw one page of a draft as SVG',
    })
    .input(z.object({ draft: DraftFields, page: z.int().min(1).max(200) }))
    .output(
      z.object({
        svg: z.string(),
        pages: z.int(),
        /** Characters that no font can show, by field; the document prints □ for each. */
        unprintable: z.array(z.object({ field: z.string(), characters: z.array(z.string()) })),
      }),
    ),
  previewStyle: procedure
    .route({
      method: 'POST',
      path: '/invoices/style-preview',
      tags: ['Invoices'],
      summary: 'Draw one page of an invented invoice in a style as SVG',
    })
    .input(
      z.object({ style: InvoiceStyleMessage, language: DocumentLanguageCode, page: z.int().min(1).max(200) }),
    )
    .output(z.object({ svg: z.string(), pages: z.int() })),
  page: procedure
    .route({
      method: 'GET',
      path: '/invoices/{id}/pages/{page}',
      tags: ['Invoices'],
      summary: 'Draw one page of an issued invoice as SVG',
    })
    .input(z.object({ id: Id, page: z.coerce.number().int().min(1).max(200) }))
    .output(z.object({ svg: z.string(), pages: z.int() }))
    .errors({ NOT_ISSUED: conflict.NOT_ISSUED }),
};
