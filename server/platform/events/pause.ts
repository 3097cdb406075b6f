/** How long to wait before the next try. */
const FIRST_MILLISECONDS = 200;
const LONGEST_MILLISECONDS = 5_000;

/** Milliseconds: doubled with each failure, up to five seconds, and half of it spread, so that many processes do not come back at once. */
export function pauseBefore(failures: number, chance: () => number = Math.random): number {
  const whole = Math.min(FIRST_MILLISECONDS * 2 ** failures, LONGEST_MILLISECONDS);
  return Math.round((whole * (1 + chance())) / 2);
}
