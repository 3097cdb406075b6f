/** What follows an issued invoice: money, and the documents and acts that correct it. */
import { CANCELLATION_REASONS, VAT_CASES } from '@belegbar/domain/invoices';
import { z } from 'zod';
import {
  CentsAmount,
  DayText,
  DecimalText,
  Id,
  IdempotencyKey,
  Line,
  procedure,
  RateText,
  Text,
} from './common.ts';
import { InvoiceMessage, PAYMENT_METHODS } from './invoice-messages.ts';

const NOT_ISSUED = { status: 409, message: 'The invoice is still a draft.' } as const;
const SENT_OTHERWISE = {
  status: 409,
  message: 'It was not noted by hand, or a link or a mail has reached the client since.',
} as const;
const refusals = {
  NOT_ISSUED,
  NOT_AN_INVOICE: {
    status: 409,
    message: 'This document corrects an invoice and takes neither money nor corrections.',
  },
  ALREADY_CANCELLED: { status: 409, message: 'The invoice is already cancelled.' },
} as const;
const GRACE_OVER = {
  status: 409,
  message:
    'Five minutes have passed, or someone may have seen the invoice: it takes a cancellation document.',
} as const;

/** How a document reaches its client beside the mails from here: by a link that was copied, or handed over by its owner, on paper or in a mail of theirs. */
export const SENT_WAYS = ['link', 'byHand'] as const;

/** What was open, with what was written off, where the person looked; refused if it is another amount by now. */
const OpenAsSeen = CentsAmount.optional();

const movedMoney = z.object({
  id: Id,
  idempotencyKey: IdempotencyKey,
  paidOn: DayText,
  /** In the invoice's currency. */
  amount: CentsAmount,
  /** What it was in euros on the own account, before a fee; asked for where the invoice is in another currency, and only there. */
  euros: CentsAmount.optional(),
  method: z.enum(PAYMENT_METHODS),
  note: Line(200),
});

/** What a credit note takes off, written positive. */
const CreditChoiceMessage = z.discriminatedUnion('kind', [
  /** Quantities of lines of the invoice, in their own units. */
  z.object({
    kind: z.literal('lines'),
    lines: z
      .array(z.object({ id: Id, quantity: DecimalText }))
      .min(1)
      .max(500)
      .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length),
  }),
  /** An amount per VAT group, net or gross as the invoice is written. */
  z.object({
    kind: z.literal('amounts'),
    amounts: z
      .array(
        z.object({
          /** Of the line that it becomes. */
          id: Id,
          vatCase: z.enum(VAT_CASES),
          exemptionParagraph: z.string().nullable(),
          amount: CentsAmount,
        }),
      )
      .min(1)
      .max(20),
  }),
]);

export const invoiceCorrections = {
  markSent: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/sent',
      tags: ['Invoices'],
      summary: 'Note that an issued document was given to its client otherwise than by a mail from here',
    })
    .input(z.object({ id: Id, way: z.enum(SENT_WAYS) }))
    .output(InvoiceMessage)
    .errors({ NOT_ISSUED }),
  takeBackSent: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/sent/undo',
      tags: ['Invoices'],
      summary: 'Take back that the owner gave a document to its client, noted by mistake',
    })
    .input(z.object({ id: Id }))
    .output(InvoiceMessage)
    .errors({ SENT_OTHERWISE }),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/cancel',
      tags: ['Invoices'],
      summary: 'Cancel an issued invoice by a linked cancellation document, or quietly before anyone saw it',
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        how: z.enum(['withDocument', 'quietly']).optional(),
        /**
         * Whether a corrected invoice carries the VAT on, so that it falls now, or the deal is off, so that of what was paid it falls with the
         * refund (§ 17 (2) UStG). Asked for where money is in hand.
         */
        reason: z.enum(CANCELLATION_REASONS).optional(),
      }),
    )
    .output(InvoiceMessage)
    .errors({ ...refusals, GRACE_OVER }),
  creditable: procedure
    .route({
      method: 'GET',
      path: '/invoices/{id}/creditable',
      tags: ['Invoices'],
      summary: 'Read what of an invoice a credit note may still take off',
    })
    .input(z.object({ id: Id }))
    .output(
      z.object({
        lines: z.array(z.object({ id: Id, quantity: DecimalText })),
        groups: z.array(
          z.object({
            vatCase: z.enum(VAT_CASES),
            exemptionParagraph: z.string().nullable(),
            net: CentsAmount,
            vat: CentsAmount,
          }),
        ),
      }),
    )
    .errors({ NOT_ISSUED }),
  credit: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/credit-notes',
      tags: ['Invoices'],
      summary: 'Write a credit note (381) over an issued invoice',
      successStatus: 201,
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        choice: CreditChoiceMessage,
        reason: Text(1000),
        open: OpenAsSeen,
      }),
    )
    .output(InvoiceMessage)
    .errors(refusals),
  recordPayment: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/payments',
      tags: ['Invoices'],
      summary: 'Record a payment, with its fee, a rest that is given up, or an excess that is kept',
      successStatus: 201,
    })
    .input(
      movedMoney.extend({
        /**
         * Units of the currency for one euro at which VAT counts money that is taxed as it comes: the ministry's of the month in which it came
         * (§ 16 (6) s. 2 UStG). Absent: what it was on the account, which the tax office has to allow.
         */
        unitsPerEuro: RateText.nullable().optional(),
        /** In euros, kept by the bank or PayPal: a cost, not less money from the client. */
        fee: CentsAmount.optional(),
        /** `givenUp`: the rest is a discount for quick payment (Skonto). */
        rest: z.enum(['stays', 'givenUp']).optional(),
        /** `keep`: more than is open stays as the client's credit. */
        excess: z.enum(['refuse', 'keep']).optional(),
        open: OpenAsSeen,
      }),
    )
    .output(InvoiceMessage)
    .errors(refusals),
  recordRefund: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/refunds',
      tags: ['Invoices'],
      summary: 'Record money given back, also for a cancelled invoice',
      successStatus: 201,
    })
    /** `open` is below zero for what is owed back: for a cancelled invoice all that came in. */
    .input(movedMoney.extend({ open: OpenAsSeen }))
    .output(InvoiceMessage)
    .errors(refusals),
  undoPayment: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/payments/{paymentId}/undo',
      tags: ['Invoices'],
      summary: 'Take back a payment or refund that was noted by mistake; both stay in the books',
    })
    .input(z.object({ id: Id, paymentId: Id, idempotencyKey: IdempotencyKey }))
    .output(InvoiceMessage)
    .errors(refusals),
  writeOff: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/write-off',
      tags: ['Invoices'],
      summary: 'Give up what is open as a bad debt',
    })
    .input(
      z.object({
        id: Id,
        idempotencyKey: IdempotencyKey,
        /** What was open where the person looked; refused if it is another amount by now. */
        open: CentsAmount.optional(),
      }),
    )
    .output(InvoiceMessage)
    .errors(refusals),
};
