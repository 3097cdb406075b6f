/** Work on invoices that is promised when they are issued and done afterwards. */
import { ownerOf } from '../business/index.ts';
import { addNotification } from '../notifications/index.ts';
import { type Context, type Platform, within } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import type { JobDefinition, JobPayload } from '../platform/jobs/index.ts';
import { loadIssuedInvoice } from './shared.ts';
import { markDeliveryFailed, storeDocument } from './store-document.ts';

const STORE_DOCUMENT = 'invoices.store-document';
/** Work that follows the issue of an invoice, where its owner wants it mailed at once; done by whoever sends mails. */
export const INVOICE_ISSUED = 'invoices.issued';

export const invoiceJobs: readonly JobDefinition[] = [
  { name: STORE_DOCUMENT, handle: handleStoreDocument, giveUp: notifyMissingDocument },
];

/** Promises the PDF of an issued document. */
export function enqueueStoreDocument(
  context: Context,
  transaction: Transaction,
  invoiceId: string,
): Promise<void> {
  const payload = { businessId: context.businessId, invoiceId };
  return context.platform.jobs.enqueue(transaction, { name: STORE_DOCUMENT, payload });
}

/** Promises what is to follow the issue of an invoice. */
export function enqueueIssued(context: Context, transaction: Transaction, invoiceId: string): Promise<void> {
  const payload = { businessId: context.businessId, invoiceId };
  return context.platform.jobs.enqueue(transaction, { name: INVOICE_ISSUED, payload });
}

/** A failed try is shown at the invoice at once; a later one that succeeds takes it back. */
async function handleStoreDocument(platform: Platform, payload: JobPayload): Promise<void> {
  const { invoiceId = '' } = payload;
  const context = contextOf(platform, payload);
  try {
    await storeDocument(context, invoiceId);
  } catch (cause) {
    await markDeliveryFailed(context, invoiceId);
    throw cause;
  }
}

/**
 * Nothing tries again by itself after this, so the owner has to know.
 * @system The queue gives up, not a person.
 */
async function notifyMissingDocument(platform: Platform, payload: JobPayload): Promise<void> {
  const { invoiceId = '' } = payload;
  const context = contextOf(platform, payload);
  await inTransaction(context, async (transaction) => {
    const { document } = await loadIssuedInvoice(context, transaction, invoiceId);
    await addNotification(within(context, transaction), {
      userId: await ownerOf(context, transaction),
      type: 'invoice_document_failed',
      title: {
        de: `Das PDF zu ${document.number} konnte nicht erstellt werden`,
        en: `The PDF of ${document.number} could not be created`,
      },
      message: {
        de: 'Die Rechnung selbst ist sicher. Lade das PDF herunter, dann wird es noch einmal versucht.',
        en: 'The invoice itself is safe. Download the PDF to try again.',
      },
      actionUrl: `/invoice/${invoiceId}`,
    });
  });
}

function contextOf(platform: Platform, { businessId }: JobPayload): Context {
  return {
    platform,
    businessId,
    actor: { kind: 'system', name: STORE_DOCUMENT },
    requestId: '',
    transaction: null,
  };
}
