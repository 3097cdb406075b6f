/**
 * How much of the money belongs to which VAT group. Every payment is booked as the way to a cumulative target, so that any split of an
 * invoice into payments adds up to it to the cent. A payment without allocation goes to the groups in proportion to what they are owed.
 */
import { isTaxedCase } from '@belegbar/domain/invoices';
import { vatPercent } from '@belegbar/domain/law';
import {
  addCents,
  allocate,
  assert,
  type Cents,
  cents,
  netOfGross,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { BookedEntry } from './entry.ts';
import { type Amounts, type GroupPosition, grossOf, NOTHING } from './position.ts';

/** Per group, what its cash entries must come to when `settled` cents have been received in all. */
export function cashTargets(positions: readonly GroupPosition[], settled: Cents): Amounts[] {
  const shares = sharesOf(positions, settled);
  return positions.map(({ invoice, cash, owed }, index) =>
    amountsOf(invoice, shares[index] ?? ZERO, [cash, owed, NOTHING]),
  );
}

/** `total` cents out of what each group has (`whole`), in proportion; all that there is of it to the cent. */
export function partsOf(
  groups: readonly { position: GroupPosition; whole: Amounts }[],
  total: Cents,
): Amounts[] {
  if (total === 0) return groups.map(() => NOTHING);
  const shares = split(
    total,
    groups.map(({ whole }) => grossOf(whole)),
  );
  return groups.map(({ position, whole }, index) =>
    amountsOf(position.invoice, shares[index] ?? ZERO, [whole]),
  );
}

/** Net and VAT of a gross share, which is one of the `known` ones where it comes to the same. */
function amountsOf(invoice: BookedEntry, share: Cents, known: readonly Amounts[]): Amounts {
  const same = known.find((amounts) => grossOf(amounts) === share);
  if (same !== undefined) return same;
  const net = netOf(invoice, share);
  return { net, vat: subtractCents(share, net) };
}

/** The tax contained in what was received (§ 10 (1) UStG), at the rate of the supply. */
function netOf(invoice: BookedEntry, gross: Cents): Cents {
  if (!isTaxedCase(invoice.taxCode)) return gross;
  const rate = vatPercent(invoice.taxCode, invoice.serviceTo);
  assert(rate.known, 'an invoice was issued without a known rate');
  return netOfGross(gross, rate.value);
}

/** Up to what is owed by what is owed; beyond it, where money was paid too much (after a cancellation or credit note). */
function sharesOf(positions: readonly GroupPosition[], settled: Cents): Cents[] {
  const owed = positions.map((position) => grossOf(position.owed));
  const owedAll = sumCents(owed);
  if (owedAll > 0 && settled <= owedAll) return split(settled, owed);
  const excess = split(subtractCents(settled, owedAll), excessWeights(positions));
  return owed.map((amount, index) => addCents(amount, excess[index] ?? ZERO));
}

/** A deduction that has not been set off yet is no over-payment. */
function excessWeights(positions: readonly GroupPosition[]): Cents[] {
  const overpaid = positions.map((position) =>
    positive(subtractCents(grossOf(position.cash), positive(grossOf(position.owed)))),
  );
  if (overpaid.some((amount) => amount > 0)) return overpaid;
  return positions.map((position) => positive(grossOf(position.issued)));
}

/** Adds up to `total`. A group below zero (a deduction at another rate) takes its share with its sign. */
function split(total: Cents, weights: readonly Cents[]): Cents[] {
  if (weights.every((weight) => weight >= 0)) return allocate(total, weights);
  const whole = BigInt(sumCents(weights));
  const parts = weights.map((weight) => cents(Number((BigInt(total) * BigInt(weight)) / whole)));
  const largest = weights.indexOf(cents(Math.max(...weights)));
  const missing = subtractCents(total, sumCents(parts));
  return parts.map((part, index) => (index === largest ? addCents(part, missing) : part));
}

function positive(amount: Cents): Cents {
  return amount > 0 ? amount : ZERO;
}
