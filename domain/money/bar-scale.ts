/** Round numbers for the axis of a chart. */
import { shareOf } from './arithmetic.ts';
import { type Cents, cents, negateCents } from './cents.ts';

export interface BarScale {
  /** Bottom and top of the chart, in cents; zero is always within. */
  from: Cents;
  to: Cents;
  /** Where lines are drawn, from bottom to top. */
  ticks: Cents[];
}

/** About this many steps from bottom to top. */
const STEPS = 4;
/** The smallest step: one euro. */
const SMALLEST = 100;

/** A scale that holds all values; that of nothing goes to four euros. */
export function barScale(values: readonly Cents[]): BarScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = roundStep((highest - lowest) / STEPS);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => cents((first + index) * step));
  return { from: cents(first * step), to: cents(last * step), ticks };
}

/** The same for what goes both ways, ending shortly below the lowest: most of the room is for what came in. */
export function netScale(values: readonly Cents[]): BarScale {
  const scale = barScale(values);
  const lowest = Math.min(0, ...values);
  const room = shareOf(cents(scale.to - lowest), ROOM_BELOW, 100);
  const from = cents(Math.max(scale.from, lowest - room));
  return { ...scale, from, ticks: scale.ticks.filter((tick) => tick >= from) };
}

/** In hundredths of the height. */
const ROOM_BELOW = 3;

/** Whether the axis counts in thousands of euros: from a thousand on. */
export function countsInThousands({ from, to }: Pick<BarScale, 'from' | 'to'>): boolean {
  return to >= THOUSANDS_FROM || from <= negateCents(THOUSANDS_FROM);
}

const THOUSANDS_FROM = cents(100_000);

/** Where a value stands between bottom and top, in percent. */
export function heightOf({ from, to }: Pick<BarScale, 'from' | 'to'>, value: Cents): number {
  return ((value - from) / (to - from)) * 100;
}

/** The next of 1, 2, 2.5, 5, 10, … euros that is not smaller. */
function roundStep(wanted: number): number {
  let magnitude = SMALLEST;
  while (magnitude * TEN < wanted) magnitude *= TEN;
  const quarter = (magnitude / TEN) * 25;
  const steps = [magnitude, magnitude * 2, quarter, magnitude * 5];
  return steps.find((step) => step >= wanted) ?? magnitude * TEN;
}

const TEN = 10;
