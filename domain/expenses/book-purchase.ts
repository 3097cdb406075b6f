/**
 * What a purchase comes to in the journal: its bill and what has been paid of it, in the order of the days, whichever was noted first. Accrual
 * entries are negative, since a purchase lowers income. Input VAT counts with supply and bill, or with a payment before the supply (§ 15
 * (1) No. 1 UStG), whatever the basis; where the buyer owes the VAT, the entry carries what is owed.
 */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type BookedEntry, changeTo, type NewEntry, withNew } from '@belegbar/domain/journal';
import {
  addCents,
  allocate,
  assert,
  type Cents,
  negateCents,
  proportionOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import { type Expense, expenseGross } from './expense.ts';
import { type PurchaseGroup, purchaseGroups } from './purchase-groups.ts';
import { prepaidOn, purchaseTaxPoint } from './tax-point.ts';

export interface Purchase {
  expense: Expense;
  expenseId: string;
  /** The one that holds at the end of the service period. */
  regime: TaxRegime;
  payments: readonly PurchasePayment[];
}

/** Cents above zero; of a credit, which the vendor pays back, below zero. */
export interface PurchasePayment {
  on: Day;
  amount: Cents;
}

/** All entries of the purchase, as if everything had been noted on its day. */
export function bookPurchase(purchase: Purchase): NewEntry[] {
  const groups = purchaseGroups(purchase.expense, purchase.regime);
  const steps = paidSteps(groups, purchase);
  return groups.flatMap((group, index) => {
    const paid = steps.map(({ on, parts }) => ({ on, ...(parts[index] ?? NOTHING) }));
    return [...billEntries(group, paid, purchase), ...paymentEntries(group, paid, purchase)];
  });
}

/** What leads from what the purchase came to, to what it comes to now. */
export function bookPurchaseChange(before: Purchase, after: Purchase): NewEntry[] {
  return changeTo(standing(bookPurchase(after)), standing(bookPurchase(before)));
}

function standing(entries: readonly NewEntry[]): BookedEntry[] {
  return withNew([], entries);
}

interface Part {
  net: Cents;
  vat: Cents;
}

const NOTHING: Part = { net: ZERO, vat: ZERO };

/** Day by day what was paid, divided over the groups. Each step leads to the share of the whole that is then paid, so that parts add up. */
function paidSteps(
  groups: readonly PurchaseGroup[],
  { expense, payments }: Purchase,
): { on: Day; parts: Part[] }[] {
  const payable = expenseGross(expense);
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
      return { on, parts };
    });
}

function partBetween(before: Part, target: Part): Part {
  return { net: subtractCents(target.net, before.net), vat: subtractCents(target.vat, before.vat) };
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
  return groups.map(({ net, billedVat }, index) => {
    const [netPaid = ZERO, vatPaid = ZERO] = allocate(shares[index] ?? ZERO, [net, billedVat]);
    return { net: netPaid, vat: vatPaid };
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

type PaidPart = Part & { on: Day };

/** One entry for each day on which VAT of the group counts. */
function billEntries(group: PurchaseGroup, paid: readonly PaidPart[], purchase: Purchase): NewEntry[] {
  const { expense } = purchase;
  const { documentDate, servicePeriod, isPrepayment } = expense;
  const byPoint = new Map<Day | null, Part>();
  let rest: Part = { net: group.net, vat: group.vat };
  let netBefore = ZERO;
  const isOwed = group.vat !== group.billedVat;
  const owedWith = (netPaid: Cents) => proportionOf(group.vat, netPaid, group.net);
  const pointOf = (day: Day | null) => purchaseTaxPoint(group.taxCode, { ...expense, prepaidOn: day });
  for (const { on, net, vat } of paid) {
    const day = prepaidOn({ paidOn: on, documentDate, servicePeriod, isPrepayment });
    if (day === null || net === 0 || pointOf(day) === pointOf(null)) continue;
    const owed = owedWith(addCents(netBefore, net));
    const part = { net, vat: isOwed ? subtractCents(owed, owedWith(netBefore)) : vat };
    netBefore = addCents(netBefore, net);
    byPoint.set(pointOf(day), sumOf(byPoint.get(pointOf(day)) ?? NOTHING, part));
    rest = partBetween(part, rest);
  }
  if (byPoint.size === 0 || rest.net !== 0 || rest.vat !== 0) byPoint.set(pointOf(null), rest);
  return [...byPoint].map(([taxPoint, part]) =>
    entryOf(group, purchase, { basis: 'accrual', kind: 'expense', bookedOn: documentDate, taxPoint, part }),
  );
}

function sumOf(one: Part, other: Part): Part {
  return { net: addCents(one.net, other.net), vat: addCents(one.vat, other.vat) };
}

/** For the income statement; no return of VAT reads them. */
function paymentEntries(group: PurchaseGroup, paid: readonly PaidPart[], purchase: Purchase): NewEntry[] {
  return paid
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map(({ on, ...part }) =>
      entryOf(group, purchase, { basis: 'cash', kind: 'expensePayment', bookedOn: on, taxPoint: null, part }),
    );
}

function entryOf(
  { taxCode }: PurchaseGroup,
  { expense, expenseId, regime }: Purchase,
  { part, ...counting }: Pick<NewEntry, 'basis' | 'kind' | 'bookedOn' | 'taxPoint'> & { part: Part },
): NewEntry {
  return {
    ...counting,
    serviceFrom: expense.servicePeriod.from,
    serviceTo: expense.servicePeriod.to,
    taxCode,
    scheme: regime.smallBusiness ? 'smallBusiness' : 'regular',
    net: negateCents(part.net),
    vat: negateCents(part.vat),
    category: expense.category,
    counterpartyVatId: expense.vendorVatId,
    counterparty: expense.vendor,
    document: { kind: 'expense', id: expenseId, number: expense.number },
    reverses: null,
    exemptionParagraph: null,
  };
}
