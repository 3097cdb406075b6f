/** Income without an invoice, and VAT that goes to the tax office or comes from it. */
import { centsOf } from '../amounts.ts';
import { countingDay } from '../law/ten-days.ts';
import type { Books, EventOf, OwnVoucher } from '../state/books.ts';
import { regimeOn } from '../state/regimes.ts';
import { supplyAtRate } from '../state/running.ts';

/** A supply that is owed what was paid for it. */
export function noteOtherIncome(event: EventOf<'otherIncome'>, books: Books): void {
  const { date, vatCase } = event;
  const performedOn = event.service?.to ?? date;
  const amount = centsOf(event.gross);
  const id = event.id ?? `income ${books.noted}`;
  books.sales.set(id, {
    id,
    issuedOn: date,
    performedOn,
    vatId: '',
    isToEuConsumer: false,
    isOfAssets: false,
    regime: regimeOn(books.regimes, performedOn),
    rate: null,
    supplies: [{ vatCase, paragraph: '', issued: supplyAtRate(amount, vatCase) }],
    acts: [
      {
        kind: 'payment',
        id: undefined,
        day: date,
        noted: books.noted,
        amount,
        fee: 0n,
        euros: null,
        rate: null,
      },
    ],
  });
}

export function noteVatPayment(event: EventOf<'vatPayment'>, books: Books): void {
  const { id = `payment ${books.noted}`, period, date, amount } = event;
  books.vatPayments.set(id, { countsOn: countingDay(period, date), amount: centsOf(amount) });
}

export function noteOwnVoucher(event: OwnVoucher, books: Books): void {
  books.ownVouchers.set(event.id ?? `voucher ${books.noted}`, event);
}

/** As if it had not been written. */
export function noteVoucherUndo({ voucher }: EventOf<'undoVoucher'>, books: Books): void {
  for (const vouchers of [books.sales, books.vatPayments, books.ownVouchers]) vouchers.delete(voucher);
}
