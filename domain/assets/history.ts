/** Whether more happened to an asset than that it was bought. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { sumCents, ZERO } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';
import { lastDayOfYear } from './book-asset.ts';
import type { UseFrom } from './correct-input-vat.ts';

/**
 * Whether it left, took special depreciation or is used otherwise, or a year that is over by the day has depreciation of it, by the entries
 * that stand: what of it may stand in a return must not go unnoticed with a line of a bill.
 */
export function hasHistory(
  { disposal, special, uses }: Pick<Asset, 'disposal' | 'special'> & { uses: readonly UseFrom[] },
  { stand, today }: { stand: readonly BookedEntry[]; today: Day },
): boolean {
  if (disposal !== null || special.length > 0 || uses.length > 0) return true;
  const years = Map.groupBy(stand, ({ bookedOn }) => yearOf(bookedOn));
  return [...years].some(
    ([year, entries]) => lastDayOfYear(year) <= today && sumCents(entries.map(({ net }) => net)) !== ZERO,
  );
}
