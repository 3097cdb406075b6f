/** Exact amounts of the oracle: whole cents in BigInt, and the two roundings that it knows. Its own, so that it shares no arithmetic with what it judges. */

/** Net and VAT, in cents. */
export interface Pair {
  readonly net: bigint;
  readonly vat: bigint;
}

export const NOTHING: Pair = { net: 0n, vat: 0n };

export function plus(one: Pair, other: Pair): Pair {
  return { net: one.net + other.net, vat: one.vat + other.vat };
}

export function minus(one: Pair, other: Pair): Pair {
  return { net: one.net - other.net, vat: one.vat - other.vat };
}

export function gross({ net, vat }: Pair): bigint {
  return net + vat;
}

export function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/** `amount` times a fraction, rounded commercially: half a cent goes away from zero. Of nothing there is no part. */
export function fraction(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) return 0n;
  if (denominator < 0n) return fraction(amount, -numerator, -denominator);
  const product = amount * numerator;
  const size = product < 0n ? -product : product;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return product < 0n ? -rounded : rounded;
}

/** `amount` divided as the weights are, so that the parts add up: the cents left over go where most was cut off, among equals to the first. */
export function divided(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = sum(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight, index) => {
    const product = amount * weight;
    const rest = ((product % whole) + whole) % whole;
    return { index, part: (product - rest) / whole, rest };
  });
  const left = Number(amount - sum(parts.map(({ part }) => part)));
  const first = parts.toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index);
  const favoured = new Set(first.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, part }) => part + (favoured.has(index) ? 1n : 0n));
}

/** `-12.5` is -1250 cents; more than two decimals are no amount. */
export function centsOf(text: string): bigint {
  return scaled(text, 2);
}

/** Decimal text as a whole number of its last places: 4 decimals of `1.5` are 15000. */
export function scaled(text: string, decimals: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null || (match[3] ?? '').length > decimals) throw new Error(`not an exact number: ${text}`);
  const [, sign, whole = '0', rest = ''] = match;
  const size = BigInt(whole + rest.padEnd(decimals, '0'));
  return sign === '-' ? -size : size;
}

export function inEuros(amount: bigint): string {
  const size = (amount < 0n ? -amount : amount).toString().padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
}
