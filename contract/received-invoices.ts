/** E-invoices of others: received, looked at, booked as an expense or set aside; and any file checked without being kept. */
import { EXPENSE_CATEGORIES } from '@belegbar/domain/expenses';
import { BOOKED_LINES_MAXIMUM, RECEIVED_STATES, SET_ASIDE_REASONS } from '@belegbar/domain/received-invoices';
import { z } from 'zod';
import {
  DayText,
  DecimalText,
  Id,
  IdempotencyKey,
  LanguageCode,
  Line,
  PercentText,
  procedure,
  SearchText,
  Sum,
} from './common.ts';
import { CheckedInvoice } from './e-invoice-check.ts';
import { ExpenseLineMessage, ServicePeriodMessage, VendorMessage } from './expenses-messages.ts';
import { ReceivedInvoiceMessage, ReceivedInvoiceRow } from './received-invoices-messages.ts';

const tags = ['Received invoices'];

/** Without one, the language of the user; of a stranger, German. */
const language = LanguageCode.optional();

/** What is booked: the proposal as the user left it. */
export const BookFields = z.object({
  vendor: VendorMessage,
  category: z.enum(EXPENSE_CATEGORIES),
  documentDate: DayText,
  /** The day on which the document came, not before its date; null: on its date. VAT on the bill counts from then on. */
  receivedOn: DayText.nullable(),
  /** The day by which it is to be paid; null where none is named. */
  dueDate: DayText.nullable(),
  servicePeriod: ServicePeriodMessage,
  /** Cents; all at or below zero on a credit. `vat` is what the bill shows: zero where the buyer owes it, and where it is not deducted. */
  lines: z.array(ExpenseLineMessage).min(1).max(BOOKED_LINES_MAXIMUM),
  /** The part that is not for the business. */
  privateSharePercent: PercentText.nullable(),
  /** The day on which all of it was paid; null while it is open, which a prepayment invoice may not be. */
  paidOn: DayText.nullable(),
  /** How many units of the document's currency one euro was; kept in the audit log. Null for euros. */
  exchangeRate: DecimalText.nullable(),
});

const decided = {
  /** Booked or set aside meanwhile, in another tab or by another person. */
  NOT_TO_REVIEW: {
    status: 409,
    message: 'The invoice is not waiting to be looked at any more.',
    data: z.object({ state: z.enum(RECEIVED_STATES) }),
  },
} as const;

export const receivedInvoicesContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/received-invoices',
      tags,
      summary: 'List received invoices, the latest first, page by key',
    })
    .input(
      z.object({
        state: z.enum(RECEIVED_STATES).optional(),
        /** Words that must all occur in sender, number or name of the file; or the end of an IBAN to which it is to be paid, of at least four digits. */
        search: SearchText.optional(),
        /** `next` of the page before. */
        after: Id.optional(),
        limit: z.coerce.number().int().min(1).max(200).optional(),
      }),
    )
    .output(
      z.object({
        invoices: z.array(ReceivedInvoiceRow),
        next: Id.nullable(),
        /** Over everything that matches the search, in each state. */
        counts: z.record(z.enum(['all', ...RECEIVED_STATES]), z.int()),
      }),
    ),
  count: procedure
    .route({
      method: 'GET',
      path: '/received-invoices/count',
      tags,
      summary: 'Count the received invoices that wait to be looked at',
    })
    .output(z.object({ toReview: z.int() })),
  likelyAssets: procedure
    .route({
      method: 'GET',
      path: '/received-invoices/likely-assets',
      tags,
      summary: 'List those of the latest invoices that wait whose sender was booked as equipment before',
    })
    .output(
      z.object({
        invoices: z.array(
          z.object({
            id: Id,
            sellerName: z.string(),
            number: z.string(),
            documentDate: DayText.nullable(),
            /** Cents without VAT. */
            net: Sum,
          }),
        ),
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/received-invoices/{id}', tags, summary: 'Read a received invoice' })
    .input(z.object({ id: Id, language }))
    .output(ReceivedInvoiceMessage),
  ofExpense: procedure
    .route({
      method: 'GET',
      path: '/received-invoices/of-expense/{expenseId}',
      tags,
      summary:
        'Find the received invoice that an expense was booked from; null for one that was entered by hand',
    })
    .input(z.object({ expenseId: Id }))
    .output(z.object({ received: ReceivedInvoiceRow.nullable() })),
  receive: procedure
    .meta({ takesLargeFile: true })
    .route({
      method: 'POST',
      path: '/received-invoices',
      tags,
      summary:
        'Hand in an e-invoice of at most 25 MB: XML (UBL, CII) or a PDF with one in it (ZUGFeRD, Factur-X)',
      successStatus: 201,
    })
    .input(z.object({ idempotencyKey: IdempotencyKey, file: z.file() }))
    /** `duplicateOf` is its own id where the very bytes were received before; nothing new is kept then. */
    .output(ReceivedInvoiceRow.extend({ duplicateOf: Id.nullable() })),
  book: procedure
    .route({
      method: 'POST',
      path: '/received-invoices/{id}/book',
      tags,
      summary: 'Enter a received invoice as an expense',
    })
    .input(
      BookFields.extend({
        id: Id,
        idempotencyKey: IdempotencyKey,
        /** True once the user has said so, where `likelyDuplicateOf` names another. */
        confirmDuplicate: z.boolean(),
        /** True once the user has said that it is the right one, where `holdsOtherInvoice`. */
        confirmOtherInvoice: z.boolean().optional(),
      }),
    )
    .output(ReceivedInvoiceRow)
    .errors({
      ...decided,
      LIKELY_DUPLICATE: {
        status: 409,
        message: 'There is another invoice of this sender with this number and date.',
        data: z.object({ id: Id, state: z.enum(RECEIVED_STATES) }),
      },
      OTHER_INVOICE: {
        status: 409,
        message: 'The file holds a second invoice that says something else.',
        /** The numbers of the findings that say so. */
        data: z.object({ rules: z.array(z.string()) }),
      },
    }),
  setAside: procedure
    .route({
      method: 'POST',
      path: '/received-invoices/{id}/set-aside',
      tags,
      summary: 'Take an invoice out of the queue with a reason; it stays in the archive',
    })
    .input(z.object({ id: Id, reason: z.enum(SET_ASIDE_REASONS), note: Line(500) }))
    .output(ReceivedInvoiceRow)
    .errors(decided),
  takeBack: procedure
    .route({
      method: 'POST',
      path: '/received-invoices/{id}/take-back',
      tags,
      summary: 'Put an invoice that was set aside into the queue again',
    })
    .input(z.object({ id: Id }))
    .output(ReceivedInvoiceRow)
    .errors({
      NOT_SET_ASIDE: {
        status: 409,
        message: 'The invoice is not set aside.',
        data: z.object({ state: z.enum(RECEIVED_STATES) }),
      },
    }),
  undoBooking: procedure
    .route({
      method: 'POST',
      path: '/received-invoices/{id}/undo-booking',
      tags,
      summary:
        'Take the booking of a received invoice back, with its payments, and put it into the queue again',
    })
    /** `expenseId`: what it is booked as where the person looked. */
    .input(z.object({ id: Id, expenseId: Id }))
    .output(ReceivedInvoiceRow)
    .errors({
      NOT_BOOKED: {
        status: 409,
        message: 'The invoice is not booked as that.',
        data: z.object({ state: z.enum(RECEIVED_STATES) }),
      },
    }),
  checkIban: procedure
    .route({
      method: 'GET',
      path: '/received-invoices/{id}/iban-check',
      tags,
      summary: 'Compare the accounts of an invoice with earlier invoices of the same sender',
    })
    .input(z.object({ id: Id }))
    .output(ReceivedInvoiceMessage.shape.ibanCheck),
  /** Open to anyone. Nothing is stored. */
  check: procedure
    .meta({ isOpen: true, limit: 'check' })
    .route({
      method: 'POST',
      path: '/e-invoice-check',
      tags,
      summary: 'Check an e-invoice of at most 10 MB without handing it in; nothing is kept',
    })
    .input(z.object({ file: z.file(), language }))
    .output(CheckedInvoice),
};
