/** What the advance return reads of the journal: sums per tax code, scheme and kind over the entries whose tax point lies in the period. */
import { firstDayOf, lastDayOf, type Period } from '@belegbar/domain/calendar';
import type { EntryKind, NewEntry, Scheme, TaxCode } from '@belegbar/domain/journal';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';

export interface JournalSum {
  taxCode: TaxCode;
  scheme: Scheme;
  kind: EntryKind;
  net: Cents;
  vat: Cents;
  /** What of the VAT is deducted, where the tax code deducts any. */
  deductible: Cents;
  /** Number of entries. */
  count: number;
}

/** The same sums that the database makes, over entries at hand. */
export function sumsOf(entries: readonly NewEntry[], period: Period): JournalSum[] {
  const from = firstDayOf(period);
  const to = lastDayOf(period);
  const sums = new Map<string, JournalSum>();
  for (const entry of entries) {
    if (entry.taxPoint === null || entry.taxPoint < from || entry.taxPoint > to) continue;
    const { taxCode, scheme, kind } = entry;
    const key = `${taxCode} ${scheme} ${kind}`;
    const sum = sums.get(key) ?? { taxCode, scheme, kind, net: ZERO, vat: ZERO, deductible: ZERO, count: 0 };
    sums.set(key, {
      ...sum,
      net: addCents(sum.net, entry.net),
      vat: addCents(sum.vat, entry.vat),
      deductible: addCents(sum.deductible, entry.deductible ?? entry.vat),
      count: sum.count + 1,
    });
  }
  return [...sums.values()];
}
