/** A purchase with what gifts of other bills make of it. */
import { holdRegimes, loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { type HeldPurchase, holdAlone } from './bill.ts';
import { holdAssetsOf } from './follow-purchase.ts';
import { lockGifts } from './gift-store.ts';
import { judgedWithGifts } from './gifts.ts';

/** As it is until the transaction ends. Refuses NOT_FOUND, also for a stranger's, and ALREADY_TAKEN_BACK. */
export async function holdPurchase(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<HeldPurchase> {
  // Before the purchase, as a change of taxation does that judges it anew.
  await holdRegimes(context, transaction);
  await lockGifts(transaction, context.businessId);
  const { regimes } = await loadBusiness(context, transaction);
  const alone = await holdAlone(context, transaction, { id, regimes });
  await holdAssetsOf(context, transaction, alone.purchase.expense);
  return { ...alone, purchase: await judgedWithGifts(context, transaction, alone.purchase) };
}
