/** On which days gifts come above the limit of their year, or below it again once some of them is credited (§ 4 (5) No. 1 EStG). */
import type { Day } from '@belegbar/domain/calendar';
import { assert, type Cents, sumCents, ZERO } from '@belegbar/domain/money';
import { giftCosts, giftLimitOn, giftYear, sameRecipient } from './gifts.ts';
import type { Purchase } from './purchase.ts';
import { purchaseSteps } from './purchase-steps.ts';

/** A bill with what happened to it. */
export type GiftBill = Pick<Purchase, 'expense' | 'regime' | 'payments' | 'credits' | 'askedBefore'>;

/** Gifts are above the limit from then on, or not any more. */
export interface GiftTurn {
  /** Null: from the outset. */
  on: Day | null;
  isAbove: boolean;
}

/** What the gifts of one recipient cost on one bill. */
interface Gift {
  /** Null: somebody who gets no other than those of this bill. */
  recipient: string | null;
  /** End of the supply. */
  givenOn: Day;
  /** First as billed, then after each act that lowers it. */
  costs: { on: Day | null; cost: Cents }[];
}

/** By recipient, the turns of the gifts of a year, whichever of the bills they are on. */
export function giftsAbove(
  bills: readonly GiftBill[],
  year: number,
): ReadonlyMap<string, readonly GiftTurn[]> {
  const gifts = bills.filter(({ expense }) => giftYear(expense) === year).flatMap(giftsOf);
  const above = new Map<string, readonly GiftTurn[]>();
  for (const [recipient, own] of Map.groupBy(gifts, (gift) => gift.recipient)) {
    const turns = recipient === null ? [] : turnsTogether(own);
    if (recipient !== null && turns.length > 0) above.set(recipient, turns);
  }
  return above;
}

/** What the bills gave one person in a year, each as it stands by now, in cents; a vendor's credit that is a bill lowers none. */
export function giftsTo(
  name: string,
  bills: readonly GiftBill[],
  year: number,
): { number: string; givenOn: Day; cost: Cents }[] {
  const recipient = sameRecipient(name);
  return bills
    .filter(({ expense }) => giftYear(expense) === year)
    .flatMap((bill) => giftsOf(bill).map((gift) => ({ ...gift, number: bill.expense.number })))
    .filter((gift) => gift.recipient === recipient && (gift.costs[0]?.cost ?? 0) > 0)
    .map(({ number, givenOn, costs }) => ({ number, givenOn, cost: costs.at(-1)?.cost ?? ZERO }));
}

/** By recipient, the turns of what one bill gives alone; of a vendor's credit that is a bill, by what it takes off. */
export function giftsAboveAlone(bill: GiftBill): ReadonlyMap<string | null, readonly GiftTurn[]> {
  const turns = giftsOf(bill).map(({ recipient, givenOn, costs }) => {
    const isAbove = (on: Day | null) => Math.abs(costAt(costs, on)) > giftLimitOn(givenOn);
    return [
      recipient,
      turnsOn(
        costs.map(({ on }) => on),
        isAbove,
      ),
    ] as const;
  });
  return new Map(turns.filter(([, own]) => own.length > 0));
}

/** Above wherever one of them is. */
export function eitherAbove(one: readonly GiftTurn[], other: readonly GiftTurn[]): readonly GiftTurn[] {
  const days = [...one, ...other].map(({ on }) => on);
  return turnsOn(days, (day) => isAboveOn(one, day) || isAboveOn(other, day));
}

/** Whether they never were anything but above the limit. */
export function isAlwaysAbove([first, ...others]: readonly GiftTurn[]): boolean {
  return first?.on === null && others.length === 0;
}

function giftsOf(bill: GiftBill): Gift[] {
  const walk = purchaseSteps(bill);
  assert('steps' in walk, 'acts that do not fit the bill');
  const stages = [
    { on: null, lines: bill.expense.lines },
    ...walk.steps.map(({ on, after }) => ({ on, lines: after.lines })),
  ];
  const costs = stages.flatMap(({ on, lines }) =>
    giftCosts({ ...bill.expense, lines: [...lines] }, bill.regime).map((gift) => ({ ...gift, on })),
  );
  return [...Map.groupBy(costs, ({ recipient }) => recipient)].map(([recipient, own]) => ({
    recipient,
    givenOn: bill.expense.servicePeriod.to,
    costs: own,
  }));
}

/** Each counts from the day on which it is given. A vendor's credit that is a bill of its own lowers none of them. */
function turnsTogether(gifts: readonly Gift[]): GiftTurn[] {
  const given = gifts.filter(({ costs: [billed] }) => billed !== undefined && billed.cost > 0);
  const days = given.flatMap(({ givenOn, costs }) => [givenOn, ...costs.map(({ on }) => on)]);
  const isAbove = (day: Day | null) => {
    const until = given.filter(({ givenOn }) => day !== null && givenOn <= day);
    return until.some(
      ({ givenOn }) => sumCents(until.map(({ costs }) => costAt(costs, day))) > giftLimitOn(givenOn),
    );
  };
  return turnsOn(days, isAbove);
}

function turnsOn(days: readonly (Day | null)[], isAbove: (day: Day | null) => boolean): GiftTurn[] {
  const inOrder = [...new Set(days)].toSorted((one, other) => (one ?? '').localeCompare(other ?? ''));
  const turns: GiftTurn[] = [];
  for (const on of inOrder) {
    const turn = { on, isAbove: isAbove(on) };
    if (turn.isAbove !== (turns.at(-1)?.isAbove ?? false)) turns.push(turn);
  }
  return turns;
}

function isAboveOn(turns: readonly GiftTurn[], day: Day | null): boolean {
  return turns.findLast(({ on }) => isUntil(on, day))?.isAbove ?? false;
}

function costAt(costs: Gift['costs'], day: Day | null): Cents {
  const last = costs.findLast(({ on }) => isUntil(on, day));
  assert(last !== undefined, 'a gift is billed');
  return last.cost;
}

function isUntil(on: Day | null, day: Day | null): boolean {
  return on === null || (day !== null && on <= day);
}
