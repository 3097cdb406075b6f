/** With whom money moved, the most first. */
import { type Cents, negateCents, sumCents } from '@belegbar/domain/money';

export interface Moved<Kind extends string = string> {
  counterparty: string;
  kind: Kind;
  /** Below zero for what went out. */
  counted: Cents;
}

export interface Share<Kind extends string = string> {
  /** Empty where nobody was named; these are told by what they were. */
  name: string;
  kind: Kind;
  sum: Cents;
}

export interface ByWhom<Kind extends string = string> {
  shares: Share<Kind>[];
  /** The rest together. */
  others: { count: number; sum: Cents };
}

/**
 * Of money that came in, or of that which went out, in cents above zero; what was given back is taken off. At most `shown` by name. Money that
 * went to nobody by name, such as tax, stands together by its kind.
 */
export function byWhom<Kind extends string>(
  entries: readonly Moved<Kind>[],
  side: 'income' | 'expense',
  shown: number,
): ByWhom<Kind> {
  const sign = side === 'income' ? 1 : -1;
  const groups = Map.groupBy(entries, ({ counterparty, kind }) => counterparty || `:${kind}`);
  const all = [...groups.values()]
    .flatMap((own) => {
      const [first] = own;
      const sum = sumCents(own.map(({ counted }) => counted));
      if (first === undefined || sum * sign <= 0) return [];
      return { name: first.counterparty, kind: first.kind, sum: sum < 0 ? negateCents(sum) : sum };
    })
    .sort((one, other) => other.sum - one.sum);
  const rest = all.slice(shown);
  return {
    shares: all.slice(0, shown),
    others: { count: rest.length, sum: sumCents(rest.map(({ sum }) => sum)) },
  };
}
