/** What was paid of a purchase, day by day, divided over the groups of its bill. */
import type { Day } from '@belegbar/domain/calendar';
import {
  addCents,
  allocate,
  assert,
  type Cents,
  proportionOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { NOTHING, type Part, partBetween } from './parts.ts';
import { isOwed, type PurchaseGroup } from './purchase-groups.ts';

/** Cents above zero; of a credit, which the vendor pays back, below zero. */
export interface PurchasePayment {
  on: Day;
  amount: Cents;
}

/** In the order of the days, with a part for each group; `payable`: what the bill asks for. Each step leads to the share of the whole that is then paid, so that parts add up. */
export function paidSteps(
  groups: readonly PurchaseGroup[],
  { payments, payable }: { payments: readonly PurchasePayment[]; payable: Cents },
): (PurchasePayment & { parts: Part[] })[] {
  let paid = ZERO;
  let before: Part[] = groups.map(() => NOTHING);
  return payments
    .toSorted((one, other) => one.on.localeCompare(other.on) || one.amount - other.amount)
    .map(({ on, amount }) => {
      paid = addCents(paid, amount);
      assert(isWithin(paid, payable), 'more paid than the bill asks for');
      const targets = paidOf(groups, { paid, payable });
      const parts = targets.map((target, index) => partBetween(before[index] ?? NOTHING, target));
      before = targets;
      return { on, amount, parts };
    });
}

function isWithin(paid: Cents, payable: Cents): boolean {
  return payable < 0 ? paid <= 0 && paid >= payable : paid >= 0 && paid <= payable;
}

/** Of each group what is paid, when so much of the bill is. */
function paidOf(groups: readonly PurchaseGroup[], so: { paid: Cents; payable: Cents }): Part[] {
  const shares = sharesOf(
    groups.map(({ net, billedVat }) => addCents(net, billedVat)),
    so,
  );
  return groups.map((group, index) => {
    const [net = ZERO, vat = ZERO] = allocate(shares[index] ?? ZERO, [group.net, group.billedVat]);
    const deductible = isOwed(group) ? vat : proportionOf(group.deductible, vat, group.billedVat);
    return { net, vat, deductible };
  });
}

/** Of costs that all go one way, shares that add up to the part of the whole; where something is taken off, each its own part. */
function sharesOf(costs: readonly Cents[], { paid, payable }: { paid: Cents; payable: Cents }): Cents[] {
  const isOneWay = costs.every((cost) => cost >= 0) || costs.every((cost) => cost <= 0);
  return isOneWay
    ? allocate(proportion(sumCents(costs), paid, payable), costs)
    : costs.map((cost) => proportion(cost, paid, payable));
}

function proportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return allocate(amount, [part, subtractCents(whole, part)])[0] ?? ZERO;
}
