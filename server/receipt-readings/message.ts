/** What was read, as the contract says it. */
import type { ReadingMessage as Reading, ReadingRowMessage } from '@belegbar/contract/receipt-readings';
import { decimal, Exact } from '@belegbar/domain/money';
import type { ReceiptReading } from '@belegbar/domain/receipts';
import type { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { addressOf, type UrlSigner } from '../storage/index.ts';
import type { StoredPage, StoredReading } from './store.ts';

export type ReadingMessage = z.output<typeof Reading>;
export type ReadingRow = z.output<typeof ReadingRowMessage>;
export type Alike = NonNullable<ReadingMessage['alike']>;

export const PAGES_AREA = 'receipt-pages';

interface Told {
  receiptId: string;
  reading: StoredReading | undefined;
  pages: readonly StoredPage[];
  alike: Alike | null;
}

export function rowOf(context: Context, signer: UrlSigner, told: Told): ReadingRow {
  const fields = told.reading?.fields ?? null;
  return {
    ...summaryOf(told),
    vendor: fields?.vendor?.value ?? null,
    date: fields?.date?.value ?? null,
    total: fields?.total?.value ?? null,
    currency: fields?.currency ?? null,
    isSure: fields?.sure.includes('total') ?? false,
    hasRivals: fields !== null && !fields.sure.includes('total') && fields.otherTotals.length > 0,
    picture: picturesOf(context, signer, told)[0] ?? null,
  };
}

export function messageOf(
  context: Context,
  signer: UrlSigner,
  told: Told & { fileName: string },
): ReadingMessage {
  const fields = told.reading?.fields ?? null;
  return {
    ...summaryOf(told),
    fileName: told.fileName,
    fields: fields === null ? null : fieldsOf(fields),
    pages: picturesOf(context, signer, told),
  };
}

function summaryOf({ receiptId, reading, alike }: Told) {
  const state = reading === undefined ? 'waiting' : reading.fields === null ? 'unread' : 'read';
  return {
    receiptId,
    state,
    refusal: reading?.refusal ?? null,
    source: reading?.source ?? null,
    alike,
  } as const;
}

/** Rates as percents; the rest is told as it was read. */
function fieldsOf({
  vat,
  sure,
  otherTotals,
  ...fields
}: ReceiptReading): NonNullable<ReadingMessage['fields']> {
  return {
    ...fields,
    total: fields.total === null ? null : { ...fields.total, proofs: [...fields.total.proofs] },
    otherTotals: otherTotals.map((other) => ({ ...other, proofs: [...other.proofs] })),
    vat: vat.map((each) => ({
      ...each,
      rate: decimal(Exact(String(each.rate)).div('100').toFixed()),
      places: [...each.places],
    })),
    sure: [...sure],
  };
}

/** Of the pages that were drawn; places on others are told without one. */
function picturesOf(context: Context, signer: UrlSigner, { receiptId, reading, pages }: Told) {
  const of = { businessId: context.businessId, now: context.platform.clock.now() };
  return pages.flatMap(({ number, hash }) => {
    const measures = reading?.pages[number - 1];
    if (measures === undefined) return [];
    const { width, height } = measures;
    const path = `${receiptId}/${number}.webp`;
    return [{ width, height, ...addressOf(signer, { area: PAGES_AREA, path, hash }, of) }];
  });
}
