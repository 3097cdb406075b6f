/** Chance that is the same for the same seed. */

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends among them. */
  whole(least: number, most: number): number;
  between(least: number, most: number): number;
  chance(part: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** As many of the list, in another order. */
  some<T>(list: readonly T[], count: number): T[];
  digits(count: number): string;
  letters(count: number): string;
}

/** Mulberry32 over the seed and a word for what it is used: one more throw here changes nothing there. */
export function randomOf(seed: number, use: string): Random {
  let state = hashOf(`${seed} ${use}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const repeated = (count: number, one: () => unknown) => Array.from({ length: count }, one).join('');
  return {
    next,
    whole,
    between: (least, most) => least + next() * (most - least),
    chance: (part) => next() < part,
    pick,
    some: (list, count) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .slice(0, count)
        .map(({ item }) => item),
    digits: (count) => repeated(count, () => whole(0, 9)),
    letters: (count) => repeated(count, () => pick([...'ABCDEFGHKLMNPRSTUVWXYZ'])),
  };
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash | 0;
}
