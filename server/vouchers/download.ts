import { assert } from '@belegbar/domain/money';
import type { Context } from '../platform/context.ts';
import { storeReceipt } from './store-receipt.ts';

export interface DownloadedReceipt {
  fileName: string;
  contentType: 'application/pdf';
  bytes: Uint8Array;
}

/** The PDF/A-3b of an own receipt as it is kept; made and stored first where that is still to be done. Refuses NOT_FOUND, also for a voucher of another kind. */
export async function downloadReceipt(context: Context, id: string): Promise<DownloadedReceipt> {
  const { number, document_hash: hash } = await storeReceipt(context, id);
  const bytes = await context.platform.files.get(context.businessId, hash);
  assert(bytes !== null, `stored own receipt ${hash} is missing`);
  return { fileName: `${number}.pdf`, contentType: 'application/pdf', bytes };
}
