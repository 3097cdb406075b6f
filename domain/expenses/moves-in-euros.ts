/** Moves of a bill in another currency in euros. */
import { proportionOf } from '@belegbar/domain/money';
import type { Move } from './moves.ts';
import { NOTHING, type Part, partBetween, sumOf } from './parts.ts';

/**
 * Each leads to what then stands, as much of the euros of the whole as it is of its units, so that nothing is left in euros where nothing is
 * left in the currency.
 */
export function movesInEuros(moves: readonly Move[], { units, euros }: { units: Part; euros: Part }): Move[] {
  let before = NOTHING;
  return moves.map((move) => {
    const after = sumOf(before, move.part);
    const part = partBetween(partAtRate(before, units, euros), partAtRate(after, units, euros));
    before = after;
    return { ...move, part, units: move.part };
  });
}

/** Of the euros as much as the part is of the units. */
export function partAtRate(part: Part, units: Part, euros: Part): Part {
  return {
    net: proportionOf(euros.net, part.net, units.net),
    vat: proportionOf(euros.vat, part.vat, units.vat),
    deductible: proportionOf(euros.deductible, part.deductible, units.deductible),
  };
}
