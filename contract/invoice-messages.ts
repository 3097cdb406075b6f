/** What the server says of an invoice: its row in the list, and the whole of it. */
import { INVOICE_STATUSES, VAT_CASES } from '@belegbar/domain/invoices';
import { z } from 'zod';
import { CentsAmount, DayText, DecimalText, Id, Version } from './common.ts';
import { DraftFields } from './invoice-draft.ts';

const VatGroupMessage = z.object({
  vatCase: z.enum(VAT_CASES),
  vatPercent: DecimalText.nullable(),
  exemptionParagraph: z.string().nullable(),
  lineNet: CentsAmount,
  discount: CentsAmount,
  base: CentsAmount,
  vat: CentsAmount,
  gross: CentsAmount,
});

export const TotalsMessage = z.object({
  lineNet: CentsAmount,
  discount: CentsAmount,
  net: CentsAmount,
  vat: CentsAmount,
  gross: CentsAmount,
  groups: z.array(VatGroupMessage),
});

export const PaymentMessage = z.object({
  id: Id,
  paidOn: DayText,
  amount: CentsAmount,
  method: z.enum(['bankTransfer', 'paypal', 'cash', 'other']),
  note: z.string(),
  /** Numbers of the journal entries this payment made. */
  entries: z.array(z.int()),
});

/** A payment in the list of a client's: money given back is below zero. */
export const ClientPayment = PaymentMessage.omit({ entries: true }).extend({
  invoiceId: Id,
  invoiceNumber: z.string(),
});

export const DELIVERY_STATES = ['queued', 'ready', 'failed'] as const;

/** What happened to an invoice, newest first. */
export const TimelineItem = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'created',
    'issued',
    'documentStored',
    'linkCreated',
    'linkOff',
    'linkOn',
    'viewed',
    'paid',
    'refunded',
    'credited',
    'writtenOff',
    'cancelled',
    'cancels',
  ]),
  /** Amount in euros where money or a claim moved, number of the other document for `cancelled` and `cancels`, else empty. */
  detail: z.string(),
  entries: z.array(z.int()),
});

/** One row of the list. `number` is null for a draft. */
export const InvoiceRow = z.object({
  id: Id,
  kind: z.enum(['invoice', 'cancellation']),
  number: z.string().nullable(),
  status: z.enum(INVOICE_STATUSES),
  clientName: z.string(),
  title: z.string(),
  invoiceDate: DayText.nullable(),
  dueDate: DayText.nullable(),
  gross: CentsAmount,
  open: CentsAmount,
  viewed: z.boolean(),
  /** Number of the document that cancelled this one, or that this one cancels. */
  relatedNumber: z.string().nullable(),
  cancelled: z.boolean(),
});

export const LIST_FILTERS = ['all', 'draft', 'open', 'overdue', 'paid'] as const;

export const InvoiceMessage = InvoiceRow.extend({
  version: Version,
  /** The draft's fields; for an issued invoice what it was issued from. */
  draft: DraftFields,
  totals: TotalsMessage,
  /** State of the stored PDF of an issued document. */
  delivery: z.enum(DELIVERY_STATES).nullable(),
  /** SHA-256 of the stored PDF. */
  documentHash: z.string().nullable(),
  payments: z.array(PaymentMessage),
  timeline: z.array(TimelineItem),
  /** The other document of a cancellation pair. */
  relatedId: Id.nullable(),
  updatedAt: z.iso.datetime(),
});
