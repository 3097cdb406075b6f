/** Events of which the business itself writes the voucher. */
import { NO_EXTENSION } from '@belegbar/domain/business';
import { day, type Period } from '@belegbar/domain/calendar';
import type { IncomeTaxCode, NewEntry } from '@belegbar/domain/journal';
import { assert } from '@belegbar/domain/money';
import {
  bookOtherIncome,
  bookVatPayment,
  type IncomeCategory,
  incomeAmounts,
  type Voucher,
} from '@belegbar/domain/vouchers';
import { type Books, type EventOf, euros } from './books.ts';

export function bookOtherIncomeEvent(event: EventOf<'otherIncome'>, books: Books): NewEntry[] {
  const receivedOn = day(event.date);
  const service = event.service ?? { from: event.date, to: event.date };
  const servicePeriod = { from: day(service.from), to: day(service.to) };
  const vatCase = event.vatCase as IncomeTaxCode;
  const amount = { gross: euros(event.gross) };
  const amounts = incomeAmounts(amount, vatCase, servicePeriod.to);
  assert(amounts.known, `no VAT rate on ${servicePeriod.to}`);
  const income = {
    receivedOn,
    servicePeriod,
    payer: { name: 'Zahler', country: 'DE', isBusiness: true, vatId: '' },
    category: event.category as IncomeCategory,
    vatCase,
    exemptionParagraph: null,
    amount,
    recurring: null,
  };
  return bookOtherIncome(income, amounts.value, voucherIn(books, event.id));
}

export function bookVatPaymentEvent(event: EventOf<'vatPayment'>, books: Books): NewEntry[] {
  const payment = {
    paidFor: { kind: 'advanceReturn', period: event.period as Period },
    paidOn: day(event.date),
    directDebitFiledOn: null,
    amount: euros(event.amount),
  } as const;
  return bookVatPayment(payment, NO_EXTENSION, voucherIn(books, event.id));
}

export function voucherIn({ business, entries }: Books, id = `voucher-${entries.length}`): Voucher {
  return { id, number: id, regimes: business.regimes };
}
