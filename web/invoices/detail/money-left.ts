/** What money is still to move for an invoice: from the client, or back to them. */
import { addCents, type Cents, negateCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { Invoice } from '../messages.ts';

type Paid = Pick<Invoice, 'kind' | 'cancelled' | 'open'> & { payments: readonly { amount: Cents }[] };

/** The one figure that matters; null where no money moves. Of a cancelled invoice all that came in and has not gone back yet. */
export function moneyLeft({
  kind,
  cancelled,
  open,
  payments,
}: Paid): { label: 'open' | 'overpaid' | 'toRefund'; amount: Cents } | null {
  if (kind !== 'invoice' || (cancelled && payments.length === 0)) return null;
  if (cancelled) return { label: 'toRefund', amount: sumCents(payments.map(({ amount }) => amount)) };
  return open < 0 ? { label: 'overpaid', amount: negateCents(open) } : { label: 'open', amount: open };
}

/** What is to be paid back, in cents; 0 for nothing. */
export function amountToRefund(invoice: Paid): Cents {
  const left = moneyLeft(invoice);
  return left === null || left.label === 'open' ? ZERO : left.amount;
}

/** What the client may still pay, in cents: what is open, and what was given up as lost. 0 for nothing. */
export function amountToPay({ open, writtenOff }: Pick<Invoice, 'open' | 'writtenOff'>): Cents {
  return addCents(open > 0 ? open : ZERO, writtenOff);
}

/** What the person saw as open, as the server counts it, which refuses when it is another by now: below zero where money is to go back. */
export function openAsSeen(invoice: Paid & Pick<Invoice, 'writtenOff'>): Cents {
  return invoice.cancelled
    ? negateCents(amountToRefund(invoice))
    : addCents(invoice.open, invoice.writtenOff);
}
