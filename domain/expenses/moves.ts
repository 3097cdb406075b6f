/** What of a purchase counts where, before it is an entry. */
import type { Day } from '@belegbar/domain/calendar';
import type { NewEntry } from '@belegbar/domain/journal';
import { type Part, sumOf } from './parts.ts';
import type { Treatment } from './purchase-groups.ts';

/** Cents as the bill has them. */
export interface Move extends Pick<NewEntry, 'basis' | 'kind' | 'bookedOn' | 'taxPoint'> {
  part: Part;
  /** The same in the currency of the bill; absent for euros. */
  units?: Part;
  /** Absent: those of the treatment. */
  category?: Treatment['category'];
  taxCode?: Treatment['taxCode'];
}

/** What several moves come to, under what the first of them says. */
export function sumOfMoves(first: Move, others: readonly Move[]): Move {
  return others.reduce((sum, { part, units }) => {
    const both = sum.units === undefined || units === undefined ? {} : { units: sumOf(sum.units, units) };
    return { ...first, part: sumOf(sum.part, part), ...both };
  }, first);
}

/** On which day it counts. */
export function dayOfMove({ bookedOn, taxPoint }: Move): Day {
  return taxPoint ?? bookedOn;
}
