/** Assets that lines of a purchase are: they come and go with it, in its transaction. */
import { bookAssetUndo } from '@belegbar/domain/assets';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { enterAsset, type NewAsset } from './enter.ts';
import { standingOf } from './held.ts';
import { findAsset, insertAct, lockRegister, selectIdsOfExpense } from './store.ts';

export type AssetOfExpense = Omit<NewAsset, 'opening' | 'from'> & { lineIndex: number };

/** Puts what was bought into the register; INVALID at the line where the law does not allow its treatment. */
export async function registerOfExpense(
  context: Context,
  transaction: Transaction,
  { expenseId, assets }: { expenseId: string; assets: readonly AssetOfExpense[] },
): Promise<void> {
  for (const { lineIndex, ...asset } of assets) {
    const from = { expenseId, lineIndex };
    await enterAsset(context, transaction, {
      asset: { ...asset, opening: null, from },
      field: fieldOfLine(lineIndex),
    });
  }
}

export function fieldOfLine(index: number) {
  return { treatment: `lines.${index}.asset.treatment`, usefulLife: `lines.${index}.asset.usefulLifeMonths` };
}

/** Takes them out with the purchase that is taken back: what they booked comes to nothing. */
export async function takeBackOfExpense(
  context: Context,
  transaction: Transaction,
  expenseId: string,
): Promise<void> {
  const { businessId } = context;
  const ids = await selectIdsOfExpense(transaction, businessId, expenseId);
  if (ids.length > 0) await lockRegister(transaction, businessId);
  for (const id of ids) await takeBack(context, transaction, id);
}

async function takeBack(context: Context, transaction: Transaction, id: string): Promise<void> {
  const asset = await findAsset(transaction, { businessId: context.businessId, id });
  if (!asset.isTakenBack) await takeBackAsset(context, transaction, asset);
}

/** What was noted by mistake: it stays in the register as such, and its entries come to nothing. */
export async function takeBackAsset(
  context: Context,
  transaction: Transaction,
  asset: { id: string; number: string },
): Promise<void> {
  const { platform, businessId } = context;
  await insertAct(transaction, {
    business_id: businessId,
    id: uuid(),
    asset_id: asset.id,
    kind: 'undo',
    happened_on: platform.clock.today(),
    detail: '{}',
    undoes: null,
    created_at: platform.clock.now(),
  });
  const entries = bookAssetUndo(null, await standingOf(context, transaction, asset));
  const detail = { number: asset.number };
  const auditRecord = { action: 'assets.undo', subjectKind: 'asset', subjectId: asset.id, detail };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
}
