/**
 * What a gift comes to, once those of its recipient and year are above the limit together: it is no deductible cost any more, nor its VAT
 * deducted (§ 4 (5) No. 1 EStG, § 15 (1a) UStG), until they are below it again. What had counted before such a day turns on it (§ 17 (2) No. 5
 * UStG).
 */
import { negateCents, ZERO } from '@belegbar/domain/money';
import type { GiftTurn } from './gift-turns.ts';
import { dayOfMove, type Move, sumOfMoves } from './moves.ts';
import { grossOf, isNothing, type Part } from './parts.ts';
import { isOwed, type Treatment } from './purchase-groups.ts';

/** A move with what it counts as. */
export interface TreatedMove extends Move {
  treatment: Treatment;
}

export function treatedMoves(treatment: Treatment, moves: readonly Move[]): TreatedMove[] {
  const { turns } = treatment;
  const isBefore = (move: Move, { on }: GiftTurn) => on !== null && dayOfMove(move) < on;
  return [
    ...moves.map((move) =>
      judged(treatment, move, turns.findLast((turn) => !isBefore(move, turn))?.isAbove ?? false),
    ),
    ...turns.flatMap((turn) =>
      turned(
        treatment,
        turn,
        moves.filter((move) => isBefore(move, turn)),
      ),
    ),
  ];
}

/** What counted before the turn, taken back and judged anew; separate for bill and money, and for what counts in a return and what does not. */
function turned(treatment: Treatment, { on, isAbove }: GiftTurn, moves: readonly Move[]): TreatedMove[] {
  if (on === null) return [];
  const places = Map.groupBy(moves, ({ basis, taxPoint, taxCode }) =>
    JSON.stringify([basis, taxPoint === null, taxCode]),
  );
  return [...places.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const counted = sumOfMoves(first, others);
    if (isNothing(counted.part)) return [];
    const taxPoint = first.taxPoint === null ? null : on;
    const move: Move = { ...counted, kind: 'expenseGiftLimit', bookedOn: on, taxPoint };
    return [judged(treatment, negated(move), !isAbove), judged(treatment, move, isAbove)];
  });
}

function judged(treatment: Treatment, move: Move, isAbove: boolean): TreatedMove {
  return isAbove ? notDeducted(treatment, move) : { ...move, treatment };
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

function negated({ part, units, ...move }: Move): Move {
  return { ...move, part: negatedPart(part), ...(units === undefined ? {} : { units: negatedPart(units) }) };
}

function negatedPart({ net, vat, deductible }: Part): Part {
  return { net: negateCents(net), vat: negateCents(vat), deductible: negateCents(deductible) };
}
