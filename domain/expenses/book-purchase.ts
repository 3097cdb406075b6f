/**
 * What a purchase comes to in the journal: its bill and what has been paid of it, in the order of the days, whichever was noted first. Accrual
 * entries are negative, since a purchase lowers income. Input VAT counts with supply and bill, or with a payment before the supply (§ 15
 * (1) No. 1 UStG), whatever the basis; where the buyer owes the VAT, the entry carries what is owed. What of it is deducted, is said beside it.
 */
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type BookedEntry, changeTo, type NewEntry, withNew } from '@belegbar/domain/journal';
import { addCents, type Cents, negateCents, proportionOf, ZERO } from '@belegbar/domain/money';
import { type Expense, expenseGross } from './expense.ts';
import { deductedWhenRegular } from './judged-by.ts';
import { type PurchasePayment, paidSteps } from './paid-steps.ts';
import { isNothing, NOTHING, type Part, partBetween, sumOf } from './parts.ts';
import { isOwed, type PurchaseGroup, purchaseGroups } from './purchase-groups.ts';
import { prepaidOn, purchaseTaxPoint } from './tax-point.ts';

export interface Purchase {
  expense: Expense;
  expenseId: string;
  /** By which it is judged, see `judgedBy`. */
  regime: TaxRegime;
  payments: readonly PurchasePayment[];
  /** The first day of a regular taxation that was not there before; absent or null: VAT is deducted as its law says. */
  deductsFrom?: Day | null;
}

/** All entries of the purchase, as if everything had been noted on its day. */
export function bookPurchase(purchase: Purchase): NewEntry[] {
  const groups = purchaseGroups(purchase.expense, purchase.regime);
  const { expense, payments } = purchase;
  const steps = paidSteps(groups, { payments, payable: expenseGross(expense) });
  const entries = groups.flatMap((group, index) => {
    const paid = steps.map(({ parts, ...step }) => ({ ...step, ...(parts[index] ?? NOTHING) }));
    return [...billEntries(group, paid, purchase), ...paymentEntries(group, paid, purchase)];
  });
  return entries.flatMap((entry) => deductedWhenRegular(entry, purchase.deductsFrom ?? null));
}

/** What leads from what the purchase came to, to what it comes to now. */
export function bookPurchaseChange(before: Purchase, after: Purchase): NewEntry[] {
  return changeTo(standing(bookPurchase(after)), standing(bookPurchase(before)));
}

/**
 * What takes the purchase back, with all that was paid of it: what `entries` of it come to is nothing then, wherever they count (§ 153 AO: a
 * return that has gone out is corrected).
 */
export function bookPurchaseUndo(entries: readonly BookedEntry[]): NewEntry[] {
  const [first] = entries;
  return undoing(changeTo([], entries), first);
}

/**
 * What takes a payment back that never moved: what `before` comes to is what `after` comes to then. Where older rules booked `entries`, what
 * the payment wrote, `made`, is mirrored, and the rest stays as it is.
 */
export function bookPaymentUndo(
  { before, after }: { before: Purchase; after: Purchase },
  { entries, made }: { entries: readonly BookedEntry[]; made: readonly BookedEntry[] },
): NewEntry[] {
  const isOfToday = changeTo(standing(bookPurchase(before)), entries).length === 0;
  return undoing(isOfToday ? bookPurchaseChange(before, after) : changeTo([], made), made[0]);
}

function undoing(entries: readonly NewEntry[], wrong: BookedEntry | undefined): NewEntry[] {
  return entries.map((entry) => ({ ...entry, reverses: wrong?.number ?? null }));
}

function standing(entries: readonly NewEntry[]): BookedEntry[] {
  return withNew([], entries);
}

/** What a payment of so much is for the group. */
type PaidPart = Part & PurchasePayment;

/** One entry for each day on which VAT of the group counts. */
function billEntries(group: PurchaseGroup, paid: readonly PaidPart[], purchase: Purchase): NewEntry[] {
  const { expense } = purchase;
  const { documentDate, servicePeriod, isPrepayment } = expense;
  const byPoint = new Map<Day | null, Part>();
  let rest: Part = { net: group.base, vat: group.vat, deductible: group.deductible };
  const owedWith = (paid: Cents) => proportionOfGroup(group, paid, expenseGross(expense));
  let paidBefore = ZERO;
  const pointOf = (day: Day | null) => purchaseTaxPoint(group.taxCode, { ...expense, prepaidOn: day });
  for (const { on, amount, net, vat, deductible } of paid) {
    const day = prepaidOn({ paidOn: on, documentDate, servicePeriod, isPrepayment });
    if (day === null || amount === 0 || pointOf(day) === pointOf(null)) continue;
    const owed = partBetween(owedWith(paidBefore), owedWith(addCents(paidBefore, amount)));
    const part = isOwed(group) ? owed : { net, vat, deductible };
    paidBefore = addCents(paidBefore, amount);
    byPoint.set(pointOf(day), sumOf(byPoint.get(pointOf(day)) ?? NOTHING, part));
    rest = partBetween(part, rest);
  }
  if (byPoint.size === 0 || !isNothing(rest)) byPoint.set(pointOf(null), rest);
  return [...byPoint].map(([taxPoint, part]) =>
    entryOf(group, purchase, { basis: 'accrual', kind: 'expense', bookedOn: documentDate, taxPoint, part }),
  );
}

/** What of a bill whose VAT the buyer owes counts, when so much of it is paid. */
function proportionOfGroup({ base, vat, deductible }: PurchaseGroup, paid: Cents, payable: Cents): Part {
  return {
    net: proportionOf(base, paid, payable),
    vat: proportionOf(vat, paid, payable),
    deductible: proportionOf(deductible, paid, payable),
  };
}

/** For the income statement; no return of VAT reads them. */
function paymentEntries(group: PurchaseGroup, paid: readonly PaidPart[], purchase: Purchase): NewEntry[] {
  return paid
    .filter((part) => !isNothing(part))
    .map(({ on, ...part }) =>
      entryOf(group, purchase, { basis: 'cash', kind: 'expensePayment', bookedOn: on, taxPoint: null, part }),
    );
}

function entryOf(
  { taxCode, category }: PurchaseGroup,
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
    ...(part.deductible === part.vat ? {} : { deductible: negateCents(part.deductible) }),
    category,
    counterpartyVatId: expense.vendorVatId,
    counterparty: expense.vendor,
    document: { kind: 'expense', id: expenseId, number: expense.number },
    reverses: null,
    exemptionParagraph: null,
  };
}
