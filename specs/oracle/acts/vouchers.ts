/** Income without an invoice, and VAT that goes to the tax office or comes from it. */
import { centsOf } from '../amounts.ts';
import { countingDay } from '../law/ten-days.ts';
import type { Books, EventOf } from '../state/books.ts';
import { regimeOn } from '../state/regimes.ts';
import { supplyAtRate } from '../state/running.ts';

/** A supply that is owed what was paid for it. */
export function noteOtherIncome(event: EventOf<'otherIncome'>, books: Books): void {
  const { date, vatCase } = event;
  const performedOn = event.service?.to ?? date;
  const amount = centsOf(event.gross);
  const id = `income ${books.noted}`;
  books.sales.set(id, {
    id,
    issuedOn: date,
    performedOn,
    vatId: '',
    regime: regimeOn(books.regimes, performedOn),
    supplies: [{ vatCase, paragraph: '', issued: supplyAtRate(amount, vatCase) }],
    acts: [{ kind: 'payment', id: undefined, day: date, noted: books.noted, amount, fee: 0n }],
  });
}

export function noteVatPayment({ period, date, amount }: EventOf<'vatPayment'>, books: Books): void {
  books.vatPayments.push({ countsOn: countingDay(period, date), amount: centsOf(amount) });
}
