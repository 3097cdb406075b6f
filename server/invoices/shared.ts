/** What other capabilities may know of an invoice. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { documentOf } from './read.ts';
import { findInvoice, selectPayments, setViewed } from './store.ts';

/** An issued document with the state of its payment. */
export interface IssuedInvoice {
  document: InvoiceDocument;
  status: 'sent' | 'paid';
  cancelled: boolean;
  open: Cents;
  /** Day of the last payment once it is paid in full. */
  paidOn: Day | null;
}

/** Refuses NOT_FOUND. */
export async function requireInvoice(context: Context, transaction: Transaction, id: string): Promise<void> {
  await findInvoice(transaction, { businessId: context.businessId, id });
}

/** Refuses NOT_FOUND and NOT_ISSUED. */
export async function loadIssuedInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<IssuedInvoice> {
  const key = { businessId: context.businessId, id };
  const invoice = await findInvoice(transaction, key);
  const document = documentOf(invoice);
  if (invoice.status === 'draft') throw new Refusal('NOT_ISSUED');
  const payments = await selectPayments(transaction, key);
  return {
    document,
    status: invoice.status,
    cancelled: invoice.cancelled_by !== null,
    open: invoice.open,
    paidOn: invoice.status === 'paid' ? (payments.at(-1)?.paid_on ?? null) : null,
  };
}

/** Notes that the client has seen the document; only the first time counts. True if this was it. */
export async function noteFirstView(
  context: Context,
  transaction: Transaction,
  view: { invoiceId: string; linkId: string },
): Promise<boolean> {
  const key = { businessId: context.businessId, id: view.invoiceId };
  if (!(await setViewed(transaction, key, context.platform.clock.now()))) return false;
  await audit(context, transaction, {
    action: 'shareLinks.firstView',
    subjectKind: 'invoice',
    subjectId: view.invoiceId,
    detail: { linkId: view.linkId },
  });
  return true;
}
