/** The PDFs of own receipts: each promised with its voucher; once a day whatever has none, from before they were kept or given up. */
import { listBusinessIds } from '../business/index.ts';
import { type Platform, systemContext } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import type { JobDefinition, JobPayload } from '../platform/jobs/index.ts';
import { selectWithoutDocument } from './document-store.ts';
import { STORE_MISSING, STORE_RECEIPT } from './enqueue.ts';
import { storeReceipt } from './store-receipt.ts';

export const vouchersJobs: readonly JobDefinition[] = [
  { name: STORE_RECEIPT, handle: handleStoreReceipt },
  { name: STORE_MISSING, everyDay: true, handle: storeMissing },
];

async function handleStoreReceipt(platform: Platform, payload: JobPayload): Promise<void> {
  const { businessId, voucherId = '' } = payload;
  await storeReceipt(systemContext(platform, businessId, STORE_RECEIPT), voucherId);
}

/** What fails keeps nobody else waiting, and is thrown at the end. */
async function storeMissing(platform: Platform): Promise<void> {
  let failed = 0;
  for (const businessId of await listBusinessIds(platform)) {
    const context = systemContext(platform, businessId, STORE_MISSING);
    const missing = await inSnapshot(context, (transaction) =>
      selectWithoutDocument(transaction, businessId),
    );
    for (const { id } of missing) {
      try {
        await storeReceipt(context, id);
      } catch (cause) {
        failed += 1;
        platform.log.error('vouchers.receiptMissing', { businessId }, cause);
      }
    }
  }
  if (failed > 0) throw new Error(`${failed} own receipts have no PDF`);
}
