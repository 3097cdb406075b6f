/** What acts share: the asset as it stands, and what it comes to in the journal. */
import type { Asset } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { HeldAsset } from './acts.ts';
import { findAsset, lockRegister, selectClosings } from './store.ts';

/** As it is until the transaction ends. Refuses NOT_FOUND, also for a stranger's, and ALREADY_TAKEN_BACK. */
export async function holdAsset(context: Context, transaction: Transaction, id: string): Promise<HeldAsset> {
  await lockRegister(transaction, context.businessId);
  const asset = await findAsset(transaction, { businessId: context.businessId, id });
  if (asset.isTakenBack) throw new Refusal('ALREADY_TAKEN_BACK');
  return asset;
}

export interface Standing {
  closings: Day[];
  stand: BookedEntry[];
}

/** What is booked of it, and by which days depreciation was. */
export async function standingOf(
  context: Context,
  transaction: Transaction,
  { id }: Pick<Asset, 'id'>,
): Promise<Standing> {
  return {
    closings: await selectClosings(transaction, context.businessId),
    stand: await entriesOfDocuments(context, transaction, [id]),
  };
}
