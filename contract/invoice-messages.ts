/** What the server says of an invoice: its row in the list, and the whole of it. */
import {
  DOCUMENT_KINDS,
  INVOICE_STATUSES,
  STATE_WORDS,
  TRACK_POINTS,
  VAT_CASES,
} from '@belegbar/domain/invoices';
import { CURRENCIES } from '@belegbar/domain/money';
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

export const PAYMENT_METHODS = ['bankTransfer', 'paypal', 'cash', 'other'] as const;

/** In the invoice's currency, as it asked for it, but for the euros. */
export const PaymentMessage = z.object({
  id: Id,
  paidOn: DayText,
  amount: CentsAmount,
  /** What came in or went out in euros: the same of an invoice in euros. */
  euros: CentsAmount,
  method: z.enum(PAYMENT_METHODS),
  note: z.string(),
  /** In euros what the bank or PayPal kept of it. */
  fee: CentsAmount,
  /** What the client kept for paying early (Skonto). */
  discount: CentsAmount,
  /** The payment or refund that this one takes back, and whether this one is taken back. */
  reverses: Id.nullable(),
  undone: z.boolean(),
  /** Numbers of the journal entries this payment made. */
  entries: z.array(z.int()),
});

/** A payment in the list of a client's: money given back is below zero, and so is the mirror of what was noted by mistake. */
export const ClientPayment = PaymentMessage.omit({ entries: true, undone: true }).extend({
  invoiceId: Id,
  invoiceNumber: z.string(),
  currency: z.enum(CURRENCIES),
});

export const DELIVERY_STATES = ['queued', 'ready', 'failed'] as const;

/** What happened to an invoice, newest first. `kept`, `reminderKept`: there is no mail server, so the mail lies in the outbox. */
export const TimelineItem = z.object({
  at: z.iso.datetime(),
  kind: z.enum([
    'created',
    'changed',
    'issued',
    'amended',
    'documentStored',
    'linkCreated',
    'linkOff',
    'linkOn',
    'linkGiven',
    'sentByHand',
    'sentTakenBack',
    'viewed',
    'saidPaid',
    'saidNotPaid',
    'asked',
    'sent',
    'reminded',
    'kept',
    'reminderKept',
    'sendFailed',
    'sendUnsure',
    'sendWithdrawn',
    'remindersPaused',
    'remindersOn',
    'paid',
    'paymentUndone',
    'refunded',
    'refundUndone',
    'credited',
    'corrects',
    'writtenOff',
    'cancelled',
    'withdrawn',
    'cancels',
  ]),
  /** Amount in the invoice's currency where money or a claim moved, number of the other document for `cancelled` and `cancels`, of the new edition for `amended`, recipients of a mail, what a client asked, else empty. */
  detail: z.string(),
  /** Who did it; what goes out by itself is the program's. */
  by: z.enum(['owner', 'program', 'client']),
  entries: z.array(z.int()),
});

/** Where an invoice stands today, told from what is stored about it: `status` is what it stores, `word` what that proves. */
export const InvoiceStateMessage = z.object({
  word: z.enum(STATE_WORDS),
  /** Calendar days since the due day, of what is overdue; else 0. */
  overdueDays: z.int(),
  /** What is open is a rest: some money has come. */
  isRest: z.boolean(),
  /** The points whose event is stored; one that was skipped is missing. */
  reached: z.array(z.enum(TRACK_POINTS)),
});

/** One row of the list. `number` is null for a draft. */
export const InvoiceRow = z.object({
  id: Id,
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string().nullable(),
  status: z.enum(INVOICE_STATUSES),
  clientName: z.string(),
  title: z.string(),
  invoiceDate: DayText.nullable(),
  dueDate: DayText.nullable(),
  /** BT-5: of its amounts but those in euros. */
  currency: z.enum(CURRENCIES),
  gross: CentsAmount,
  open: CentsAmount,
  /** The same in euros, as they are booked and added up; a foreign draft without a rate comes to nothing yet. */
  grossInEuros: CentsAmount,
  openInEuros: CentsAmount,
  /** Money that has come, less what was given back, in the invoice's currency. */
  received: CentsAmount,
  state: InvoiceStateMessage,
  viewed: z.boolean(),
  /** Number of the document that cancelled this one, or that this one cancels or corrects. */
  relatedNumber: z.string().nullable(),
  cancelled: z.boolean(),
  /** Cents given up as a bad debt that have not come after all. */
  writtenOff: CentsAmount,
});

export const InvoiceMessage = InvoiceRow.extend({
  version: Version,
  /** The draft's fields; for an issued invoice what it was issued from. */
  draft: DraftFields,
  totals: TotalsMessage,
  /** What the totals come to in euros, and at which rate; null for euros, and for a draft without a rate. */
  exchange: z
    .object({ unitsPerEuro: DecimalText, net: CentsAmount, vat: CentsAmount, gross: CentsAmount })
    .nullable(),
  /** Of an issued invoice in another currency: whether VAT counts its money as it comes, at a rate of its own (§ 16 (6) s. 2, § 20 UStG). */
  taxedOnReceipt: z.boolean(),
  /** State of the stored PDF of an issued document. */
  delivery: z.enum(DELIVERY_STATES).nullable(),
  /** SHA-256 of the stored PDF. */
  documentHash: z.string().nullable(),
  /**
   * The e-invoices that are stored beside the PDF: the XRechnung (UBL), and the CII that also lies in the PDF (ZUGFeRD, Factur-X). Where one
   * is missing, the fatal rules that speak against it; none for documents from before there were e-invoices.
   */
  eInvoice: z.object({
    xrechnung: z.boolean(),
    facturX: z.boolean(),
    breaches: z.array(z.object({ profile: z.enum(['xrechnung', 'en16931']), ids: z.array(z.string()) })),
  }),
  payments: z.array(PaymentMessage),
  timeline: z.array(TimelineItem),
  /** Cancelled within the first minutes, without a document. */
  withdrawn: z.boolean(),
  /** Until when that can be done; null where someone outside may have seen it, or the time is over. */
  graceUntil: z.iso.datetime().nullable(),
  /** The credit notes over it, the first one first; their amounts are below zero. */
  creditNotes: z.array(
    z.object({ id: Id, number: z.string(), invoiceDate: DayText.nullable(), gross: CentsAmount }),
  ),
  /** Counts from 1; each amendment is one more. */
  edition: z.int(),
  /** The editions that were replaced, the first one first. Their files are stored. */
  earlierEditions: z.array(
    z.object({
      edition: z.int(),
      issuedAt: z.iso.datetime(),
      replacedAt: z.iso.datetime(),
      /** In its own currency. */
      gross: CentsAmount,
      currency: z.enum(CURRENCIES),
      /** It had been given to the client. */
      sent: z.boolean(),
      xrechnung: z.boolean(),
      facturX: z.boolean(),
    }),
  ),
  /** The GoBD mode is off, nothing has followed it, and it is in no return that was handed over. */
  amendable: z.boolean(),
  /** The other document: its cancellation, or the invoice that this one cancels or corrects. */
  relatedId: Id.nullable(),
  updatedAt: z.iso.datetime(),
});
