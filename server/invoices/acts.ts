/** What was done with an issued invoice, read back from the audit log, which names the entries of each act. */
import { CANCELLATION_REASONS, type CancellationReason } from '@belegbar/domain/invoices';
import {
  actOf,
  type BookedEntry,
  bookNoted,
  type InvoiceAct,
  isNotedLate,
  type MovedEuros,
  type NewEntry,
  type NotedAct,
} from '@belegbar/domain/journal';
import { assert, cents } from '@belegbar/domain/money';
import { auditOf } from '../platform/audit/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { BookedInvoice } from './settle.ts';
import { findInvoice } from './store.ts';
import type { InvoiceRecord } from './tables.ts';
import { entriesOf } from './timeline.ts';

export interface AuditedAct extends NotedAct {
  /** The payment or refund that it noted, if it is one. */
  paymentId: unknown;
}

const CANCELLATIONS: readonly string[] = ['invoices.cancel', 'invoices.withdraw'];

const ACTIONS: readonly string[] = [
  'invoices.recordPayment',
  'invoices.recordRefund',
  'invoices.credit',
  'invoices.writeOff',
  ...CANCELLATIONS,
];

/** What the act books on its day, whatever has been noted of later days. */
export async function bookOnItsDay(
  context: Context,
  transaction: Transaction,
  booked: BookedInvoice,
  act: InvoiceAct,
): Promise<NewEntry[]> {
  const { entries } = booked;
  const acts = isNotedLate(entries, act.on) ? await actsOn(context, transaction, booked) : [];
  return bookNoted({ entries, acts, act });
}

/** All acts that wrote entries of the invoice since its issue, the oldest first; not those that took another back. */
export async function actsOn(
  context: Context,
  transaction: Transaction,
  { invoice, entries }: BookedInvoice,
): Promise<AuditedAct[]> {
  const { businessId } = context;
  const { id, cancelled_by: cancelledBy } = invoice;
  const [events, cancelling] = await Promise.all([
    auditOf(context, transaction, id, ACTIONS),
    cancelledBy === null || cancelledBy === id
      ? invoice
      : findInvoice(transaction, { businessId, id: cancelledBy }),
  ]);
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  return events.toReversed().map((event) => {
    const made = entriesOf(event).flatMap((number) => byNumber.get(number) ?? []);
    const act = CANCELLATIONS.includes(event.action)
      ? { ...cancellationBy(cancelling, made), ...reasonOf(event.detail.reason) }
      : actOf(made, movedOf(event.detail));
    return { act, made, paymentId: event.detail.paymentId };
  });
}

/** A cancellation may have had nothing to take back, so it is not told by its entries. Its document is of the day on which it counts. */
function cancellationBy(
  { id, number, invoice_date }: InvoiceRecord,
  made: BookedEntry[],
): Extract<InvoiceAct, { kind: 'cancellation' }> {
  const on = made[0]?.bookedOn ?? invoice_date;
  assert(number !== null && on !== null, 'what cancels an invoice was issued');
  return { kind: 'cancellation', on, document: { kind: 'invoice', id, number } };
}

/** As `auditedCurrency` kept it; nothing of euros. */
function movedOf({ eurosCents, taxedCents }: Record<string, unknown>): MovedEuros | undefined {
  if (typeof eurosCents !== 'number' || typeof taxedCents !== 'number') return undefined;
  return { euros: cents(eurosCents), taxed: cents(taxedCents) };
}

/** Before it was asked for, nobody said one. */
function reasonOf(said: unknown): { reason?: CancellationReason } {
  const reason = CANCELLATION_REASONS.find((candidate) => candidate === said);
  return reason === undefined ? {} : { reason };
}
