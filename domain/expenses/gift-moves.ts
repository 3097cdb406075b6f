/**
 * What a gift comes to, once those of its recipient and year are above the limit together: it is no deductible cost any more, nor its VAT
 * deducted (§ 4 (5) No. 1 EStG, § 15 (1a) UStG). What had counted before that day is taken back on it.
 */
import type { Day } from '@belegbar/domain/calendar';
import { negateCents, ZERO } from '@belegbar/domain/money';
import { dayOfMove, type Move, sumOfMoves } from './moves.ts';
import { grossOf, isNothing, type Part } from './parts.ts';
import { isOwed, type Treatment } from './purchase-groups.ts';

/** A move with what it counts as. */
export interface TreatedMove extends Move {
  treatment: Treatment;
}

export function treatedMoves(treatment: Treatment, moves: readonly Move[]): TreatedMove[] {
  const { aboveOn } = treatment;
  if (aboveOn === null) return moves.map((move) => ({ ...move, treatment }));
  const isBefore = (move: Move) => dayOfMove(move) < aboveOn;
  return [
    ...moves.map((move) => (isBefore(move) ? { ...move, treatment } : notDeducted(treatment, move))),
    ...takenBack(treatment, aboveOn, moves.filter(isBefore)),
  ];
}

/** Separate for bill and money, and for what counts in a return and what does not. */
function takenBack(treatment: Treatment, aboveOn: Day, moves: readonly Move[]): TreatedMove[] {
  const places = Map.groupBy(moves, ({ basis, taxPoint, taxCode }) =>
    JSON.stringify([basis, taxPoint === null, taxCode]),
  );
  return [...places.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const counted = sumOfMoves(first, others);
    const { part, units } = counted;
    if (isNothing(part)) return [];
    const taxPoint = first.taxPoint === null ? null : aboveOn;
    const move: Move = { ...counted, kind: 'expenseGiftLimit', bookedOn: aboveOn, taxPoint };
    const back = units === undefined ? {} : { units: negated(units) };
    return [{ ...move, part: negated(part), ...back, treatment }, notDeducted(treatment, move)];
  });
}

function notDeducted(treatment: Treatment, move: Move): TreatedMove {
  const category = 'gifts_not_deductible';
  const { taxCode = treatment.taxCode, part, units } = move;
  const noDeduction = { ...move, part: { ...part, deductible: ZERO } };
  if (isOwed({ taxCode }) || taxCode === 'inputNone')
    return { ...noDeduction, treatment: { ...treatment, category } };
  return {
    ...move,
    taxPoint: null,
    part: asCost(part),
    ...(units === undefined ? {} : { units: asCost(units) }),
    treatment: { ...treatment, category, taxCode: 'inputNotDeductible' },
  };
}

function asCost(part: Part): Part {
  return { net: grossOf(part), vat: ZERO, deductible: ZERO };
}

function negated({ net, vat, deductible }: Part): Part {
  return { net: negateCents(net), vat: negateCents(vat), deductible: negateCents(deductible) };
}
