/** Clients of the business. */
import {
  BUYER_REFERENCE_MAXIMUM,
  FORMS_OF_ADDRESS,
  INVOICE_FORMATS,
  RECIPIENTS_MAXIMUM,
} from '@belegbar/domain/clients';
import { VAT_CASES } from '@belegbar/domain/invoices';
import { z } from 'zod';
import {
  DayText,
  DocumentLanguageCode,
  Id,
  IdempotencyKey,
  Line,
  procedure,
  SearchText,
  Sum,
  Text,
  Version,
} from './common.ts';

export const ClientFields = z.object({
  /** The business's own; each belongs to one client, empty ones to any. */
  number: Line(40),
  name: Line(200).min(1),
  contactPerson: Line(200),
  email: Line(254),
  phone: Line(50),
  website: Line(200),
  street: Line(200),
  addressAddition: Line(200),
  postCode: Line(20),
  city: Line(100),
  country: z.string().regex(/^[A-Z]{2}$/),
  isBusiness: z.boolean(),
  vatId: Line(20),
  /** BT-10 of invoices to public bodies. */
  leitwegId: Line(BUYER_REFERENCE_MAXIMUM),
  language: DocumentLanguageCode,
  /** Whether German documents say Sie (`formal`) or du. */
  formOfAddress: z.enum(FORMS_OF_ADDRESS),
  /** Days to pay of a new invoice: 0 on receipt, null as the business has it. */
  paymentDays: z.int().min(0).max(365).nullable(),
  /** Proposed for new lines where the law leaves room; null: what the law proposes. */
  vatCase: z.enum(VAT_CASES).nullable(),
  /** How the client wants to receive invoices. */
  invoiceFormat: z.enum(INVOICE_FORMATS),
  /** Further addresses beside `email`. */
  recipients: z.array(z.object({ kind: z.enum(['to', 'cc']), email: Line(254) })).max(RECIPIENTS_MAXIMUM),
  notes: Text(5000),
});

/** What a new client may leave out: it is then as for most. */
const NewClient = ClientFields.extend({
  leitwegId: ClientFields.shape.leitwegId.default(''),
  formOfAddress: ClientFields.shape.formOfAddress.default('formal'),
  paymentDays: ClientFields.shape.paymentDays.default(null),
  vatCase: ClientFields.shape.vatCase.default(null),
  invoiceFormat: ClientFields.shape.invoiceFormat.default('pdf'),
  recipients: ClientFields.shape.recipients.default([]),
});

export const ClientMessage = ClientFields.extend({ id: Id, version: Version, archived: z.boolean() });

/** What a client owes and has brought, in cents. */
const ClientTotals = z.object({
  open: Sum,
  /** Issued less what was cancelled, credited, discounted and written off, in all years. */
  revenueNet: Sum,
  revenueGross: Sum,
  /** Date of the latest invoice, or null before the first. */
  lastInvoiceDate: DayText.nullable(),
});

export const CLIENT_SORTS = ['name', 'open', 'revenue', 'lastInvoice'] as const;

export const clientsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/clients',
      tags: ['Clients'],
      summary: 'List clients with what they owe and have brought, page by key',
    })
    .input(
      z.object({
        search: SearchText.optional(),
        /** By name from A; all else from the most or the latest down. */
        sort: z.enum(CLIENT_SORTS).optional(),
        archived: z.enum(['all', 'no', 'yes']).optional(),
        after: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
        /** Only clients that are not archived and have none of this. */
        missing: z.enum(['email']).optional(),
      }),
    )
    .output(
      z.object({
        clients: z.array(ClientMessage.extend({ totals: ClientTotals })),
        next: z.string().nullable(),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/clients/{id}', tags: ['Clients'], summary: 'Read a client' })
    .input(z.object({ id: Id }))
    .output(ClientMessage),
  totals: procedure
    .route({
      method: 'GET',
      path: '/clients/{id}/totals',
      tags: ['Clients'],
      summary: 'What a client owes and has brought, in all and this year',
    })
    .input(z.object({ id: Id }))
    .output(ClientTotals.extend({ year: z.int(), yearNet: Sum, yearGross: Sum })),
  nextNumber: procedure
    .route({
      method: 'GET',
      path: '/clients/next-number',
      tags: ['Clients'],
      summary: 'A number that no client has yet, counted on from the last one given',
    })
    .output(z.object({ number: z.string() })),
  create: procedure
    .route({
      method: 'POST',
      path: '/clients',
      tags: ['Clients'],
      summary: 'Add a client',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        client: NewClient,
        /** For a single invoice: archived from the start, so that it is proposed for no other. */
        archived: z.boolean().optional(),
      }),
    )
    .output(ClientMessage),
  update: procedure
    .route({ method: 'PATCH', path: '/clients/{id}', tags: ['Clients'], summary: 'Change a client' })
    .input(z.object({ id: Id, version: Version, changes: ClientFields.partial() }))
    .output(ClientMessage),
  archive: procedure
    .route({
      method: 'POST',
      path: '/clients/{id}/archive',
      tags: ['Clients'],
      summary: 'Hide a client from new invoices, or show it again',
    })
    .input(z.object({ id: Id, archived: z.boolean() }))
    .output(ClientMessage),
};
