/** What money for an invoice books: cash entries, and where VAT depends on it, what it changes there. */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, assert, type Cents, sumCents } from '@belegbar/domain/money';
import type { ActOf } from './act.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { advanceEntries, cashEntry, changeEntry } from './follow-up.ts';
import {
  type Amounts,
  difference,
  type GroupPosition,
  grossOf,
  NOTHING,
  positionsOf,
  settledAmount,
  sum,
} from './position.ts';
import { reductionEntries } from './reduction.ts';
import { cashTargets, partsOf } from './settlement.ts';
import { isAdvance } from './timing.ts';

/**
 * A payment or part payment. What goes beyond the claim is consideration until it is returned (§ 10 (1) UStG, BFH V R 11/05). What is
 * given up with it as a discount (Skonto; § 17 (1) s. 1 UStG) is owed no more, of each rate in proportion.
 */
export function bookPayment(
  entries: readonly BookedEntry[],
  { on, amount, discount }: ActOf<'payment'>,
): NewEntry[] {
  const given = discountEntries(positionsOf(entries), discount, on);
  const groups = afterPayment(positionsOf(withNew(entries, given)), amount);
  return [...groups.flatMap((group) => receiptEntries(group, on)), ...given];
}

function discountEntries(positions: readonly GroupPosition[], discount: Cents, on: Day): NewEntry[] {
  if (discount === 0) return [];
  const parts = partsOf(
    positions.map((position) => ({ position, whole: position.owed })),
    discount,
  );
  return reductionEntries(
    positions.map((position, index) => ({ position, by: parts[index] ?? NOTHING, cash: position.cash })),
    { kind: 'discount', on },
  );
}

/** A group, and what of a payment is for it: within the claim, or beyond. */
interface PaidGroup {
  position: GroupPosition;
  within: Amounts;
  beyond: Amounts;
}

function afterPayment(positions: readonly GroupPosition[], amount: Cents): PaidGroup[] {
  assert(amount > 0, 'a payment is more than nothing');
  const settled = addCents(settledAmount(positions), amount);
  const targets = cashTargets(positions, settled);
  const isBeyond = settled > sumCents(positions.map(({ owed }) => grossOf(owed)));
  return positions.map((position, index) => {
    const target = targets[index] ?? NOTHING;
    const { cash, owed } = position;
    const claim = grossOf(cash) > grossOf(owed) ? cash : owed;
    const exceeds = isBeyond && grossOf(target) > grossOf(claim);
    const within = difference(exceeds ? claim : target, cash);
    return { position, within, beyond: exceeds ? difference(target, claim) : NOTHING };
  });
}

function receiptEntries({ position, within, beyond }: PaidGroup, on: Day): NewEntry[] {
  const received = sum(within, beyond);
  const advance = isAdvance(position.invoice, on) ? advanceEntries(position, { on }, received) : [];
  return [
    ...cashEntry(position, { kind: 'payment', on }, received),
    ...advance,
    ...changeEntry(position, { kind: 'recovery', on }, recoveredAmounts(position, within)),
    ...changeEntry(position, { kind: 'overpayment', on }, beyond),
  ];
}

/** § 17 (2) No. 1 s. 2 UStG: money for a bad debt counts anew when it comes; money for what was never given up does not. */
function recoveredAmounts({ cash, owed, effective }: GroupPosition, within: Amounts): Amounts {
  const recovered = difference(sum(cash, within), effective);
  const lost = grossOf(difference(owed, effective));
  // A deduction at another rate is below zero in all of them.
  const isRecovered = lost > 0 ? grossOf(recovered) > 0 : lost < 0 && grossOf(recovered) < 0;
  return isRecovered ? recovered : NOTHING;
}
