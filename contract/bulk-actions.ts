/** One act on many invoices, worked off one by one: how far it is, and what became of each. */
import { z } from 'zod';
import { DayText, Id, IdempotencyKey, LanguageCode, procedure } from './common.ts';
import { InvoiceSelection } from './invoice-list.ts';
import { PAYMENT_METHODS } from './invoice-messages.ts';

export const BULK_KINDS = ['send', 'remind', 'markPaid', 'pdf', 'csv'] as const;
export const BULK_OUTCOMES = ['waiting', 'done', 'skipped', 'failed'] as const;

/** At most so many invoices at once. */
export const BULK_MAXIMUM = { send: 500, remind: 500, markPaid: 5000, pdf: 5000, csv: 100_000 } as const;

/** What is to be done with each of them. */
export const BulkOrder = z.discriminatedUnion('kind', [
  /** With the usual recipients and words; what was mailed before is skipped. */
  z.object({ kind: z.literal('send') }),
  z.object({ kind: z.literal('remind') }),
  /** Each by what is open. */
  z.object({ kind: z.literal('markPaid'), paidOn: DayText, method: z.enum(PAYMENT_METHODS) }),
  z.object({ kind: z.literal('pdf') }),
  /** German with semicolons and decimal commas, English with commas and decimal points. */
  z.object({ kind: z.literal('csv'), language: LanguageCode }),
]);

export const BulkActionMessage = z.object({
  id: Id,
  kind: z.enum(BULK_KINDS),
  /** `failed`: given up; what was done stays done. */
  state: z.enum(['running', 'done', 'failed']),
  total: z.int(),
  done: z.int(),
  skipped: z.int(),
  failed: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Path of the file, made while it is fetched; null before it can be, and where there is none. */
  url: z.string().nullable(),
});

export const BulkItemMessage = z.object({
  position: z.int(),
  invoiceId: Id,
  /** Null for a draft, and where the invoice is gone. */
  number: z.string().nullable(),
  clientName: z.string(),
  outcome: z.enum(BULK_OUTCOMES),
  /** Why it was not done: `draft`, `paid`, `gone` and so on, or `problem.` and the code of a problem. Empty where it was. */
  reason: z.string(),
});

const tags = ['Bulk actions'];

export const bulkActionsContract = {
  list: procedure
    .route({ method: 'GET', path: '/bulk-actions', tags, summary: 'List the latest acts on many invoices' })
    .output(z.object({ actions: z.array(BulkActionMessage) })),
  get: procedure
    .route({ method: 'GET', path: '/bulk-actions/{id}', tags, summary: 'Read how far an act is' })
    .input(z.object({ id: Id }))
    .output(BulkActionMessage),
  start: procedure
    .route({
      method: 'POST',
      path: '/bulk-actions',
      tags,
      summary:
        'Do something with many invoices, one act at a time; what is not possible is skipped with a reason',
      successStatus: 201,
    })
    .input(
      z.object({
        idempotencyKey: IdempotencyKey,
        order: BulkOrder,
        selection: InvoiceSelection,
        /** How many invoices it is about; refused where the selection has become another number of them. */
        expected: z.int().min(0).max(2_000_000_000).optional(),
      }),
    )
    .output(BulkActionMessage),
  items: procedure
    .route({
      method: 'GET',
      path: '/bulk-actions/{id}/items',
      tags,
      summary: 'What became of each invoice, page by key',
    })
    .input(
      z.object({
        id: Id,
        outcome: z.enum(BULK_OUTCOMES).optional(),
        after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(BulkItemMessage),
        next: z.int().nullable(),
      }),
    ),
};
