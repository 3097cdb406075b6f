/** Round numbers for the axis of a chart. */
import { type Cents, cents } from '@belegbar/domain/money';

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

/** Where a value stands between bottom and top, in percent. */
export function heightOf({ from, to }: Pick<BarScale, 'from' | 'to'>, value: Cents): number {
  return ((value - from) / (to - from)) * 100;
}

/** The next of 1, 2, 2.5, 5, 10, … that is not smaller. */
function roundStep(wanted: number): number {
  if (wanted <= SMALLEST) return SMALLEST;
  const magnitude = 10 ** Math.floor(Math.log10(wanted));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * magnitude >= wanted) ?? 10;
  return factor * magnitude;
}
