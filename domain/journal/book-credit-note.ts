/** What a credit note books: the invoice is owed less, at the rates of the supplies that it reduces (§ 17 (1) UStG). */
import type { Day } from '@belegbar/domain/calendar';
import type { Totals, VatGroup } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { BookedEntry, DocumentReference, NewEntry } from './entry.ts';
import { type Act, cashEntry, changeEntry } from './follow-up.ts';
import {
  type Amounts,
  difference,
  type GroupPosition,
  NOTHING,
  negated,
  positionsOf,
  settledAmount,
} from './position.ts';
import { cashTargets } from './settlement.ts';

/**
 * `groups` are the credit note's, written positive; each must be a group of the invoice. Money received so far is divided anew over
 * what is then owed, so that the rates stay right if no more money moves.
 */
export function bookCreditNote(act: {
  entries: readonly BookedEntry[];
  groups: Totals['groups'];
  document: DocumentReference;
  on: Day;
}): NewEntry[] {
  const creditNote: Act = { kind: 'creditNote', on: act.on, document: act.document };
  const positions = positionsOf(act.entries);
  const reductions = positions.map((position) => reductionOf(position, act.groups));
  assert(
    act.groups.every((group) => positions.some((position) => isGroupOf(position, group))),
    'a credit note reduces a group that its invoice has not',
  );
  const reduced = positions.map((position, index) => {
    return { ...position, owed: difference(position.owed, reductions[index] ?? NOTHING) };
  });
  const targets = cashTargets(reduced, settledAmount(reduced));
  return positions.flatMap((position, index) => [
    ...changeEntry(position, creditNote, negated(reductions[index] ?? NOTHING)),
    ...cashEntry(position, creditNote, difference(targets[index] ?? NOTHING, position.cash)),
  ]);
}

function reductionOf(position: GroupPosition, groups: readonly VatGroup[]): Amounts {
  const group = groups.find((candidate) => isGroupOf(position, candidate));
  return group === undefined ? NOTHING : { net: group.base, vat: group.vat };
}

function isGroupOf(position: GroupPosition, group: VatGroup): boolean {
  const { taxCode, exemptionParagraph } = position.invoice;
  return group.vatCase === taxCode && group.exemptionParagraph === exemptionParagraph;
}
