/** Books the depreciation of the years of which the case says what the income-surplus statement has. */
import { bookDepreciation } from '@belegbar/server/assets';
import type { Context } from '../../server/platform/context.ts';
import { on } from './booked.ts';
import type { TaxCase } from './case-file.ts';

/** At the end of each of them; nothing where the case has no asset. */
export async function closeYears(context: Context, { events, expected }: TaxCase): Promise<void> {
  const hasAsset = events.some((event) => event.type === 'expense' && event.asset !== undefined);
  if (!hasAsset) return;
  for (const year of Object.keys(expected.eur ?? {}).toSorted())
    await bookDepreciation(on(context, `${year}-12-31`), { through: year });
}
