/** The number proposed for the next client. */

/** Digits at the end of a number, and what stands before them. */
const COUNTED = /^(.*?)(\d{1,12})$/;
const FIRST = 'K-1001';

/**
 * Counts on from the highest number of the kind that was used last: `K-007` after `K-006`. `numbers` are those in use, the newest first;
 * without one that ends in digits it is `K-1001`. The answer is never in use.
 */
export function nextClientNumber(numbers: readonly string[]): string {
  const [, prefix] = numbers.map((number) => COUNTED.exec(number)).find((match) => match !== null) ?? [];
  if (prefix === undefined) return FIRST;
  const counts = numbers.flatMap((number) => {
    const match = COUNTED.exec(number);
    return match?.[1] === prefix && match[2] !== undefined ? [match[2]] : [];
  });
  const highest = counts.reduce((most, digits) => (BigInt(digits) > BigInt(most) ? digits : most));
  return prefix + String(BigInt(highest) + 1n).padStart(highest.length, '0');
}
