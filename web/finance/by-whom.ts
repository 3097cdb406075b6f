/** With whom money moved, the most first. */
import { type Cents, negateCents, sumCents } from '@belegbar/domain/money';

export interface Moved {
  counterparty: string;
  /** Below zero for what went out. */
  counted: Cents;
}

export interface Share {
  /** Empty: nobody was named. */
  name: string;
  sum: Cents;
}

export interface ByWhom {
  shares: Share[];
  /** The rest together. */
  others: { count: number; sum: Cents };
}

/** Of money that came in, or of that which went out, in cents above zero; what was given back is taken off. At most `shown` by name. */
export function byWhom(entries: readonly Moved[], side: 'income' | 'expense', shown: number): ByWhom {
  const sign = side === 'income' ? 1 : -1;
  const all = [...Map.groupBy(entries, ({ counterparty }) => counterparty)]
    .map(([name, own]) => ({ name, sum: sumCents(own.map(({ counted }) => counted)) }))
    .filter(({ sum }) => sum * sign > 0)
    .map(({ name, sum }) => ({ name, sum: sum < 0 ? negateCents(sum) : sum }))
    .sort((one, other) => other.sum - one.sum);
  const rest = all.slice(shown);
  return {
    shares: all.slice(0, shown),
    others: { count: rest.length, sum: sumCents(rest.map(({ sum }) => sum)) },
  };
}
