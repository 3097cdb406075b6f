/** Why an invoice is likely cancelled. */
import type { CancellationReason } from '@belegbar/domain/invoices';
import { type Cents, sumCents } from '@belegbar/domain/money';

interface Paid {
  payments: readonly { amount: Cents }[];
}

/** By what was asked for; null where money is in hand, since the VAT then depends on the answer. */
export function likelyReason(invoice: Paid, then: 'nothing' | 'writeAnew'): CancellationReason | null {
  if (isPaid(invoice)) return null;
  return then === 'writeAnew' ? 'correctedInvoiceFollows' : 'dealIsOff';
}

/** Whether money for it is in hand. */
export function isPaid({ payments }: Paid): boolean {
  return sumCents(payments.map(({ amount }) => amount)) !== 0;
}
