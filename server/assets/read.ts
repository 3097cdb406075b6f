import { assetStatement, USEFUL_LIVES, yearsNotClosed } from '@belegbar/domain/assets';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { loadBusiness } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import type { HeldAsset } from './acts.ts';
import { type AssetDetail, type AssetList, type AssetRow, detailOf, rowOf } from './message.ts';
import type { AssetStatement } from './statement-message.ts';
import { statementOf } from './statement-message.ts';
import { findAsset, selectAssets, selectClosings } from './store.ts';
import { sumsOf } from './sums.ts';

const PAGE_SIZE = 50;

export interface AssetPage {
  /** `next` of the page before; left out: the first one. */
  after?: string | undefined;
  /** Of one purchase alone. */
  expenseId?: string | undefined;
  limit?: number | undefined;
}

/** The register with its plan page by page, the latest entered first, what all of it comes to, and the years over whose depreciation nobody has booked. */
export function listAssets(
  context: Context,
  { after, expenseId, limit = PAGE_SIZE }: AssetPage = {},
): Promise<AssetList> {
  return inSnapshot(context, async (transaction) => {
    // All of it, since the sums and a year that is not booked are of any asset.
    const assets = await selectAssets(transaction, context.businessId);
    const closings = await selectClosings(transaction, context.businessId);
    const lastYear = yearOf(context.platform.clock.today()) - 1;
    const rows = assets.map((asset) => rowOf(asset, closings));
    const left = rows
      .toReversed()
      .filter(({ id }) => after === undefined || id < after)
      .filter((row) => expenseId === undefined || row.expenseId === expenseId);
    const shown = left.slice(0, limit);
    return {
      assets: shown,
      next: left.length > limit ? (shown.at(-1)?.id ?? null) : null,
      yearsNotBooked: missingIn(rows, lastYear),
      sums: sumsOf(rows),
    };
  });
}

/** An asset with its acts, its entries and what is proposed of its input VAT. Refuses NOT_FOUND. */
export function getAsset(context: Context, id: string): Promise<AssetDetail> {
  return inSnapshot(context, async (transaction) => {
    const asset = await findAsset(transaction, { businessId: context.businessId, id });
    const closings = await selectClosings(transaction, context.businessId);
    const { regimes } = await loadBusiness(context, transaction);
    const entries = await entriesOfDocuments(context, transaction, [id]);
    return detailOf(asset, { closings, regimes, entries });
  });
}

/** Anlage AVEÜR of the year, out of what is booked; what is missing of it is named. */
export function assetsOfYear(context: Context, { year }: { year: number }): Promise<AssetStatement> {
  return inSnapshot(context, async (transaction) => {
    const assets = (await selectAssets(transaction, context.businessId)).filter(
      ({ isTakenBack }) => !isTakenBack,
    );
    const closings = await selectClosings(transaction, context.businessId);
    const entries = await entriesOfDocuments(
      context,
      transaction,
      assets.map(({ id }) => id),
    );
    const groups = assetStatement(assets, entries, year);
    return statementOf(groups, { year, yearsNotBooked: notBooked(assets, closings, year) });
  });
}

/** The table of useful lives, as data. */
export function usefulLives() {
  return { lives: [...USEFUL_LIVES] };
}

/** The same out of plans that are made already. */
function missingIn(rows: readonly AssetRow[], untilYear: number): number[] {
  const missing = rows.flatMap(({ years }) =>
    years.filter(({ year, isBooked }) => year <= untilYear && !isBooked).map(({ year }) => year),
  );
  return [...new Set(missing)].toSorted((one, other) => one - other);
}

function notBooked(assets: readonly HeldAsset[], closings: readonly Day[], untilYear: number): number[] {
  const years = assets.flatMap((asset) => yearsNotClosed(asset, closings, untilYear));
  return [...new Set(years)].toSorted((one, other) => one - other);
}
