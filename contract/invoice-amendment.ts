/** Amending an issued invoice where the GoBD mode is off: same number, a new edition. */
import { z } from 'zod';
import { Id, IdempotencyKey, ProblemMessage, procedure, Version } from './common.ts';
import { DraftFields } from './invoice-draft.ts';
import { InvoiceMessage } from './invoice-messages.ts';

export const invoiceAmendment = {
  amend: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/amendments',
      tags: ['Invoices'],
      summary:
        'Amend an issued invoice that is unpaid and in no return handed over, with the GoBD mode off; `version` is the one that was read',
      successStatus: 201,
    })
    .input(z.object({ id: Id, version: Version, draft: DraftFields, idempotencyKey: IdempotencyKey }))
    .output(InvoiceMessage)
    .errors({
      NOT_ISSUED: { status: 409, message: 'The invoice is still a draft.' },
      NOT_AN_INVOICE: { status: 409, message: 'This document corrects an invoice and is not amended.' },
      ALREADY_CANCELLED: { status: 409, message: 'The invoice is already cancelled.' },
      GOBD_MODE_ON: {
        status: 409,
        message: 'The GoBD mode is on: an issued invoice is corrected by a document.',
      },
      ALREADY_FOLLOWED: {
        status: 409,
        message: 'Money was noted for the invoice, or something corrects it: it is corrected by a document.',
      },
      RETURN_FILED: {
        status: 409,
        message: 'The invoice counts in a return that was handed over: it is corrected by a document.',
      },
      INCOMPLETE: {
        status: 422,
        message: 'The invoice is not complete.',
        data: z.object({ problems: z.array(ProblemMessage) }),
      },
    }),
};
