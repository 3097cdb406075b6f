/** Secrets that somebody made up: of few different signs, or one word again and again. What chance makes has many more bits. */

const BITS_MINIMUM = 80;

export function isGuessable(secret: string): boolean {
  return isRepeated(secret) || bitsOf(secret) < BITS_MINIMUM;
}

/** One word again and again, with or without something before and after it. */
function isRepeated(secret: string): boolean {
  const [again = ''] = /(.{1,24}?)\1{2,}/s.exec(secret) ?? [];
  return again.length > secret.length / 2 || /^(.{1,24}?)\1+$/s.test(secret);
}

/** Shannon's measure over the signs that are there, times their number. */
function bitsOf(secret: string): number {
  const counts = new Map<string, number>();
  for (const sign of secret) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / secret.length), 0);
}
