import {
  type CancellationReason,
  checkNumberLength,
  cancelInvoice as decideCancellation,
  type InvoiceDocument,
} from '@belegbar/domain/invoices';
import { receivedAmount } from '@belegbar/domain/journal';
import { v7 as uuid } from 'uuid';
import { loadBusiness } from '../business/index.ts';
import { appendEntries } from '../journal/index.ts';
import type { AuditRecord } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { bookOnItsDay } from './acts.ts';
import { issuedColumns } from './issue.ts';
import { enqueueStoreDocument } from './jobs.ts';
import { resolveReminder } from './nothing-owed.ts';
import { documentOf, type InvoiceView, viewInvoice } from './read.ts';
import { type BookedInvoice, lockStandingInvoice } from './settle.ts';
import { insertInvoice, updateInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';
import { takeInvoiceNumber } from './take-invoice-number.ts';
import { withdraw } from './withdraw.ts';

export interface CancelInput {
  id: string;
  idempotencyKey: string;
  /** `quietly`: without a document, as long as nobody outside can have seen the invoice. */
  how?: 'withDocument' | 'quietly' | undefined;
  /** May be left out where no money is in hand: then both come to the same. */
  reason?: CancellationReason | undefined;
}

/**
 * Takes an issued invoice back by a document of its own with the next number, linked both ways, which is given; quietly within the first
 * minutes without one, and then gives the invoice. Refuses NOT_FOUND, NOT_ISSUED, NOT_AN_INVOICE, ALREADY_CANCELLED, GRACE_OVER, and
 * INVALID for a number too long, or no reason where money is in hand: that stays booked, and by the reason taxed, until it is refunded.
 */
export function cancelInvoice(context: Context, input: CancelInput): Promise<InvoiceView> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'invoices.cancel', request }, () =>
      cancel(context, transaction, input),
    );
    return viewInvoice(context, transaction, made.subjectId);
  });
}

async function cancel(
  context: Context,
  transaction: Transaction,
  { id, how, reason }: CancelInput,
): Promise<string> {
  const booked = await lockStandingInvoice(context, transaction, id);
  if (how === 'quietly') {
    await withdraw(context, transaction, booked);
    return id;
  }
  if (reason === undefined && receivedAmount(booked.entries) !== 0)
    throw invalid([fieldProblem('reason', 'cancel.reason.missing')]);
  return cancelByDocument(context, transaction, booked, reason);
}

async function cancelByDocument(
  context: Context,
  transaction: Transaction,
  booked: BookedInvoice,
  reason: CancellationReason | undefined,
): Promise<string> {
  const { invoice, creditNotes } = booked;
  const corrections = creditNotes.map(documentOf);
  const { document, skipped } = await decide(context, transaction, {
    document: documentOf(invoice),
    corrections,
  });
  const cancellation = { id: uuid(), number: document.number ?? '' };
  await insertCancellation(context, transaction, { id: cancellation.id, invoice, document });
  await updateInvoice(
    transaction,
    { businessId: context.businessId, id: invoice.id },
    { cancelled_by: cancellation.id, updated_at: context.platform.clock.now() },
  );
  const entries = await bookOnItsDay(context, transaction, booked, {
    kind: 'cancellation',
    on: document.invoiceDate,
    document: { kind: 'invoice', ...cancellation },
    ...(reason === undefined ? {} : { reason }),
  });
  await appendEntries(context, transaction, {
    entries,
    auditRecords: auditRecordsOf({ invoice, cancellation, reason, skipped }),
  });
  await resolveReminder(context, transaction, invoice.id);
  await enqueueStoreDocument(context, transaction, cancellation.id);
  return cancellation.id;
}

async function decide(
  context: Context,
  transaction: Transaction,
  original: { document: InvoiceDocument; corrections: InvoiceDocument[] },
): Promise<{ document: InvoiceDocument; skipped: string[] }> {
  const business = await loadBusiness(context, transaction);
  const today = context.platform.clock.today();
  const { number, skipped } = await takeInvoiceNumber(context, transaction, {
    kind: 'cancellation',
    business,
    day: today,
    clientNumber: original.document.recipient.clientNumber,
  });
  const problems = checkNumberLength(number);
  if (problems.length > 0) throw invalid(problems);
  return { document: decideCancellation({ ...original, number, today }), skipped };
}

async function insertCancellation(
  context: Context,
  transaction: Transaction,
  made: { id: string; invoice: InvoiceRecord; document: InvoiceDocument },
): Promise<void> {
  const now = context.platform.clock.now();
  await insertInvoice(transaction, {
    business_id: context.businessId,
    id: made.id,
    kind: 'cancellation',
    client_id: made.invoice.client_id,
    draft: JSON.stringify(made.invoice.draft),
    ...issuedColumns(made.document),
    cancels: made.invoice.id,
    issued_at: now,
    created_at: now,
    updated_at: now,
  });
}

/** One at each of the two documents. */
function auditRecordsOf(act: {
  invoice: InvoiceRecord;
  cancellation: { id: string; number: string };
  reason: CancellationReason | undefined;
  skipped: string[];
}): [AuditRecord, AuditRecord] {
  const { invoice, cancellation, reason, skipped } = act;
  return [
    {
      action: 'invoices.cancel',
      subjectKind: 'invoice',
      subjectId: invoice.id,
      detail: { relatedNumber: cancellation.number, ...(reason === undefined ? {} : { reason }) },
    },
    {
      action: 'invoices.issueCancellation',
      subjectKind: 'invoice',
      subjectId: cancellation.id,
      detail: { number: cancellation.number, relatedNumber: invoice.number, skippedNumbers: skipped },
    },
  ];
}
