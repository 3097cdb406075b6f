/**
 * The document's side of a purchase: when its VAT counts. Until supply and bill are there, what was paid before it counts (§ 15 (1) No. 1
 * s. 3, § 13b (4) s. 2 UStG); from then on all that is asked for. A credit or discount lowers it on its day (§ 17 (1) s. 1, 2 and 8 UStG),
 * and with the supply what had not counted before.
 */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, type Cents, proportionOf, ZERO } from '@belegbar/domain/money';
import type { Expense } from './expense.ts';
import type { Move } from './moves.ts';
import { type ClaimedStep, isWithin, paidOf } from './paid-steps.ts';
import { isNothing, NOTHING, type Part, partBetween, sumOf } from './parts.ts';
import { isOwed, type PurchaseGroup } from './purchase-groups.ts';
import { prepaidOn, purchaseTaxPoint } from './tax-point.ts';

/** Of the group at `index`, where `billed` is what the bill itself asks for. */
export function owedMoves(
  { billed, index, expense }: { billed: PurchaseGroup; index: number; expense: Expense },
  steps: readonly ClaimedStep[],
): Move[] {
  const { documentDate } = expense;
  const pointOf = (day: Day | null) => purchaseTaxPoint(billed.taxCode, { ...expense, prepaidOn: day });
  const end = pointOf(null);
  const counting: Counting = { moves: [], counted: NOTHING, early: ZERO, last: null };
  let prepaid = NOTHING;
  for (const step of steps) {
    lower({ step, index, end }, counting);
    const early = step.kind === 'payment' ? prepaidOn({ ...expense, paidOn: step.on }) : null;
    if (early === null || pointOf(early) === end) continue;
    const point = pointOf(early);
    counting.early = addCents(counting.early, step.amount);
    const now = countedOf(step, index, counting.early);
    const part = partBetween(counting.counted, now);
    counting.counted = now;
    counting.last = point;
    prepaid = sumOf(prepaid, part);
    counting.moves.push({ basis: 'accrual', kind: 'expense', bookedOn: documentDate, taxPoint: point, part });
  }
  const rest = partBetween(prepaid, wholeOf(billed));
  const bill = merged(counting.moves.filter(({ kind }) => kind === 'expense'));
  if (bill.length === 0 || !isNothing(rest))
    bill.push({ basis: 'accrual', kind: 'expense', bookedOn: documentDate, taxPoint: end, part: rest });
  return [...bill, ...merged(counting.moves.filter(({ kind }) => kind !== 'expense'))];
}

interface Counting {
  moves: Move[];
  /** What of the group counts before its end, by what was paid. */
  counted: Part;
  /** Cents of the bill that were paid before its end. */
  early: Cents;
  /** Where a payment counted last. */
  last: Day | null;
}

function lower(of: { step: ClaimedStep; index: number; end: Day | null }, counting: Counting): void {
  const { step, index, end } = of;
  const [before, after] = [step.claimsBefore[index], step.claims[index]];
  if (before === undefined || after === undefined) return;
  const change = partBetween(wholeOf(before), wholeOf(after));
  const kind = step.kind === 'credit' ? 'expenseCredit' : 'expenseDiscount';
  const move = { basis: 'accrual', kind, bookedOn: step.on } as const;
  if (end === null || step.on >= end) {
    counting.moves.push({ ...move, taxPoint: end === null ? null : step.on, part: change });
    return;
  }
  // What is set off against a group that asks for as much as before is paid of it, so more of it counts.
  const now = countedOf(step, index, counting.early);
  const counted = partBetween(counting.counted, now);
  counting.counted = now;
  const taxPoint = counting.last !== null && counting.last > step.on ? counting.last : step.on;
  counting.moves.push({ ...move, taxPoint, part: counted });
  counting.moves.push({ ...move, taxPoint: end, part: partBetween(counted, change) });
}

/** What counts of a group when so much was paid before its end. */
function countedOf({ claims, after }: ClaimedStep, index: number, early: Cents): Part {
  const claim = claims[index];
  if (claim === undefined || early === 0) return NOTHING;
  const so = { paid: early, payable: after.payable };
  if (!isWithin(so)) return wholeOf(claim);
  return isOwed(claim) ? proportionOfGroup(claim, so) : (paidOf(claims, so)[index] ?? NOTHING);
}

/** What of a bill whose VAT the buyer owes counts, when so much of it is paid. */
function proportionOfGroup(group: PurchaseGroup, { paid, payable }: { paid: Cents; payable: Cents }): Part {
  return {
    net: proportionOf(group.base, paid, payable),
    vat: proportionOf(group.vat, paid, payable),
    deductible: proportionOf(group.deductible, paid, payable),
  };
}

/** All that a return takes of a group in the end. */
export function wholeOf({ base, vat, deductible }: PurchaseGroup): Part {
  return { net: base, vat, deductible };
}

/** One for each act and day on which it counts, none for nothing. */
function merged(moves: readonly Move[]): Move[] {
  const places = Map.groupBy(moves, ({ kind, bookedOn, taxPoint }) =>
    JSON.stringify([kind, bookedOn, taxPoint]),
  );
  return [...places.values()]
    .flatMap((alike) => {
      const part = alike.reduce((sum, move) => sumOf(sum, move.part), NOTHING);
      return alike.slice(0, 1).map((move) => ({ ...move, part }));
    })
    .filter(({ part }) => !isNothing(part));
}
