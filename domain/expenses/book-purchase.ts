/**
 * What a purchase comes to in the journal: its bill and what happened to it, in the order of the days, whichever was noted first. Accrual
 * entries are negative, since a purchase lowers income. Input VAT counts with supply and bill, or with a payment before the supply (§ 15
 * (1) No. 1 UStG), whatever the basis; where the buyer owes the VAT, the entry carries what is owed. What of it is deducted, is said beside it.
 */
import { yearOf } from '@belegbar/domain/calendar';
import {
  type BookedEntry,
  changeTo,
  countsWithRecurring,
  type NewEntry,
  withNew,
} from '@belegbar/domain/journal';
import { assert, type Cents, negateCents, subtractCents } from '@belegbar/domain/money';
import { assetVatMoves } from './asset-vat.ts';
import { euroLines } from './euro-lines.ts';
import { type Expense, type ExpenseLine, expenseGross } from './expense.ts';
import { type TreatedMove, treatedMoves } from './gift-moves.ts';
import { deductedWhenRegular } from './judged-by.ts';
import { movesInEuros } from './moves-in-euros.ts';
import { owedMoves, wholeOf } from './owed-moves.ts';
import { paidMoves } from './paid-moves.ts';
import type { ClaimedStep } from './paid-steps.ts';
import type { Part } from './parts.ts';
import type { Purchase } from './purchase.ts';
import { groupOf, treatmentsOf } from './purchase-groups.ts';
import { type PurchaseProblem, purchaseSteps } from './purchase-steps.ts';

/** All entries of the purchase, as if everything had been noted on its day. */
export function bookPurchase(purchase: Purchase): NewEntry[] {
  const { expense } = purchase;
  const treatments = treatmentsOf(purchase);
  const claimsOf = (lines: typeof expense.lines) =>
    treatments.map((treatment) => groupOf(treatment, lines, expense));
  const groups = claimsOf(expense.lines);
  const walk = purchaseSteps(purchase);
  assert('steps' in walk, 'acts that do not fit the bill');
  const steps = walk.steps.map(
    (step): ClaimedStep => ({
      ...step,
      claimsBefore: claimsOf([...step.before.lines]),
      claims: claimsOf([...step.after.lines]),
    }),
  );
  const euros = expense.inCurrency === undefined ? null : claimsOf(euroLines(expense));
  const paid = paidMoves({ groups, payable: expenseGross(expense), expense, euros }, steps);
  return groups.flatMap((billed, index) => {
    const [treatment, own = []] = [treatments[index], paid[index]];
    assert(treatment !== undefined, 'a group is of a treatment');
    const owed = owedMoves({ billed, index, expense }, steps);
    const inEuros = euros?.[index];
    const rate = inEuros && { units: wholeOf(billed), euros: wholeOf(inEuros) };
    const moves = [...(rate === undefined ? owed : movesInEuros(owed, rate)), ...own];
    const treated = treatedMoves(treatment, moves);
    return [...treated, ...assetVatMoves(treatment, treated, expense)]
      .map((move) => countingOn(entryOf(move, purchase), expense))
      .flatMap((entry) => deductedWhenRegular(entry, purchase.deductsFrom ?? null));
  });
}

/** What does not fit of its acts; null where all does. */
export function problemOf(purchase: Purchase): PurchaseProblem | null {
  const walk = purchaseSteps(purchase);
  return 'problem' in walk ? walk.problem : null;
}

/** The lines once credits and discounts are taken off, and cents of them that are still to be paid: below zero what is to come back. */
export function standingOf(purchase: Purchase): { lines: readonly ExpenseLine[]; open: Cents } {
  const walk = purchaseSteps(purchase);
  assert('last' in walk, 'acts that do not fit the bill');
  const { lines, payable, paid } = walk.last;
  return { lines, open: subtractCents(payable, paid) };
}

/** What leads from what the purchase came to, to what it comes to now. */
export function bookPurchaseChange(before: Purchase, after: Purchase): NewEntry[] {
  return changeTo(standing(bookPurchase(after)), standing(bookPurchase(before)));
}

/** What leads from the entries that stand to what the purchase comes to, whatever rules booked them. */
export function bookAnew(purchase: Purchase, entries: readonly BookedEntry[]): NewEntry[] {
  return changeTo(standing(bookPurchase(purchase)), entries);
}

/**
 * The same where something was wrong from the start: each entry names the first one that was. What lies in a return that has gone out is to be
 * corrected in it (§ 153 AO).
 */
export function bookCorrected(
  purchase: Purchase,
  { entries, wrong }: { entries: readonly BookedEntry[]; wrong: BookedEntry | undefined },
): NewEntry[] {
  return undoing(bookAnew(purchase, entries), wrong);
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

function entryOf(
  { treatment, part, units, category, taxCode, ...counting }: TreatedMove,
  purchase: Purchase,
): NewEntry {
  const { expense, expenseId, regime } = purchase;
  return {
    ...counting,
    serviceFrom: expense.servicePeriod.from,
    serviceTo: expense.servicePeriod.to,
    taxCode: taxCode ?? treatment.taxCode,
    scheme: regime.smallBusiness ? 'smallBusiness' : 'regular',
    net: negateCents(part.net),
    vat: negateCents(part.vat),
    ...(part.deductible === part.vat ? {} : { deductible: negateCents(part.deductible) }),
    ...(units === undefined ? {} : inCurrency(units, expense)),
    category: category ?? treatment.category,
    counterpartyVatId: expense.vendorVatId,
    counterparty: expense.vendor,
    document: { kind: 'expense', id: expenseId, number: expense.number },
    reverses: null,
    exemptionParagraph: null,
  };
}

/** § 11 (2) s. 2 EStG: what recurs counts in the year to which it belongs, where it is due and paid within ten days of its turn. */
function countingOn(entry: NewEntry, { recurringDueOn: dueOn, servicePeriod }: Expense): NewEntry {
  if (dueOn === undefined || entry.basis !== 'cash') return entry;
  const countsOn = countsWithRecurring(entry.bookedOn, { dueOn, belongsTo: yearOf(servicePeriod.to) });
  return countsOn === entry.bookedOn ? entry : { ...entry, countsOn };
}

function inCurrency({ net, vat }: Part, { inCurrency: foreign }: Expense): Pick<NewEntry, 'inCurrency'> {
  if (foreign === undefined) return {};
  return { inCurrency: { currency: foreign.currency, net: negateCents(net), vat: negateCents(vat) } };
}
