/** What a payment means for the discount that an invoice offers, and what of it is too much. */
import type { Day } from '@belegbar/domain/calendar';
import { payableWithin, type Rest, skontoOf, skontoOn } from '@belegbar/domain/invoices';
import { addCents, type Cents, type Decimal, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { Invoice } from '../messages.ts';
import { amountToPay } from './money-left.ts';

type Billed = Pick<Invoice, 'open' | 'writtenOff' | 'invoiceDate' | 'gross'> & {
  draft: Pick<Invoice['draft'], 'skonto'>;
  payments: readonly { amount: Cents }[];
};

export interface SkontoChoice {
  percent: Decimal;
  until: Day;
  /** What settles the invoice with the discount, in cents. */
  payable: Cents;
  /** What stays of the claim after the payment; 0 when it is not less than asked. */
  rest: Cents;
  /** Whether the payment comes after the last day. */
  isOver: boolean;
  /** A rest within the discount is given up, in time; any other stays open. */
  proposed: Rest;
}

/** Null where the invoice offers no discount, or nothing is to be paid. The last step counts once all are over. */
export function skontoFor(
  invoice: Billed,
  paid: { paidOn: Day | null; amount: Cents | null },
): SkontoChoice | null {
  const { invoiceDate, gross } = invoice;
  const open = amountToPay(invoice);
  if (invoiceDate === null || open <= 0) return null;
  const steps = skontoOf(invoice.draft.skonto ?? [], invoiceDate, gross);
  const inTime = paid.paidOn === null ? null : skontoOn(steps, paid.paidOn);
  const step = inTime ?? steps.at(-1);
  if (step === undefined) return null;
  const received = sumCents(invoice.payments.map(({ amount }) => amount));
  const payable = subtractCents(payableWithin(step, addCents(open, received)), received);
  const rest = paid.amount === null || paid.amount >= open ? ZERO : subtractCents(open, paid.amount);
  const isSettled = rest > 0 && paid.amount !== null && paid.amount >= payable;
  const { percent, until } = step;
  const proposed = inTime !== null && isSettled ? 'givenUp' : 'stays';
  return { percent, until, payable, rest, isOver: inTime === null, proposed };
}

/** What of an amount goes beyond what is open, in cents; null for nothing. */
export function excessOf(amount: Cents | null, limit: Cents): Cents | null {
  return amount !== null && amount > limit ? subtractCents(amount, limit) : null;
}
