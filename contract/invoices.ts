/** Invoices: drafts, issuing, cancelling, payments, the list, the preview. */
import { z } from 'zod';
import {
  CentsAmount,
  DayText,
  DocumentLanguageCode,
  Id,
  IdempotencyKey,
  ProblemMessage,
  procedure,
  Sum,
  Version,
} from './common.ts';
import { invoiceAmendment } from './invoice-amendment.ts';
import { invoiceCorrections } from './invoice-corrections.ts';
import { AttachmentMessage, DraftFields } from './invoice-draft.ts';
import {
  InvoiceFilter,
  InvoiceSelection,
  LIST_ORDERS,
  LIST_SORTS,
  LIST_STATES,
  SelectionTotals,
} from './invoice-list.ts';
import { ClientPayment, InvoiceMessage, InvoiceRow } from './invoice-messages.ts';
import { InvoiceStyleMessage } from './invoice-style.ts';

const conflict = {
  INCOMPLETE: {
    status: 422,
    message: 'The invoice is not complete.',
    data: z.object({ problems: z.array(ProblemMessage) }),
  },
  NOT_A_DRAFT: { status: 409, message: 'The invoice is already issued.' },
  NOT_ISSUED: { status: 409, message: 'The invoice is still a draft.' },
} as const;

export const invoicesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/invoices',
      tags: ['Invoices'],
      summary:
        'List invoices that match a filter, page by key; newest first unless another order is asked for',
    })
    .input(
      InvoiceFilter.extend({
        sort: z.enum(LIST_SORTS).optional(),
        order: z.enum(LIST_ORDERS).optional(),
        /** `next` of the page before, asked for in the same order. */
        after: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(
      z.object({
        invoices: z.array(InvoiceRow),
        next: z.string().nullable(),
        /** Over everything that matches, drafts left out. */
        totals: z.object({ count: z.int(), gross: Sum, open: Sum }),
        /** Over everything that matches but for the states: how many there are in each. */
        counts: z.record(z.enum(['all', ...LIST_STATES]), z.int()),
      }),
    ),
  selection: procedure
    .route({
      method: 'POST',
      path: '/invoices/selection',
      tags: ['Invoices'],
      summary: 'Add up what is chosen in the list',
    })
    .input(z.object({ selection: InvoiceSelection }))
    .output(SelectionTotals),
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
  attach: procedure
    .route({
      method: 'POST',
      path: '/invoices/attachments',
      tags: ['Invoices'],
      summary: 'Upload a file for a draft to name: PDF, PNG or JPEG up to 10 MB; unnamed it goes after a day',
    })
    .input(z.object({ file: z.file() }))
    .output(
      AttachmentMessage.extend({
        /** A PDF that runs a script or starts something; whoever attaches it should know. */
        isActive: z.boolean(),
      }),
    ),
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
  ...invoiceCorrections,
  ...invoiceAmendment,
  /** One page of the document as it would be printed now. For an issued invoice, the stored document's pages. */
  preview: procedure
    .route({
      method: 'POST',
      path: '/invoices/preview',
      tags: ['Invoices'],
      summary: 'Draw one page of a draft as SVG',
    })
    .input(
      z.object({
        draft: DraftFields,
        page: z.int().min(1).max(200),
        /** The issued invoice of which this would be the next edition. */
        amends: Id.optional(),
      }),
    )
    .output(
      z.object({
        svg: z.string(),
        pages: z.int(),
        /** Where the page shows which field of the draft, in parts of its width and height. */
        places: z.array(
          z.object({
            field: z.string(),
            left: z.number(),
            top: z.number(),
            width: z.number(),
            height: z.number(),
          }),
        ),
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
  saidPaid: procedure
    .route({
      method: 'GET',
      path: '/invoices/said-paid',
      tags: ['Invoices'],
      summary: 'List the invoices still owed of which their clients said that they are paid',
    })
    .output(z.object({ invoices: z.array(z.object({ id: Id, saidOn: DayText, isAwaited: z.boolean() })) })),
  turnover: procedure
    .route({
      method: 'GET',
      path: '/turnover/{year}',
      tags: ['Invoices'],
      summary:
        'What counts for the limits of § 19, § 3a (5) and § 3c UStG, of a year so far and of the year before',
    })
    .input(z.object({ year: z.coerce.number().int().min(2000).max(2100) }))
    .output(
      z.object({
        year: z.int(),
        /** Cents of euros: what has come in for supplies that count. */
        received: CentsAmount,
        /** Null where the books do not reach back that far. */
        previousYear: CentsAmount.nullable(),
        /** The business began in that year. */
        isFounding: z.boolean(),
        /** Billed with German VAT to consumers in other states of the EU, without the VAT: in that year so far, and in the one before. */
        euConsumers: z.object({ sold: CentsAmount, soldBefore: CentsAmount }),
      }),
    ),
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
