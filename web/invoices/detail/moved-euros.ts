/** What money for an invoice in another currency is in euros: at the rate of the invoice, and how far the account is from that. */
import { type Cents, proportionOf, subtractCents } from '@belegbar/domain/money';
import type { Invoice } from '../messages.ts';

type Billed = Pick<Invoice, 'exchange' | 'gross'>;

/** Cents of euros at the rate of the invoice; null for an invoice in euros, and while there is no amount. */
export function eurosAtInvoiceRate({ exchange, gross }: Billed, amount: Cents | null): Cents | null {
  return exchange === null || amount === null ? null : proportionOf(amount, exchange.gross, gross);
}

/** What the account is above (money that came) or below (money that went) the rate of the invoice, in cents: a gain; below zero a loss. */
export function exchangeGain(
  act: 'payment' | 'refund',
  { euros, atRate }: { euros: Cents; atRate: Cents },
): Cents {
  return act === 'payment' ? subtractCents(euros, atRate) : subtractCents(atRate, euros);
}
