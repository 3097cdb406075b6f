/** What was read on receipts that wait, with the place of each field. Amounts are cents of the receipt's currency. */
import { PAYMENT_WAYS, PROOFS, RECEIPT_FIELDS, RECEIPT_KINDS } from '@belegbar/domain/receipts';
import { z } from 'zod';
import { DayText, Id, PercentText, procedure, Sum } from './common.ts';

const tags = ['Receipts'];

/** In the measures of its page, from the upper left corner; pages count from 1. */
const PlaceMessage = z.object({
  page: z.int(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});

const readText = z.object({ value: z.string(), place: PlaceMessage });
const readAmount = z.object({ value: Sum, place: PlaceMessage });
/** Why an amount is sure: VAT and net make it, its parts do, given less change does, it stands in two independent places. */
const readTotal = readAmount.extend({ proofs: z.array(z.enum(PROOFS)) });

export const ReadFieldsMessage = z.object({
  kind: z.enum(RECEIPT_KINDS),
  vendor: readText.nullable(),
  date: z.object({ value: DayText, place: PlaceMessage }).nullable(),
  number: readText.nullable(),
  /** ISO 4217. */
  currency: z.string(),
  total: readTotal.nullable(),
  /** What the total might be as well, the likeliest first, at most two. */
  otherTotals: z.array(readTotal),
  tip: readAmount.nullable(),
  vat: z.array(
    z.object({
      rate: PercentText,
      /** Null where the receipt says the tax alone. */
      net: Sum.nullable(),
      vat: Sum,
      places: z.array(PlaceMessage),
    }),
  ),
  iban: readText.nullable(),
  vatId: readText.nullable(),
  paymentWay: z.enum(PAYMENT_WAYS).nullable(),
  /** Fields that the receipt itself proves. */
  sure: z.array(z.enum(RECEIPT_FIELDS)),
});

export const READ_STATES = ['waiting', 'read', 'unread'] as const;

const summaryParts = {
  receiptId: Id,
  /** `waiting` until it was looked at; `unread` where nothing could be read. */
  state: z.enum(READ_STATES),
  /** Why nothing was read. */
  refusal: z.enum(['file.damaged', 'file.password', 'file.timeout', 'file.busy']).nullable(),
  /** Where the fields come from: the text of a PDF, or its picture. */
  source: z.enum(['text', 'ocr']).nullable(),
  /** A bill that is entered already and says the same. */
  alike: z.object({ expenseId: Id, number: z.string() }).nullable(),
};

/** A picture of a page for people, and by which measures places on it are told. */
const PageMessage = z.object({
  width: z.number(),
  height: z.number(),
  /** Path on this server, signed, until `expiresAt`. */
  url: z.string(),
  expiresAt: z.iso.datetime().nullable(),
});

export const ReadingRowMessage = z.object({
  ...summaryParts,
  vendor: z.string().nullable(),
  date: DayText.nullable(),
  total: Sum.nullable(),
  currency: z.string().nullable(),
  /** The receipt itself proves its total. */
  isSure: z.boolean(),
  /** The total might be another. */
  hasRivals: z.boolean(),
  /** Of its first page. */
  picture: PageMessage.nullable(),
});

export const ReadingMessage = z.object({
  ...summaryParts,
  fileName: z.string(),
  fields: ReadFieldsMessage.nullable(),
  pages: z.array(PageMessage),
});

export const receiptReadingsContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/receipt-readings',
      tags,
      summary: 'What was read on receipts that wait, in short, by their ids',
    })
    .input(z.object({ ids: z.array(Id).max(200) }))
    .output(z.object({ readings: z.array(ReadingRowMessage) })),
  get: procedure
    .route({
      method: 'GET',
      path: '/receipt-readings/{receiptId}',
      tags,
      summary: 'What was read on a receipt that waits, with the place of each field',
    })
    .input(z.object({ receiptId: Id }))
    .output(ReadingMessage),
};
