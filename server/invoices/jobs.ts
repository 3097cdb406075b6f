/** Work on invoices that is promised when they are issued and done afterwards. */
import type { Context, Platform } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { JobDefinition, JobPayload } from '../platform/jobs/index.ts';
import { markDeliveryFailed, storeDocument } from './store-document.ts';

const STORE_DOCUMENT = 'invoices.store-document';

export const invoiceJobs: readonly JobDefinition[] = [{ name: STORE_DOCUMENT, handle: handleStoreDocument }];

/** Promises the PDF of an issued document. */
export function enqueueStoreDocument(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<void> {
  const payload = { businessId: context.businessId, invoiceId };
  return context.platform.jobs.enqueue(transaction, { name: STORE_DOCUMENT, payload });
}

/** A failed try is shown at the invoice at once; a later one that succeeds takes it back. */
async function handleStoreDocument(platform: Platform, payload: JobPayload): Promise<void> {
  const { businessId, invoiceId = '' } = payload;
  const context: Context = {
    platform,
    businessId,
    actor: { kind: 'system', name: STORE_DOCUMENT },
    requestId: '',
    transaction: null,
  };
  try {
    await storeDocument(context, invoiceId);
  } catch (cause) {
    await markDeliveryFailed(context, invoiceId);
    throw cause;
  }
}
