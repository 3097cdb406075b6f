/** A stream of numbers that a seed determines (mulberry32). */

export interface Chance {
  /** A whole number from 0 up to, without, `end`. */
  below(end: number): number;
  /** One of them; undefined of none. */
  of<Item>(items: readonly Item[]): Item | undefined;
}

/** The same seed gives the same numbers. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end;
  };
  return { below, of: (items) => (items.length === 0 ? undefined : items[below(items.length)]) };
}
