/** What a receipt says, read from its words, each field with the place it came from. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, cents } from '@belegbar/domain/money';
import { amountsIn, type FoundAmount } from './amounts.ts';
import { dayCandidates } from './document-date.ts';
import { ibansIn, numberIn, vatIdsIn } from './identifiers.ts';
import { currencyOf, kindOf, type PaymentWay, paymentWayOf, type ReceiptKind } from './kind.ts';
import type { FoundText } from './labelled-text.ts';
import { type Row, rowsOf } from './rows.ts';
import { type Proof, type TotalCandidate, totalCandidates } from './total.ts';
import { type RatePoints, type StatedVat, statedVat } from './vat.ts';
import { type KnownParties, vendorIn } from './vendor.ts';
import type { Place, SeenPage } from './words.ts';

export interface Read<T> {
  value: T;
  place: Place;
}

/** An amount that may be the total, and what speaks for it. */
export interface TotalReading extends Read<Cents> {
  proofs: readonly Proof[];
}

export interface VatReading {
  /** Hundredths of a percent. */
  rate: RatePoints;
  net: Cents | null;
  vat: Cents;
  places: readonly Place[];
}

export const RECEIPT_FIELDS = ['vendor', 'date', 'number', 'total', 'vat', 'iban', 'vatId'] as const;
export type ReceiptField = (typeof RECEIPT_FIELDS)[number];

export interface ReceiptReading {
  kind: ReceiptKind;
  vendor: Read<string> | null;
  date: Read<Day> | null;
  number: Read<string> | null;
  /** ISO 4217. */
  currency: string;
  /** Null where no amount stands on it. */
  total: TotalReading | null;
  /** Others that the total might be, the likeliest first, at most two. */
  otherTotals: readonly TotalReading[];
  tip: Read<Cents> | null;
  vat: readonly VatReading[];
  iban: Read<string> | null;
  vatId: Read<string> | null;
  paymentWay: PaymentWay | null;
  /** Fields that the document itself proves. */
  sure: readonly ReceiptField[];
}

/** @param today the day on which it was received: documents are not of later days; null where nobody knows */
export function readReceipt(
  pages: readonly SeenPage[],
  known: KnownParties,
  today: Day | null,
): ReceiptReading {
  const rows = rowsOf(pages);
  const byRow = new Map(rows.map((row) => [row, amountsIn(row)]));
  const amountsOf = (row: Row): readonly FoundAmount[] => byRow.get(row) ?? [];
  const stated = statedVat(rows, amountsOf);
  const candidates = totalCandidates([...byRow.values()].flat(), rows, stated);
  const [total, ...others] = candidates;
  const currency = currencyOf(rows);
  const kind = kindOf(rows);
  const [date] = dayCandidates(rows, today, currency === 'USD', kind === 'reminder' || kind === 'creditNote');
  const vat = total === undefined || total.vat.length === 0 ? likelyVat(stated) : total.vat;
  const iban = kind === 'creditNote' ? null : (ibansIn(rows)[0] ?? null);
  const vatId = vatIdsIn(rows)[0] ?? null;
  // A credit note says what is given back, with a sign or without.
  const sign = kind === 'creditNote' && (total?.amount ?? 0) < 0 ? -1 : 1;
  const sure: ReceiptField[] = [];
  if (total?.isSure) sure.push('total');
  if (total?.isSure && total.vat.length > 0) sure.push('vat');
  if (date !== undefined && date.times > 1 && !date.isAmbiguous) sure.push('date');
  if (iban !== null) sure.push('iban');
  return {
    kind,
    vendor: asRead(vendorIn(rows, known)),
    date: date === undefined ? null : { value: date.day, place: date.place },
    number: asRead(numberIn(rows)),
    currency,
    total: total === undefined ? null : asTotal(total, sign),
    otherTotals: others.slice(0, 2).map((other) => asTotal(other, sign)),
    tip: total?.tip ? { value: total.tip.amount, place: total.tip.place } : null,
    vat: vat.map((each) => asVat(each, sign)),
    iban: asRead(iban),
    vatId: asRead(vatId),
    paymentWay: paymentWayOf(rows),
    sure,
  };
}

/** Without a total that proves it: what its own row proves, one a rate. */
function likelyVat(stated: readonly StatedVat[]): StatedVat[] {
  const ordered = [
    ...stated.filter(({ isClosed }) => isClosed),
    ...stated.filter(({ isClosed, rate }) => !isClosed && rate !== 0),
  ];
  return ordered.filter((one, index) => ordered.findIndex((other) => other.rate === one.rate) === index);
}

function asRead(found: FoundText | null): Read<string> | null {
  return found === null ? null : { value: found.text, place: found.place };
}

function asTotal({ amount, found, proofs }: TotalCandidate, sign: 1 | -1): TotalReading {
  return { value: cents(sign * amount), place: found.place, proofs };
}

function asVat({ rate, net, vat, from }: StatedVat, sign: 1 | -1): VatReading {
  return {
    rate,
    net: net === null ? null : cents(sign * net),
    vat: cents(sign * vat),
    places: from.map(({ place }) => place),
  };
}
