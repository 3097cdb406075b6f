/** The money's side of a purchase, for the income-surplus statement; no return of VAT reads it. */
import {
  addCents,
  allocate,
  type Cents,
  decimal,
  percentOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { Expense } from './expense.ts';
import type { Move } from './moves.ts';
import { partAtRate } from './moves-in-euros.ts';
import { type ClaimedStep, paidAfterSteps, paidWhole } from './paid-steps.ts';
import { grossOf, isNothing, NOTHING, type Part, partBetween } from './parts.ts';
import { businessPart, type PurchaseGroup, type Treatment } from './purchase-groups.ts';

/** What the bill asks for; `euros`: its groups in euros, where it is in another currency. */
export interface Billed {
  groups: readonly PurchaseGroup[];
  payable: Cents;
  expense: Pick<Expense, 'privateSharePercent'>;
  euros: readonly PurchaseGroup[] | null;
}

/** For each group of the bill, in their order. */
export function paidMoves(billed: Billed, steps: readonly ClaimedStep[]): Move[][] {
  const { groups, euros } = billed;
  const nothing = groups.map(() => NO_PART);
  let [before, unitsBefore] = [nothing, nothing];
  const moves: Move[][] = groups.map(() => []);
  for (const [place, paid] of paidAfterSteps(billed, steps).entries()) {
    const step = steps[place];
    if (step === undefined) continue;
    const units = withMeals(groups, paid.map(withoutExchange));
    const after =
      euros === null ? units : withMeals(groups, paidInEuros({ ...billed, euros }, paid, { step, before }));
    for (const [index, own] of moves.entries()) {
      const change = changeOf(before[index], after[index]);
      const unitsMoved = changeOf(unitsBefore[index], units[index]);
      const moved = movesOf(step, change, euros === null ? null : unitsMoved);
      own.push(...(groups[index]?.category === 'fixed_assets' ? moved.map(beside) : moved));
    }
    [before, unitsBefore] = [after, units];
  }
  return moves;
}

interface PaidPart {
  /** At the rate of the bill. */
  cost: Part;
  /** What of entertainment lowers no profit. */
  notDeductible: Cents;
  /** What was on the account beside that: cost without VAT. */
  exchange: Cents;
}

type Paid = Pick<PaidPart, 'cost' | 'exchange'>;

function withoutExchange(cost: Part): Paid {
  return { cost, exchange: ZERO };
}

/** § 11 (2) EStG: cost is what was on the account, while VAT stays at the rate of the bill (§ 16 (6) UStG). */
function paidInEuros(
  { groups, euros, expense }: Billed & { euros: readonly PurchaseGroup[] },
  paid: readonly Part[],
  { step, before }: { step: ClaimedStep; before: readonly PaidPart[] },
): Paid[] {
  const atRate = paid.map((part, index) => {
    const [unit, euro] = [groups[index], euros[index]];
    return unit === undefined || euro === undefined
      ? NOTHING
      : partAtRate(part, paidWhole(unit), paidWhole(euro));
  });
  const change = atRate.map((part, index) => grossOf(partBetween(atRateBefore(before[index]), part)));
  const counted = sumCents(change);
  const others = step.euros === null ? ZERO : subtractCents(businessPart(step.euros, expense), counted);
  const shares = allocate(others, change);
  return atRate.map((cost, index) => ({
    cost,
    exchange: addCents(before[index]?.exchange ?? ZERO, shares[index] ?? ZERO),
  }));
}

/** Of a group without exchange differences, with what is not deducted of meals. */
function atRateBefore(before: PaidPart | undefined): Part {
  if (before === undefined) return NOTHING;
  return { ...before.cost, net: addCents(before.cost.net, before.notDeductible) };
}

/**
 * § 4 (5) No. 2 EStG: of what entertaining cost, 70 % are deducted. All VAT stays with that part (§ 15 (1a) s. 2 UStG), with what of it is
 * not deducted for other reasons and so is cost. Both parts of a receipt are rounded once, so that they add up.
 */
function withMeals(groups: readonly PurchaseGroup[], paid: readonly Paid[]): PaidPart[] {
  let [before, deductedBefore]: [Cents, Cents] = [ZERO, ZERO];
  return paid.map(({ cost: part, exchange }, index) => {
    if (groups[index]?.category !== 'business_meals') return { cost: part, notDeductible: ZERO, exchange };
    const cost = addCents(subtractCents(grossOf(part), part.deductible), exchange);
    const sum = addCents(before, cost);
    const deducted = percentOf(sum, DEDUCTED_PERCENT);
    const notDeductible = subtractCents(cost, subtractCents(deducted, deductedBefore));
    [before, deductedBefore] = [sum, deducted];
    return { cost: { ...part, net: subtractCents(part.net, notDeductible) }, notDeductible, exchange };
  });
}

const DEDUCTED_PERCENT = decimal('70');

function changeOf(before: PaidPart | undefined, after: PaidPart | undefined): PaidPart {
  const [was, is] = [before ?? NO_PART, after ?? NO_PART];
  return {
    cost: partBetween(was.cost, is.cost),
    notDeductible: subtractCents(is.notDeductible, was.notDeductible),
    exchange: subtractCents(is.exchange, was.exchange),
  };
}

const NO_PART: PaidPart = { cost: NOTHING, notDeductible: ZERO, exchange: ZERO };

/** `units`: the same in the currency of the bill. */
function movesOf(
  step: ClaimedStep,
  { cost, notDeductible, exchange }: PaidPart,
  units: PaidPart | null,
): Move[] {
  const move = { basis: 'cash', bookedOn: step.on, taxPoint: null } as const;
  const kind = step.kind === 'payment' ? 'expensePayment' : 'expenseCredit';
  const rest = units === null ? {} : { units: netOnly(units.notDeductible) };
  const moves: Move[] = [
    { ...move, kind, part: cost, ...(units === null ? {} : { units: units.cost }) },
    { ...move, kind, part: netOnly(notDeductible), ...rest, category: MEALS_NOT_DEDUCTIBLE },
    {
      ...move,
      kind: 'exchangeDifference',
      part: netOnly(exchange),
      ...(units === null ? {} : { units: NOTHING }),
      taxCode: 'inputNone',
    },
  ];
  return moves.filter(({ part, units: own = NOTHING }) => !isNothing(part) || !isNothing(own));
}

/** What an asset cost at the rate of its bill, its depreciation brings; what was on the account beside that, nothing else does. */
function beside(move: Move): Move {
  return move.kind === 'exchangeDifference' ? { ...move, category: 'other' } : move;
}

function netOnly(net: Cents): Part {
  return { ...NOTHING, net };
}

const MEALS_NOT_DEDUCTIBLE: Treatment['category'] = 'business_meals_not_deductible';
