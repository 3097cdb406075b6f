/** What of a read receipt is right, held against what is true of it. */
import type { NotRead, ReadReceipt } from '@belegbar/documents';
import { euroText } from '@belegbar/domain/money';
import type { ReceiptReading } from '@belegbar/domain/receipts';
import type { Truth } from '../../tools/receipts/truth.ts';

export type Field = 'total' | 'date' | 'vat' | 'vendor' | 'number and IBAN';
export const WRONG_SURE = 'marked sure and wrong';

export interface Verdict {
  field: Field | typeof WRONG_SURE;
  ok: boolean;
}

/** Fields that the document does not have count where they are right to be missing, but for the number, which slips often lack. */
export function judged(truth: Truth, read: ReadReceipt | NotRead): Verdict[] {
  if (!read.ok)
    return ['total', 'date', 'vat', 'vendor'].map((field) => ({ field: field as Field, ok: false }));
  const { reading } = read;
  const right = {
    total: reading.total !== null && euroText(reading.total.value) === truth.total,
    date: (reading.date?.value ?? null) === truth.date,
    vat: vatOf(reading) === vatIn(truth),
    vendor: isVendor(reading.vendor?.value ?? '', truth.vendor),
  };
  const named = [
    ...(truth.number === null ? [] : [isAlike(reading.number?.value, truth.number)]),
    ...(truth.iban === null ? [] : [isAlike(reading.iban?.value, truth.iban)]),
  ];
  const sure = reading.sure.flatMap((field) => (field === 'total' || field === 'vat' ? [right[field]] : []));
  return [
    ...(Object.keys(right) as (keyof typeof right)[]).map((field) => ({ field, ok: right[field] })),
    ...named.map((ok) => ({ field: 'number and IBAN' as const, ok })),
    ...sure.map((ok) => ({ field: WRONG_SURE, ok }) as const),
  ];
}

/** Every rate with its amount, and none besides. */
function vatOf({ vat }: ReceiptReading): string {
  return vat
    .map(({ rate, vat: tax }) => `${rate / 100}:${euroText(tax)}`)
    .sort()
    .join(' ');
}

function vatIn({ vat }: Truth): string {
  return vat
    .map(({ rate, amount }) => `${rate}:${amount}`)
    .sort()
    .join(' ');
}

/** A name may come with its branch or without its legal form, but not be cut to a fragment. */
function isVendor(read: string, truth: string): boolean {
  const [one, other] = [plain(read), plain(truth)];
  return one !== '' && (one.includes(other) || (other.includes(one) && one.length > other.length * 0.6));
}

function isAlike(read: string | undefined, truth: string): boolean {
  return read !== undefined && plain(read) === plain(truth);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
