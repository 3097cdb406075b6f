/** What the acts that follow an invoice have in common: its entries, and the state that they leave it in. */
import { statusAfterPayment } from '@belegbar/domain/invoices';
import { type JournalEntry, type NewEntry, openAmount, receivedAmount } from '@belegbar/domain/journal';
import { subtractCents } from '@belegbar/domain/money';
import { appendEntries, auditedEntries, entriesOfDocuments } from '../journal/index.ts';
import { type AuditRecord, audit } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { documentOf } from './read.ts';
import { lockInvoice, updateInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

/** An issued invoice, locked, with all entries of it and of the document that cancels it. */
export interface BookedInvoice {
  invoice: InvoiceRecord;
  entries: JournalEntry[];
}

/** Refuses NOT_FOUND, and NOT_ISSUED for a draft; a cancellation document takes no money of its own. */
export async function lockBookedInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<BookedInvoice> {
  const invoice = await lockInvoice(transaction, { businessId: context.businessId, id });
  documentOf(invoice);
  if (invoice.kind === 'cancellation') throw new Refusal('ALREADY_CANCELLED');
  const documents = invoice.cancelled_by === null ? [id] : [id, invoice.cancelled_by];
  return { invoice, entries: await entriesOfDocuments(context, transaction, documents) };
}

/** As `lockBookedInvoice`, and it still stands: refuses ALREADY_CANCELLED. */
export async function lockStandingInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<BookedInvoice> {
  const booked = await lockBookedInvoice(context, transaction, id);
  if (booked.invoice.cancelled_by !== null) throw new Refusal('ALREADY_CANCELLED');
  return booked;
}

/** The row is written before the journal, as in every verb, so that two verbs never wait for each other; numbers come after. */
const NOT_YET = 0;

/** Stores what an act leaves open, writes its entries and its audit record. */
export async function settle(
  context: Context,
  transaction: Transaction,
  booked: BookedInvoice,
  act: { entries: NewEntry[]; action: string; detail: AuditRecord['detail'] },
): Promise<void> {
  const { invoice } = booked;
  const after = [...booked.entries, ...act.entries.map((entry) => ({ ...entry, number: NOT_YET }))];
  const open = openAmount(after);
  const paid = receivedAmount(after);
  await updateInvoice(
    transaction,
    { businessId: context.businessId, id: invoice.id },
    {
      paid,
      reduced: subtractCents(subtractCents(invoice.gross, paid), open),
      ...(invoice.cancelled_by === null ? { status: statusAfterPayment(open) } : {}),
      updated_at: context.platform.clock.now(),
    },
  );
  const written = await appendEntries(context, transaction, act.entries);
  await audit(context, transaction, {
    action: act.action,
    subjectKind: 'invoice',
    subjectId: invoice.id,
    detail: { ...act.detail, ...auditedEntries(written) },
  });
}
