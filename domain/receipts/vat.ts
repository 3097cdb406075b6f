/** VAT as a receipt states it: tables of rates, rows with one amount, sums that contain it. */
import { type Cents, cents } from '@belegbar/domain/money';
import type { FoundAmount } from './amounts.ts';
import { folded } from './fold.ts';
import { labelIn } from './labels.ts';
import type { Row } from './rows.ts';

/** In hundredths of a percent: 1900. */
export type RatePoints = number;

export interface StatedVat {
  rate: RatePoints;
  /** Null where the receipt says the tax alone. */
  net: Cents | null;
  vat: Cents;
  /** What stands for it on the receipt, the tax last. */
  from: readonly FoundAmount[];
  /** Three amounts of one row that add up, or two that fit the rate. */
  isClosed: boolean;
}

/** Rates that stand on receipts of Germany, of the years since 2007, and of its neighbours. */
const RATES: readonly RatePoints[] = [
  1900, 700, 1600, 500, 2000, 1000, 1300, 2100, 900, 600, 2500, 2200, 550, 2300, 1700, 2700, 2400, 810, 260,
  770, 1200, 800,
];
const GERMAN: readonly RatePoints[] = [1900, 700];
/** In ten thousandths of a cent: a till rounds each group, an invoice perhaps each line, so a cent more than the rounding itself. */
const TOLERANCE = 15_000;

/** All statements of VAT on the slip, each once, as they stand. */
export function statedVat(
  rows: readonly Row[],
  amountsOf: (row: Row) => readonly FoundAmount[],
): StatedVat[] {
  const stated = rows.flatMap((row) => {
    const amounts = amountsOf(row).filter(({ amount }) => amount !== 0);
    return isOfOtherShares(row) ? [] : inRow(row, amounts, nearbyHead(rows, row), labelUnder(rows, row));
  });
  return stated.filter((one, index) => stated.findIndex((other) => isSame(one, other)) === index);
}

/** Discounts, tips and other taxes have percentages too. */
function isOfOtherShares(row: Row): boolean {
  return /rabatt|skonto|discount|trinkgeld|gratuity|servicecharge|versicherungs?st|kulturforder|beherberg|citytax|kurtaxe|provision|commission|zins|ersparnis/.test(
    folded(row.text),
  );
}

function isSame(one: StatedVat, other: StatedVat): boolean {
  return one.rate === other.rate && one.vat === other.vat && one.net === other.net;
}

/** A label that was too long for its row goes on in the next one: `19 % 9,20` over `MwSt €`. */
function labelUnder(rows: readonly Row[], row: Row): string {
  const next = rows[row.index + 1];
  return next === undefined || next.page !== row.page || /\d/.test(next.text) ? '' : next.text;
}

/** Heads of a table stand a few rows above. */
function nearbyHead(rows: readonly Row[], row: Row): boolean {
  return rows
    .slice(Math.max(0, row.index - 4), row.index + 1)
    .some(({ text }) => labelIn(text) === 'vat' || /mwst|ust|vat|steuer|tax/.test(folded(text)));
}

function inRow(row: Row, amounts: readonly FoundAmount[], isUnderHead: boolean, under: string): StatedVat[] {
  const isGoingOn = !/\p{L}/u.test(row.text) && labelIn(under) === 'vat';
  const isNearVat = isUnderHead || isGoingOn;
  const named = ratesIn(row);
  const rates = named.length > 0 ? named : isNearVat ? GERMAN : [];
  const closed = triples(amounts, rates).slice(0, 1);
  if (closed.length > 0) return closed;
  const explicit = named.length > 0 ? named : unmarkedRates(amounts);
  const priced = amounts.filter(({ amount }) => !(named.length === 0 && explicit.includes(amount)));
  if (!isNearVat || explicit.length === 0) return withoutRate(row, amounts);
  const pairs = pairsOf(priced, explicit).slice(0, 1);
  if (pairs.length > 0) return pairs;
  return alone(isGoingOn ? under : row.text, priced, explicit);
}

/** `19 %`, `19,0%`, `7.00 %`. */
export function ratesIn({ text }: { text: string }): RatePoints[] {
  return [...text.matchAll(/(?<![\d.,])(\d{1,2})(?:[.,](\d{1,2}))?\s?%/g)]
    .map(([, whole, part = '']) => Number(whole) * 100 + Number(part.padEnd(2, '0')))
    .filter((rate) => RATES.includes(rate));
}

/** A column of rates without the sign: `19,00 43,61 8,28`. */
function unmarkedRates(amounts: readonly FoundAmount[]): RatePoints[] {
  const [first, ...others] = amounts;
  return first !== undefined && others.length > 0 && GERMAN.includes(first.amount) ? [first.amount] : [];
}

function triples(amounts: readonly FoundAmount[], rates: readonly RatePoints[]): StatedVat[] {
  return rates.flatMap((rate) =>
    amounts.flatMap((net) =>
      amounts.flatMap((vat) =>
        amounts
          .filter((gross) => new Set([net, vat, gross]).size === 3)
          .filter((gross) => net.amount + vat.amount === gross.amount && fits(net.amount, vat.amount, rate))
          .map((gross) => ({
            rate,
            net: net.amount,
            vat: vat.amount,
            from: [net, gross, vat],
            isClosed: true,
          })),
      ),
    ),
  );
}

function pairsOf(amounts: readonly FoundAmount[], rates: readonly RatePoints[]): StatedVat[] {
  return rates.flatMap((rate) =>
    amounts.flatMap((base) =>
      amounts
        .filter((vat) => vat !== base && Math.abs(vat.amount) < Math.abs(base.amount))
        .flatMap((vat): StatedVat[] => {
          const from = [base, vat];
          if (fits(base.amount, vat.amount, rate))
            return [{ rate, net: base.amount, vat: vat.amount, from, isClosed: true }];
          const net = cents(base.amount - vat.amount);
          return fits(net, vat.amount, rate) ? [{ rate, net, vat: vat.amount, from, isClosed: true }] : [];
        }),
    ),
  );
}

/** `zzgl. 19 % USt 87,40`: what it is of, other rows say. */
function alone(words: string, amounts: readonly FoundAmount[], [rate]: readonly RatePoints[]): StatedVat[] {
  const last = amounts.at(-1);
  if (last === undefined || rate === undefined || labelIn(words) !== 'vat') return [];
  return [{ rate, net: null, vat: last.amount, from: [last], isClosed: false }];
}

/** `enthaltene MwSt 10,28` without its rate; 0 stands for it. */
function withoutRate(row: Row, amounts: readonly FoundAmount[]): StatedVat[] {
  const last = amounts.at(-1);
  if (last === undefined || amounts.length > 1 || labelIn(last.before) !== 'vat' || ratesIn(row).length > 0)
    return [];
  return [{ rate: 0, net: null, vat: last.amount, from: [last], isClosed: false }];
}

/** Whether this is the tax of that net amount, but for the rounding of a group or of its gross. */
export function fits(net: Cents, vat: Cents, rate: RatePoints): boolean {
  if (net <= 0 || vat <= 0) return net < 0 && vat < 0 && fits(cents(-net), cents(-vat), rate);
  return Math.abs(vat * 10_000 - net * rate) < TOLERANCE;
}

/** A statement without its rate, or without its base, as one of this gross; null where it does not fit. */
export function ofGross(stated: StatedVat, gross: Cents): StatedVat | null {
  const net = stated.net ?? cents(gross - stated.vat);
  const rates = stated.rate === 0 ? GERMAN : [stated.rate];
  const rate = rates.find((each) => fits(net, stated.vat, each));
  return rate === undefined ? null : { ...stated, rate, net };
}
