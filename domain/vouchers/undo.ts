/** Taking a voucher back: all that it booked, once more with the signs turned, under the days on which it counted. */
import type { BookedEntry, NewEntry } from '@belegbar/domain/journal';
import { negateCents } from '@belegbar/domain/money';

/** `entries`: all of the voucher, which nothing has taken back before. */
export function bookVoucherUndo(entries: readonly BookedEntry[]): NewEntry[] {
  return entries.map(({ number, deductible, ...entry }) => ({
    ...entry,
    net: negateCents(entry.net),
    vat: negateCents(entry.vat),
    ...(deductible === undefined ? {} : { deductible: negateCents(deductible) }),
    reverses: number,
  }));
}
