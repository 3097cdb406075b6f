/** Which years of the plans are drawn side by side, and how tall a bar is. */
import { addCents, type Cents, cents, heightOf, ZERO } from '@belegbar/domain/money';
import type { AssetRow } from './message.ts';

const COLUMNS = 13;
/** Years before this one that are drawn. */
const BEFORE = 2;
const AT_LEAST = 6;

/** The years, this one among them. */
export function yearsDrawn(rows: readonly AssetRow[], thisYear: number): number[] {
  const first = thisYear - BEFORE;
  const last = Math.max(...rows.flatMap(({ years }) => years.map(({ year }) => year)), first);
  const count = Math.min(COLUMNS, Math.max(AT_LEAST, last - first + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The top of the scale in cents: what a year takes of what is spread over several. What is cost at once may be taller. */
export function topOf(rows: readonly AssetRow[]): Cents {
  const spread = rows.filter(({ years }) => years.length > 1);
  const taken = (some: readonly AssetRow[]) =>
    some.flatMap(({ years }) => years.map(({ depreciation, special }) => addCents(depreciation, special)));
  const [most] = [taken(spread), taken(rows)].filter((amounts) => amounts.length > 0);
  return cents(Math.max(1, ...(most ?? [])));
}

export interface DrawnBar {
  /** Of the height of the row, in percent. */
  height: number;
  /** Taller than the scale. */
  isBroken: boolean;
}

/** Of the height, so that what is taller than the scale is seen to be. */
const USUAL = 0.72;
const SMALLEST = 8;

/** A bar that says in which order of size an amount is. */
export function barOf(amount: Cents, top: Cents): DrawnBar {
  if (amount > top) return { height: 100, isBroken: true };
  return { height: Math.max(SMALLEST, heightOf({ from: ZERO, to: top }, amount) * USUAL), isBroken: false };
}
