/** What a credit note books: the invoice is owed less, at the rates of the supplies that it reduces (§ 17 (1) UStG). */
import { isSameGroup, type OwedGroup } from '@belegbar/domain/invoices';
import { assert } from '@belegbar/domain/money';
import type { ActOf } from './act.ts';
import type { BookedEntry, NewEntry } from './entry.ts';
import {
  type Amounts,
  difference,
  type GroupPosition,
  groupOf,
  NOTHING,
  positionsOf,
  settledAmount,
} from './position.ts';
import { reductionEntries } from './reduction.ts';
import { cashTargets } from './settlement.ts';

/**
 * `groups` are the credit note's, written positive; each must be a group of the invoice. Money received so far is divided anew over
 * what is then owed, so that the rates stay right if no more money moves; what is too much then is an over-payment.
 */
export function bookCreditNote(
  entries: readonly BookedEntry[],
  { groups, document, on }: ActOf<'creditNote'>,
): NewEntry[] {
  const positions = positionsOf(entries);
  assert(
    groups.every((group) => positions.some(({ invoice }) => isSameGroup(groupOf(invoice), group))),
    'a credit note reduces a group that its invoice has not',
  );
  const reduced = positions.map((position) => {
    const by = reductionOf(position, groups);
    return { position, by, after: { ...position, owed: difference(position.owed, by) } };
  });
  const targets = cashTargets(
    reduced.map(({ after }) => after),
    settledAmount(positions),
  );
  return reductionEntries(
    reduced.map(({ position, by }, index) => ({ position, by, cash: targets[index] ?? NOTHING })),
    { kind: 'creditNote', on, document },
  );
}

function reductionOf({ invoice }: GroupPosition, groups: readonly OwedGroup[]): Amounts {
  const group = groups.find((candidate) => isSameGroup(candidate, groupOf(invoice)));
  return group === undefined ? NOTHING : { net: group.net, vat: group.vat };
}
