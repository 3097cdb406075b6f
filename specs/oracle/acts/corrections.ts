/** What happens to an invoice after its issue, as it is noted: what somebody decided on is told by what was known then. */
import { centsOf, larger, NOTHING } from '../amounts.ts';
import { laterOf } from '../law/days.ts';
import { type Books, type EventOf, saleOf } from '../state/books.ts';
import { monthlyRate } from '../state/exchange.ts';
import { positionOn } from '../state/position.ts';
import type { Position, Sale } from '../state/sale.ts';
import { totalsOf } from './invoice-totals.ts';

/** All that is known of the invoice, whatever its day. */
export function known(sale: Sale): Position {
  return positionOn(sale, '9999-12-31');
}

/** What the client may still pay. */
export function payableOf({ owed, received, isCancelled }: Position): bigint {
  return isCancelled ? 0n : larger(0n, owed - received);
}

export function notePayment(event: EventOf<'payment'>, books: Books): void {
  const sale = saleOf(books, event.of);
  const amount = centsOf(event.amount);
  const { noted } = books;
  const payable = payableOf(known(sale));
  sale.acts.push({
    kind: 'payment',
    id: event.id,
    day: event.date,
    noted,
    amount,
    fee: centsOf(event.fee ?? '0'),
    euros: eurosOf(event),
    rate: monthlyRate(event.unitsPerEuro),
  });
  if (event.skonto !== true || payable <= amount) return;
  // Who gives up the rest later gives up what the credit notes until then have left.
  const credits = sale.acts.filter(({ kind }) => kind === 'creditNote').map(({ day }) => day);
  const day = credits.reduce(laterOf, event.date);
  sale.acts.push({ kind: 'discount', id: event.id, day, noted, amount: payable - amount });
}

export function noteRefund(event: EventOf<'refund'>, books: Books): void {
  const { id, date: day } = event;
  saleOf(books, event.of).acts.push({
    kind: 'refund',
    id,
    day,
    noted: books.noted,
    amount: centsOf(event.amount),
    euros: eurosOf(event),
  });
}

function eurosOf({ euros }: { euros?: string }): bigint | null {
  return euros === undefined ? null : centsOf(euros);
}

export function noteCreditNote(event: EventOf<'creditNote'>, books: Books): void {
  const sale = saleOf(books, event.of);
  const totals = totalsOf(event.lines, undefined);
  const credited = sale.supplies.map(({ vatCase, paragraph }) => {
    const found = totals.find((total) => total.vatCase === vatCase && total.paragraph === paragraph);
    return found?.total ?? NOTHING;
  });
  sale.acts.push({ kind: 'creditNote', id: event.id, day: event.date, noted: books.noted, credited });
}

export function noteCancellation(event: EventOf<'cancelInvoice'>, books: Books): void {
  const sale = saleOf(books, event.of);
  sale.acts.push({
    kind: 'cancellation',
    isDealOff: event.reason === 'dealIsOff',
    id: undefined,
    day: event.date,
    noted: books.noted,
  });
}

export function noteWriteOff(event: EventOf<'writeOff'>, books: Books): void {
  const sale = saleOf(books, event.of);
  const { owed, received, lost } = known(sale);
  const amount = larger(0n, owed - received - lost);
  sale.acts.push({ kind: 'writeOff', id: undefined, day: event.date, noted: books.noted, amount });
}

/** Money that never moved: the state is as if it had not been noted. */
export function noteUndo(event: EventOf<'undo'>, books: Books): void {
  const sale = saleOf(books, event.of);
  sale.acts = sale.acts.filter(({ id }) => id === undefined || id !== event.payment);
}
