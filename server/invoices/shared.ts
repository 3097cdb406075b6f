/** What other capabilities may know of an invoice. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { assert, type Cents } from '@belegbar/domain/money';
import { audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { amountsOf, receivedOf } from './amounts.ts';
import { type IssuedEInvoices, possibleEInvoices } from './e-invoices.ts';
import { setFetched, setMailed, setSent } from './left-store.ts';
import { standingPayments } from './note-money.ts';
import { documentOf } from './read.ts';
import {
  findInvoice,
  lockInvoice,
  selectBilledClients,
  selectPayments,
  setViewed,
  updateInvoice,
} from './store.ts';
import type { InvoiceRecord, PaymentRecord } from './tables.ts';

/** An issued document with the state of its payment. */
export interface IssuedInvoice {
  document: InvoiceDocument;
  eInvoices: IssuedEInvoices;
  issuedAt: Date;
  /** The edition that replaced others, and when it did; null for the first. */
  amended: { edition: number; at: Date } | null;
  status: 'sent' | 'paid';
  cancelled: boolean;
  /** In the currency of the document, as what follows. */
  open: Cents;
  /** Money that has come, less what was given back. */
  received: Cents;
  /** What was given up as a bad debt. */
  writtenOff: Cents;
  /** Day of the last payment once it is paid in full. */
  paidOn: Day | null;
  clientId: string | null;
  remindersPaused: boolean;
  /** It was given to its client: of what nobody has, nobody is reminded. */
  isSent: boolean;
}

/** Refuses NOT_FOUND. */
export async function requireInvoice(context: Context, transaction: Transaction, id: string): Promise<void> {
  await findInvoice(transaction, { businessId: context.businessId, id });
}

/** Whether an invoice was taken back without a document, because nobody outside had seen it. Refuses NOT_FOUND. */
export async function isWithdrawn(context: Context, transaction: Transaction, id: string): Promise<boolean> {
  const invoice = await findInvoice(transaction, { businessId: context.businessId, id });
  return invoice.cancelled_by === id;
}

/** Those of the clients whom an invoice or a draft names. */
export async function billedClients(
  context: Context,
  transaction: Transaction,
  clientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectBilledClients(transaction, context.businessId, clientIds));
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
  assert(invoice.issued_at !== null, 'an issued document has a moment of its issue');
  const payments = await selectPayments(transaction, key);
  const { open, writtenOff } = amountsOf(invoice);
  return {
    document,
    eInvoices: eInvoicesOf(invoice, document),
    issuedAt: invoice.issued_at,
    amended: invoice.amended_at && { edition: invoice.edition, at: invoice.amended_at },
    status: invoice.status,
    cancelled: invoice.cancelled_by !== null,
    open,
    received: receivedOf(invoice),
    writtenOff,
    paidOn: invoice.status === 'paid' ? lastPaidOn(payments) : null,
    clientId: invoice.client_id,
    remindersPaused: invoice.reminders_paused,
    isSent: invoice.sent_at !== null,
  };
}

function eInvoicesOf(invoice: InvoiceRecord, document: InvoiceDocument): IssuedEInvoices {
  if (invoice.document_hash === null) return possibleEInvoices(document);
  return { xrechnung: invoice.xrechnung_hash !== null, facturX: invoice.cii_hash !== null };
}

/** As `loadIssuedInvoice`, and nobody else may change it until the transaction ends. */
export async function lockIssuedInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<IssuedInvoice> {
  await lockInvoice(transaction, { businessId: context.businessId, id });
  return loadIssuedInvoice(context, transaction, id);
}

/** Notes that the document leaves the house by mail: from now on someone outside may have seen it. */
export function noteMailed(context: Context, transaction: Transaction, id: string): Promise<void> {
  return setMailed(transaction, { businessId: context.businessId, id }, context.platform.clock.now());
}

/** Notes that no mail has reached anybody after all. */
export async function noteUnmailed(context: Context, transaction: Transaction, id: string): Promise<void> {
  await updateInvoice(transaction, { businessId: context.businessId, id }, { mailed_at: null });
}

/** Notes that a mail has left with the document. Whether this was the first time it reached its client is known thereby. */
export async function noteSent(context: Context, transaction: Transaction, id: string): Promise<void> {
  await setSent(transaction, { businessId: context.businessId, id }, context.platform.clock.now());
}

/** Leaves an invoice out of the plan of reminders, or takes it in again. */
export async function setRemindersPaused(
  context: Context,
  transaction: Transaction,
  invoice: { id: string; paused: boolean },
): Promise<void> {
  const key = { businessId: context.businessId, id: invoice.id };
  await updateInvoice(transaction, key, { reminders_paused: invoice.paused });
}

/** Notes that someone outside may have seen the document by a share link; only the first time counts. Waits for whoever holds the invoice. */
export function noteFetched(context: Context, transaction: Transaction, id: string): Promise<void> {
  return setFetched(transaction, { businessId: context.businessId, id }, context.platform.clock.now());
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

/** Money that was noted by mistake and taken back does not count. */
function lastPaidOn(payments: readonly PaymentRecord[]): Day | null {
  return standingPayments(payments).findLast(({ amount }) => amount > 0)?.paid_on ?? null;
}
