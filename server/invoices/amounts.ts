/** The amounts of an invoice as it is stored: in euros, in which all are added up, and beside them in its own currency. */
import type { Exchange, Totals } from '@belegbar/domain/invoices';
import { type Cents, type Currency, ZERO } from '@belegbar/domain/money';
import type { InvoiceRecord, PaymentRecord } from './tables.ts';

/** The columns of totals; a draft in another currency comes to no euros before its rate is said. */
export function amountColumns({
  currency,
  totals,
  exchange,
}: {
  currency: Currency;
  totals: Totals;
  exchange?: Exchange;
}) {
  const isForeign = currency !== 'EUR';
  const { net, vat, gross } = isForeign ? (exchange ?? NOTHING) : totals;
  return {
    net,
    vat,
    gross,
    currency,
    currency_gross: isForeign ? totals.gross : null,
    currency_paid: isForeign ? ZERO : null,
    currency_settled: isForeign ? ZERO : null,
    currency_written_off: isForeign ? ZERO : null,
  };
}

const NOTHING = { net: ZERO, vat: ZERO, gross: ZERO };

type Stored = Pick<
  InvoiceRecord,
  'currency' | 'gross' | 'open' | 'written_off' | 'currency_gross' | 'currency_open' | 'currency_written_off'
>;

/** What an invoice says of itself, in its own currency, and what that comes to in euros. */
export function amountsOf(invoice: Stored) {
  const { currency, gross, open } = invoice;
  return {
    currency,
    gross: invoice.currency_gross ?? gross,
    open: invoice.currency_open ?? open,
    writtenOff: invoice.currency_written_off ?? invoice.written_off,
    grossInEuros: gross,
    openInEuros: open,
  };
}

/** What money comes to in the currency of its invoice. */
export function moneyOf(
  payment: Pick<PaymentRecord, 'amount' | 'discount' | 'currency_amount' | 'currency_discount'>,
) {
  return {
    amount: payment.currency_amount ?? payment.amount,
    discount: payment.currency_discount ?? payment.discount,
    euros: payment.amount,
  };
}

/** Money that came for an invoice, less what was given back, in its own currency: gains of an exchange are none of it. */
export function receivedOf(invoice: Pick<InvoiceRecord, 'paid' | 'currency_paid'>): Cents {
  return invoice.currency_paid ?? invoice.paid;
}
