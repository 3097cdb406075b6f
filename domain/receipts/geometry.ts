/** Measures of a page: lengths in pixels and shares of them, never an amount. */
import type { Box } from './words.ts';

export function heightOf({ top, bottom }: Box): number {
  return bottom - top;
}

export function widthOf({ left, right }: Box): number {
  return right - left;
}

export function middleOf({ left, right, top, bottom }: Box): { x: number; y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The middle one, or the larger of the two middle ones; 0 of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** So many hundredths of a length. */
export function hundredths(count: number, length: number): number {
  return (count * length) / 100;
}

/** `part` as a share of `whole`. */
export function shareOf(part: number, whole: number): number {
  return part / whole;
}

/** 1 at the place itself, less the further away, next to nothing from `reach` on. */
export function nearness(distance: number, reach: number): number {
  const far = (2 * distance) / reach;
  return 1 / (1 + far * far) ** 2;
}
