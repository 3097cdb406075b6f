/** Why a bill cannot be paid by a transfer within SEPA. */
import { checkIban, isSepaIban } from '@belegbar/domain/business';
import type { Cents, Currency } from '@belegbar/domain/money';

/** In the order in which they are looked for: `nothingOpen`, `currency` (not in euros), `noAccount` (none, or a wrong one), `notSepa`, `amount` (above 999,999,999.99). */
export const HINDRANCES = ['nothingOpen', 'currency', 'noAccount', 'notSepa', 'amount'] as const;
export type Hindrance = (typeof HINDRANCES)[number];

export interface Payable {
  currency: Currency;
  /** What is still to be paid. */
  open: Cents;
  iban: string;
}

/** The first that holds; null where it can be. */
export function transferHindrance({ currency, open, iban }: Payable): Hindrance | null {
  if (open <= 0) return 'nothingOpen';
  if (currency !== 'EUR') return 'currency';
  if (!checkIban(iban).ok) return 'noAccount';
  if (!isSepaIban(iban)) return 'notSepa';
  return open > AMOUNT_MAXIMUM_CENTS ? 'amount' : null;
}

/** AT-T002 of the rulebook: at most 999,999,999.99. */
const AMOUNT_MAXIMUM_CENTS = 99_999_999_999;
