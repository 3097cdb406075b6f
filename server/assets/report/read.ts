/** The register of assets of a year for a file: group by group as Anlage AVEÜR has it, with what is not booked yet as it is planned. */
import {
  type AssetGroupInYear,
  assetStatement,
  bookAssetChange,
  lastDayOfYear,
  missingClosings,
  yearsNotClosed,
} from '@belegbar/domain/assets';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { businessName } from '../../business/index.ts';
import { entriesOfDocuments } from '../../journal/index.ts';
import type { Context } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import { notFound } from '../../platform/refusal.ts';
import type { HeldAsset } from '../acts.ts';
import { selectAssets, selectClosings } from '../store.ts';

export interface RegisterOfYear {
  year: number;
  owner: string;
  groups: AssetGroupInYear[];
  /** Years up to it whose depreciation is planned and not booked. */
  yearsPlanned: number[];
}

/** Refuses NOT_FOUND for a year that is still to come. */
export async function registerOfYear(context: Context, year: number): Promise<RegisterOfYear> {
  if (year > yearOf(context.platform.clock.today())) throw notFound();
  return inSnapshot(context, async (transaction) => {
    const all = await selectAssets(transaction, context.businessId);
    const assets = all.filter(({ isTakenBack }) => !isTakenBack);
    const closings = await selectClosings(transaction, context.businessId);
    const ids = assets.map(({ id }) => id);
    const stand = await entriesOfDocuments(context, transaction, ids);
    return {
      year,
      owner: await businessName(context, transaction),
      groups: assetStatement(assets, [...stand, ...planned(assets, { closings, stand, year })], year),
      yearsPlanned: [...new Set(assets.flatMap((asset) => yearsNotClosed(asset, closings, year)))].toSorted(
        (one, other) => one - other,
      ),
    };
  });
}

/** The entries that closing the years up to this one would make; they have no number, as nobody has booked them. */
function planned(
  assets: readonly HeldAsset[],
  { closings, stand, year }: { closings: readonly Day[]; stand: readonly BookedEntry[]; year: number },
): BookedEntry[] {
  const missing = missingClosings(assets, closings, { through: lastDayOfYear(year), step: 'year' });
  const ofAsset = Map.groupBy(stand, ({ document }) => document.id);
  return assets
    .flatMap((asset) =>
      bookAssetChange(asset, {
        closings: [...closings, ...missing],
        stand: ofAsset.get(asset.id) ?? [],
      }),
    )
    .map((entry) => ({ ...entry, number: 0 }));
}
