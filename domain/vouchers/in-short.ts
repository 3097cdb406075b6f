/** A voucher in one line of a list: what it moves, and what is said of it. */
import type { BookedEntry } from '@belegbar/domain/journal';
import { type Cents, sumCents } from '@belegbar/domain/money';

/**
 * Cents of what it booked at first, whatever took it back: the money that moved, or the profit that no money brings (below zero: a cost);
 * of an adjustment, which has neither, the VAT.
 */
export function voucherAmount(entries: readonly BookedEntry[]): Cents {
  const own = entries.filter(({ reverses }) => reverses === null);
  const counted = own.filter(({ basis }) => basis !== 'accrual');
  return counted.length > 0
    ? sumCents(counted.flatMap(({ net, vat }) => [net, vat]))
    : sumCents(own.map(({ vat }) => vat));
}

/** Who paid, what it was for, or why: the first of these that the person wrote; else empty. */
export function aboutVoucher(detail: Readonly<Record<string, unknown>>): string {
  const { payer, purpose, reason } = detail;
  const name = typeof payer === 'object' && payer !== null && 'name' in payer ? payer.name : undefined;
  return (
    ([name, purpose, reason].find((text) => typeof text === 'string' && text !== '') as string | undefined) ??
    ''
  );
}
