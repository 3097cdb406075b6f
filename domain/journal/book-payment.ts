/** What money for an invoice books: cash entries, and where VAT depends on it, what it changes there. */
import type { Day } from '@belegbar/domain/calendar';
import { addCents, assert, type Cents } from '@belegbar/domain/money';
import type { BookedEntry, NewEntry } from './entry.ts';
import { advanceEntries, cashEntry, changeEntry } from './follow-up.ts';
import {
  type Amounts,
  difference,
  type GroupPosition,
  grossOf,
  NOTHING,
  positionsOf,
  settledAmount,
  sum,
} from './position.ts';
import { cashTargets } from './settlement.ts';
import { isAdvance } from './timing.ts';

interface Payment {
  /** All entries of the invoice and of the documents that correct it. */
  entries: readonly BookedEntry[];
  /** Cents received, above zero. */
  amount: Cents;
  on: Day;
}

/** A payment or part payment. */
export function bookPayment(payment: Payment): NewEntry[] {
  return afterPayment(payment).flatMap(({ position, received }) =>
    receiptEntries(position, received, payment.on),
  );
}

/** A payment by which the rest is given up as a discount (Skonto; § 17 (1) s. 1 UStG): the client owes nothing more. */
export function bookPaymentWithDiscount(payment: Payment): NewEntry[] {
  const groups = afterPayment(payment);
  const given = groups.flatMap(({ position, target, received }) => {
    const stillCounting = sum(position.effective, recoveredAmounts(position, received));
    return changeEntry(position, { kind: 'discount', on: payment.on }, difference(target, stillCounting));
  });
  return [...bookPayment(payment), ...given];
}

/** Each group with what its cash comes to after the payment, and what of it is new. */
function afterPayment(payment: Payment): { position: GroupPosition; target: Amounts; received: Amounts }[] {
  assert(payment.amount > 0, 'a payment is more than nothing');
  const positions = positionsOf(payment.entries);
  const targets = cashTargets(positions, addCents(settledAmount(positions), payment.amount));
  return positions.map((position, index) => {
    const target = targets[index] ?? NOTHING;
    return { position, target, received: difference(target, position.cash) };
  });
}

function receiptEntries(position: GroupPosition, received: Amounts, on: Day): NewEntry[] {
  const advance = isAdvance(position.invoice, on) ? advanceEntries(position, { on }, received) : [];
  return [
    ...cashEntry(position, { kind: 'payment', on }, received),
    ...advance,
    ...changeEntry(position, { kind: 'recovery', on }, recoveredAmounts(position, received)),
  ];
}

/** § 17 (2) No. 1 s. 2 UStG: money for a bad debt counts anew when it comes. */
function recoveredAmounts(position: GroupPosition, received: Amounts): Amounts {
  const isWrittenOff = grossOf(position.effective) < grossOf(position.owed);
  return isWrittenOff ? received : NOTHING;
}
