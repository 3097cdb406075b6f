/** How long to wait before the stream is asked for again. */
const FIRST_MILLISECONDS = 500;
const LONGEST_MILLISECONDS = 30_000;

/** Milliseconds: doubled with each failure, up to half a minute, and half of it spread, so that not everyone comes back at once. */
export function pauseBefore(failures: number, chance: () => number = Math.random): number {
  const whole = Math.min(FIRST_MILLISECONDS * 2 ** failures, LONGEST_MILLISECONDS);
  return Math.round((whole * (1 + chance())) / 2);
}
