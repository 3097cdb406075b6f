import type { InvoiceMessage } from '@belegbar/contract/invoice-messages';
import type { InvoiceDocument, Totals } from '@belegbar/domain/invoices';
import type { z } from 'zod';
import { auditOf } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, type Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { composeDraft, loadParties } from './draft-columns.ts';
import { findInvoice, selectPayments } from './store.ts';
import type { InvoiceRecord, PaymentRecord } from './tables.ts';
import { entriesByPayment, TIMELINE_ACTIONS, timelineOf } from './timeline.ts';

/** An invoice as the contract shows it. */
export type InvoiceView = z.infer<typeof InvoiceMessage>;

/** An invoice with its payments and what happened to it. NOT_FOUND for a stranger's. */
export function getInvoice(context: Context, id: string): Promise<InvoiceView> {
  return inSnapshot(context, (transaction) => viewInvoice(context, transaction, id));
}

/** The same inside a verb's transaction. */
export async function viewInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<InvoiceView> {
  const key = { businessId: context.businessId, id };
  const invoice = await findInvoice(transaction, key);
  const relatedId = invoice.cancels ?? invoice.cancelled_by;
  const [related, events, payments, totals] = await Promise.all([
    relatedId === null ? null : findInvoice(transaction, { ...key, id: relatedId }),
    auditOf(context, transaction, id, TIMELINE_ACTIONS),
    invoice.status === 'draft' ? [] : selectPayments(transaction, key),
    totalsOf(context, transaction, invoice),
  ]);
  const entries = entriesByPayment(events);
  return {
    id,
    kind: invoice.kind,
    number: invoice.number,
    status: invoice.status,
    clientName: invoice.client_name,
    title: invoice.title,
    invoiceDate: invoice.invoice_date,
    dueDate: invoice.due_date,
    gross: invoice.gross,
    open: invoice.open,
    viewed: invoice.viewed_at !== null,
    relatedNumber: related?.number ?? null,
    cancelled: invoice.cancelled_by !== null,
    version: invoice.version,
    draft: invoice.draft,
    totals,
    delivery: invoice.delivery,
    documentHash: invoice.document_hash,
    payments: payments.map((payment) => viewPayment(payment, entries.get(payment.id) ?? [])),
    timeline: timelineOf(events),
    relatedId,
    updatedAt: invoice.updated_at.toISOString(),
  };
}

/** The issued document of an invoice; NOT_ISSUED for a draft. */
export function documentOf(invoice: InvoiceRecord): InvoiceDocument {
  if (invoice.document === null) throw new Refusal('NOT_ISSUED');
  return invoice.document;
}

async function totalsOf(context: Context, transaction: Transaction, invoice: InvoiceRecord): Promise<Totals> {
  if (invoice.document !== null) return invoice.document.totals;
  const parties = await loadParties(context, transaction, invoice.draft);
  return composeDraft(invoice.draft, parties, context.platform.clock.today()).totals;
}

function viewPayment(payment: PaymentRecord, entries: number[]): InvoiceView['payments'][number] {
  return {
    id: payment.id,
    paidOn: payment.paid_on,
    amount: payment.amount,
    method: payment.method,
    note: payment.note,
    entries,
  };
}
