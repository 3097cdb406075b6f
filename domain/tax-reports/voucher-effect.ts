/** What a voucher does to the returns, told before it is entered: the boxes of Anlage EÜR and of the advance return that take it. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { type EurKennzahl, eurBox } from '@belegbar/domain/law';
import { type Cents, negateCents, sumCents } from '@belegbar/domain/money';
import { eurParts } from './eur/kennzahl.ts';
import { countedInBox } from './eur/sources.ts';
import { boxesOf, boxSource } from './vat-advance/box-sources.ts';

export interface VoucherEffect {
  /** By box and year; in cents, below zero what lowers profit. */
  profit: { kennzahl: EurKennzahl; year: number; amount: Cents }[];
  /** VAT that is owed, by box and the day whose period it is in. */
  vat: { kennzahl: string; on: Day; amount: Cents }[];
  /** What all of it does to the profit of its years. */
  profitSum: Cents;
  vatSum: Cents;
}

/** `entries` of a new voucher. What moves money but neither profit nor VAT has an effect of nothing. */
export function voucherEffect(entries: readonly NewEntry[]): VoucherEffect {
  const profit = added(entries.flatMap(profitOf), ({ kennzahl, year }) => `${year} ${kennzahl}`);
  const vat = added(entries.flatMap(vatOf), ({ kennzahl, on }) => `${on} ${kennzahl}`);
  return {
    profit,
    vat,
    profitSum: sumCents(profit.map(({ amount }) => amount)),
    vatSum: sumCents(vat.map(({ amount }) => amount)),
  };
}

function profitOf(entry: NewEntry): VoucherEffect['profit'] {
  if (entry.basis === 'accrual') return [];
  const figures = { ...entry, deductible: entry.deductible ?? entry.vat };
  const boxes = new Set(eurParts(figures).map(({ kennzahl }) => kennzahl));
  return [...boxes].flatMap((kennzahl) => {
    const { side, effect } = eurBox(kennzahl);
    const counted = countedInBox(figures, kennzahl);
    if (counted === null || effect === 'informs') return [];
    // A box of costs says them above zero, and one that lowers them already below.
    const raises = side === 'income' || effect === 'lowers';
    const amount = raises ? counted : negateCents(counted);
    return [{ kennzahl, year: yearOf(entry.countsOn ?? entry.bookedOn), amount }];
  });
}

function vatOf(entry: NewEntry): VoucherEffect['vat'] {
  const { taxPoint: on, vat: amount } = entry;
  if (on === null) return [];
  return boxesOf(entry).flatMap((kennzahl) =>
    boxSource(kennzahl)?.amount === 'net' ? [{ kennzahl, on, amount }] : [],
  );
}

function added<Part extends { amount: Cents }>(
  parts: readonly Part[],
  placeOf: (part: Part) => string,
): Part[] {
  return [...Map.groupBy(parts, placeOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (first === undefined) return [];
      const amount = sumCents([first, ...others].map((part) => part.amount));
      return amount === 0 ? [] : [{ ...first, amount }];
    });
}
