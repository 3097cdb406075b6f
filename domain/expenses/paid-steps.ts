/** What was paid of a purchase, act by act, divided over the groups of its bill. */
import {
  addCents,
  allocate,
  type Cents,
  proportionOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { grossOf, NOTHING, type Part, partBetween, sumOf } from './parts.ts';
import { isOwed, type PurchaseGroup } from './purchase-groups.ts';
import type { PurchaseStep, Standing } from './purchase-steps.ts';

/** A step with what each group asks for before and after it. */
export interface ClaimedStep extends PurchaseStep {
  claimsBefore: readonly PurchaseGroup[];
  claims: readonly PurchaseGroup[];
}

/**
 * What is paid of each group after each step: the share of what it asks for then, so that parts add up, and that a credit is set off against
 * what is open. What was paid too much stays with the groups that were credited until it comes back.
 */
export function paidAfterSteps(
  billed: { groups: readonly PurchaseGroup[]; payable: Cents },
  steps: readonly ClaimedStep[],
): Part[][] {
  let before: Part[] = billed.groups.map(() => NOTHING);
  return steps.map((step) => {
    before = isWithin(step.after) ? paidOf(step.claims, step.after) : paidAbove(billed, before, step);
    return before;
  });
}

/** Whether no more is paid than is asked for. */
export function isWithin({ paid, payable }: Pick<Standing, 'paid' | 'payable'>): boolean {
  return payable < 0 ? paid <= 0 && paid >= payable : paid >= 0 && paid <= payable;
}

/** Of each group what is paid, when so much of the bill is. */
export function paidOf(groups: readonly PurchaseGroup[], so: Pick<Standing, 'paid' | 'payable'>): Part[] {
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
function sharesOf(costs: readonly Cents[], { paid, payable }: Pick<Standing, 'paid' | 'payable'>): Cents[] {
  const isOneWay = costs.every((cost) => cost >= 0) || costs.every((cost) => cost <= 0);
  return isOneWay
    ? allocate(proportion(sumCents(costs), paid, payable), costs)
    : costs.map((cost) => proportion(cost, paid, payable));
}

function proportion(amount: Cents, part: Cents, whole: Cents): Cents {
  return allocate(amount, [part, subtractCents(whole, part)])[0] ?? ZERO;
}

function paidAbove(
  billed: { groups: readonly PurchaseGroup[]; payable: Cents },
  before: readonly Part[],
  step: ClaimedStep,
): Part[] {
  const asked = step.claims.map(paidWhole);
  const held = asked.map((claim, index) => partBetween(claim, before[index] ?? NOTHING));
  const surplus = surplusAfter(billed, sumCents(held.map(grossOf)), step);
  const above = held.map((part) => (grossOf(part) < 0 === surplus < 0 ? part : NOTHING));
  const owners = above.some((part) => grossOf(part) !== 0) ? above : billed.groups.map(paidWhole);
  const shares = allocate(surplus, owners.map(grossOf));
  return asked.map((claim, index) => {
    const [owner = NOTHING, share = ZERO, group] = [owners[index], shares[index], billed.groups[index]];
    return sumOf(claim, shareOfAbove(owner, share, group === undefined ? NOTHING : paidWhole(group)));
  });
}

/** What was there keeps its VAT as far as it is there, to the cent; what is added has the VAT of the bill. */
function shareOfAbove(owner: Part, share: Cents, billed: Part): Part {
  const added = subtractCents(share, grossOf(owner));
  const isMore = Math.abs(share) > Math.abs(grossOf(owner));
  return isMore ? sumOf(owner, shareOf(billed, added)) : shareOf(owner, share);
}

/** What of the money is above what is asked for, as far as it serves the business: a credit moves none, what comes back takes its part. */
function surplusAfter(
  { groups, payable }: { groups: readonly PurchaseGroup[]; payable: Cents },
  held: Cents,
  { kind, before, after }: ClaimedStep,
): Cents {
  if (kind === 'credit') return held;
  const above = subtractCents(after.paid, after.payable);
  const wasAbove = isWithin({ ...before, payable: after.payable })
    ? ZERO
    : subtractCents(before.paid, after.payable);
  if (Math.abs(above) < Math.abs(wasAbove)) return proportionOf(held, above, wasAbove);
  const costs = sumCents(groups.map((group) => grossOf(paidWhole(group))));
  return addCents(wasAbove === 0 ? ZERO : held, proportionOf(costs, subtractCents(above, wasAbove), payable));
}

function shareOf(whole: Part, share: Cents): Part {
  const gross = grossOf(whole);
  const vat = proportionOf(whole.vat, share, gross);
  return {
    net: subtractCents(share, vat),
    vat,
    deductible: proportionOf(whole.deductible, share, gross),
  };
}

/** All that is paid of a group in the end. */
export function paidWhole(group: PurchaseGroup): Part {
  const { net, billedVat: vat, deductible } = group;
  return { net, vat, deductible: isOwed(group) ? vat : deductible };
}
