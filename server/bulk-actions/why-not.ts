/** Why something is not to be done with an invoice. */
import type { Day } from '@belegbar/domain/calendar';
import type { ChosenInvoice } from '../invoices/index.ts';
import type { Refusal } from '../platform/refusal.ts';
import type { BulkKind } from './tables.ts';

type ActedOn = Pick<
  ChosenInvoice,
  'status' | 'bucket' | 'kind' | 'mailed_at' | 'sent_at' | 'due_date' | 'currency'
>;

/** The reason as a code; null where nothing speaks against it. */
export function whyNot(kind: BulkKind, invoice: ActedOn, today: Day): string | null {
  if (kind === 'csv') return null;
  if (invoice.status === 'draft') return 'draft';
  if (kind === 'pdf') return null;
  if (kind === 'send') return whyNotSent(invoice);
  if (invoice.kind !== 'invoice') return 'notAnInvoice';
  if (invoice.bucket === 'cancelled') return 'cancelled';
  if (invoice.bucket === 'paid') return 'paid';
  // What came in is known in euros from the account alone.
  if (kind === 'markPaid' && invoice.currency !== 'EUR') return 'foreignCurrency';
  const isInTime = invoice.due_date === null || invoice.due_date >= today;
  if (kind !== 'remind') return null;
  if (isInTime) return 'notOverdue';
  return invoice.sent_at === null ? 'notSent' : null;
}

/** A cancellation is sent as well, the invoice that it cancels is not. */
function whyNotSent({ kind, bucket, mailed_at }: ActedOn): string | null {
  if (kind === 'invoice' && bucket === 'cancelled') return 'cancelled';
  return mailed_at === null ? null : 'alreadySent';
}

const REASONS: Readonly<Record<string, string>> = {
  NOT_FOUND: 'gone',
  NOT_ISSUED: 'draft',
  ALREADY_CANCELLED: 'cancelled',
  NOT_AN_INVOICE: 'notAnInvoice',
  NOT_SENT: 'notSent',
  NOT_OVERDUE: 'notOverdue',
  JUST_SENT: 'alreadySent',
};

/** What a verb has refused, as a reason; a problem keeps its code. */
export function reasonOf({ code, data }: Refusal): string {
  const problem = (data as { problems?: { code: string }[] } | undefined)?.problems?.[0];
  return problem === undefined ? (REASONS[code] ?? 'refused') : `problem.${problem.code}`;
}
