/** Amounts of documents as texts of the model. A credit note (381) says positive what our document takes off. */

import type { DocumentKind } from '@belegbar/domain/invoices';
import { type Cents, type Decimal, euroText, negateCents, negateDecimal } from '@belegbar/domain/money';

export interface Signed {
  /** Units of the currency with two decimals. */
  amount(cents: Cents): string;
  quantity(quantity: Decimal): Decimal;
}

export function signsOf(kind: DocumentKind): Signed {
  return kind === 'creditNote'
    ? { amount: (cents) => euroText(negateCents(cents)), quantity: negateDecimal }
    : { amount: euroText, quantity: (quantity) => quantity };
}
