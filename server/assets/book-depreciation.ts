import { bookAssetChange, missingClosings } from '@belegbar/domain/assets';
import { type Day, endOfMonth } from '@belegbar/domain/calendar';

import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import type { HeldAsset } from './acts.ts';
import { insertClosings, lockRegister, selectAssets, selectClosings } from './store.ts';

/** A year, by its end, or a month, month by month: `2026` or `2026-09`. */
export interface BookDepreciationInput {
  through: string;
}

/**
 * Books what is missing of the depreciation of all assets up to the end of the year or month; again, it books nothing. Years before it are
 * closed with it. Refuses INVALID for what is not over yet.
 */
export async function bookDepreciation(
  context: Context,
  input: BookDepreciationInput,
): Promise<{ entries: number; closed: Day[] }> {
  authorise(context);
  const isYear = input.through.length === 4;
  const through = isYear ? (`${input.through}-12-31` as Day) : endOfMonth(`${input.through}-01` as Day);
  if (through > context.platform.clock.today())
    throw invalid([fieldProblem('through', 'asset.depreciation.future')]);
  return inTransaction(context, (transaction) => close(context, transaction, { through, isYear }));
}

async function close(
  context: Context,
  transaction: Transaction,
  { through, isYear }: { through: Day; isYear: boolean },
): Promise<{ entries: number; closed: Day[] }> {
  const { businessId, platform } = context;
  await lockRegister(transaction, businessId);
  const assets = (await selectAssets(transaction, businessId)).filter(({ isTakenBack }) => !isTakenBack);
  const before = await selectClosings(transaction, businessId);
  const closed = missingClosings(assets, before, { through, step: isYear ? 'year' : 'month' });
  const created_at = platform.clock.now();
  await insertClosings(
    transaction,
    businessId,
    closed.map((closed_on) => ({ closed_on, created_at })),
  );
  const entries = await entriesOf(context, transaction, { assets, closings: [...before, ...closed] });
  const auditRecord = {
    action: 'assets.bookDepreciation',
    subjectKind: 'business',
    subjectId: businessId,
    detail: { through, closed },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return { entries: entries.length, closed };
}

async function entriesOf(
  context: Context,
  transaction: Transaction,
  { assets, closings }: { assets: readonly HeldAsset[]; closings: readonly Day[] },
) {
  const ids = assets.map(({ id }) => id);
  const stand = Map.groupBy(
    await entriesOfDocuments(context, transaction, ids),
    ({ document }) => document.id,
  );
  return assets.flatMap((asset) => bookAssetChange(asset, { closings, stand: stand.get(asset.id) ?? [] }));
}
