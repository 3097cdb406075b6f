/** VAT that a buyer owes for an asset and does not deduct: it belongs to what the asset cost (§ 9b (1) EStG), and so is no cost when it is paid. */
import { type Cents, negateCents, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Expense } from './expense.ts';
import type { TreatedMove } from './gift-moves.ts';
import { dayOfMove } from './moves.ts';
import { NOTHING, type Part, sumOf } from './parts.ts';
import { businessPart, isOwed, type PurchaseGroup, type Treatment } from './purchase-groups.ts';

type Shared = Pick<Expense, 'privateSharePercent'>;

/** Cents of it, of a group of the bill: the part of the business alone. */
export function vatInCost(
  { vat, deductible }: Pick<PurchaseGroup, 'vat' | 'deductible'>,
  expense: Shared,
): Cents {
  return subtractCents(businessPart(vat, expense), deductible);
}

/**
 * What takes it out of what is paid to the tax office (Kz 186), each on the day on which it is owed; none of what is no asset, or billed. A payment
 * to the office is one sum, so the books cannot say which part of it was for an asset.
 */
export function assetVatMoves(
  treatment: Treatment,
  moves: readonly TreatedMove[],
  expense: Shared,
): TreatedMove[] {
  if (treatment.assetLine === null || !isOwed(treatment)) return [];
  let owed = NOTHING;
  return moves.flatMap((move) => {
    if (move.basis !== 'accrual') return [];
    const before = vatInCost(owed, expense);
    owed = sumOf(owed, move.part);
    const amount = subtractCents(vatInCost(owed, expense), before);
    return amount === ZERO ? [] : [takenOut(move, amount)];
  });
}

function takenOut(move: TreatedMove, amount: Cents): TreatedMove {
  const part: Part = { ...NOTHING, net: negateCents(amount) };
  return {
    ...move,
    basis: 'nonCash',
    kind: 'assetVat',
    bookedOn: dayOfMove(move),
    taxPoint: null,
    part,
    ...(move.units === undefined ? {} : { units: NOTHING }),
    category: 'vat_paid_to_tax_office',
    taxCode: 'inputNone',
  };
}
