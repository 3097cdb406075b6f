import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { assetPrice, proposeExpense } from '@belegbar/domain/received-invoices';
import { loadBusiness } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { categoryOf, receiverOf } from './detail.ts';
import { selectWaitingRecords } from './list-store.ts';

export interface LikelyAsset {
  id: string;
  sellerName: string;
  number: string;
  documentDate: Day | null;
  /** Cents without VAT. */
  net: Cents;
}

/** Of the latest ones that wait. */
const LOOKED_AT = 10;

/** Those that may come into the register of assets, the latest first: what the sender was booked as before says whether it is equipment. */
export function likelyAssets(context: Context): Promise<{ invoices: LikelyAsset[] }> {
  return inSnapshot(context, async (transaction) => {
    const business = await loadBusiness(context, transaction);
    const found: LikelyAsset[] = [];
    for (const record of await selectWaitingRecords(transaction, context.businessId, LOOKED_AT)) {
      if (record.is_credit || (await categoryOf(context, transaction, record)) !== 'equipment') continue;
      const proposal = proposeExpense(record.invoice, receiverOf({ business, record }));
      const net = assetPrice(proposal);
      const { id, seller_name: sellerName, number } = record;
      if (net !== null) found.push({ id, sellerName, number, documentDate: proposal.documentDate, net });
    }
    return { invoices: found };
  });
}
