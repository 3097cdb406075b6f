/** What the acts that follow an invoice have in common: its entries, and the state that they leave it in. */
import { statusAfterPayment } from '@belegbar/domain/invoices';
import {
  type BookedEntry,
  issuedNow,
  type NewEntry,
  openAmount,
  openInEuros,
  receivedAmount,
  receivedInEuros,
  withNew,
  writtenOffAmount,
  writtenOffInEuros,
} from '@belegbar/domain/journal';
import { type Cents, subtractCents } from '@belegbar/domain/money';
import { appendEntries, entriesOfDocuments } from '../journal/index.ts';
import type { AuditRecord } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { resolveReminder } from './nothing-owed.ts';
import { documentOf } from './read.ts';
import { lockInvoice, selectCreditNotes, updateInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';

/** An issued invoice, locked, with its credit notes and all entries of its present edition and of the documents that correct it. */
export interface BookedInvoice {
  invoice: InvoiceRecord;
  creditNotes: InvoiceRecord[];
  entries: BookedEntry[];
}

/** Refuses NOT_FOUND, NOT_ISSUED for a draft, and NOT_AN_INVOICE for what corrects one: it takes no money of its own. */
export async function lockBookedInvoice(
  context: Context,
  transaction: Transaction,
  id: string,
): Promise<BookedInvoice> {
  const key = { businessId: context.businessId, id };
  // They travel together, and the second is carried out once the lock is held.
  const [invoice, creditNotes] = await Promise.all([
    lockInvoice(transaction, key),
    selectCreditNotes(transaction, key),
  ]);
  documentOf(invoice);
  if (invoice.kind !== 'invoice') throw new Refusal('NOT_AN_INVOICE');
  const corrections = [invoice.cancelled_by ?? id, ...creditNotes.map((creditNote) => creditNote.id)];
  const entries = issuedNow(await entriesOfDocuments(context, transaction, [id, ...corrections]));
  return { invoice, creditNotes, entries };
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

/** What was decided on is refused when another amount is open by now than the person saw. */
export function refuseChanged(field: 'open' | 'amount', open: Cents, seen: Cents | undefined = open): void {
  if (seen !== open)
    throw invalid([fieldProblem(field, 'payment.open.changed', { openCents: String(open) })]);
}

/** Stores what an act leaves open, writes its entries and its audit record, and a further one where it made a document. */
export async function settle(
  context: Context,
  transaction: Transaction,
  booked: BookedInvoice,
  act: { entries: NewEntry[]; action: string; detail: AuditRecord['detail']; furtherRecord?: AuditRecord },
): Promise<void> {
  const { invoice } = booked;
  // The row is written before the journal, as in every verb, so that two verbs never wait for each other.
  const after = withNew(booked.entries, act.entries);
  const { entries, action, detail, furtherRecord } = act;
  const auditRecord = { action, subjectKind: 'invoice', subjectId: invoice.id, detail };
  const status = statusAfterPayment(openAmount(after));
  await Promise.all([
    updateInvoice(
      transaction,
      { businessId: context.businessId, id: invoice.id },
      {
        ...amountsAfter(invoice, after),
        ...(invoice.cancelled_by === null ? { status } : {}),
        updated_at: context.platform.clock.now(),
      },
    ),
    appendEntries(context, transaction, {
      entries,
      auditRecords: furtherRecord === undefined ? [auditRecord] : [auditRecord, furtherRecord],
    }),
  ]);
  if (status === 'paid' || invoice.cancelled_by !== null)
    await resolveReminder(context, transaction, invoice.id);
}

/** What is paid, open and lost: in euros, and of another currency in that one, too. */
function amountsAfter(
  { gross, currency_gross: foreign }: Pick<InvoiceRecord, 'gross' | 'currency_gross'>,
  entries: readonly BookedEntry[],
) {
  const open = openAmount(entries);
  const lost = writtenOffAmount(entries);
  const paid = receivedInEuros(entries);
  const reduced = (stillOpen: Cents) => subtractCents(subtractCents(gross, paid), stillOpen);
  if (foreign === null) return { paid, reduced: reduced(open), written_off: lost };
  return {
    paid,
    reduced: reduced(openInEuros(entries)),
    written_off: writtenOffInEuros(entries),
    currency_paid: receivedAmount(entries),
    currency_settled: subtractCents(foreign, open),
    currency_written_off: lost,
  };
}
