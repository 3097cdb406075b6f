/** The minutes in which an invoice that nobody outside has seen can be taken back without a document. */
import { GRACE_MILLISECONDS } from '@belegbar/domain/invoices';
import type { InvoiceRecord } from './tables.ts';

/** Until when an issued invoice can be taken back so: null where it never could, or someone outside may have seen it. */
export function graceOf(
  invoice: Pick<
    InvoiceRecord,
    'kind' | 'edition' | 'issued_at' | 'cancelled_by' | 'viewed_at' | 'fetched_at' | 'mailed_at' | 'sent_at'
  >,
  since: { creditNotes: number; payments: number },
  now: Date,
): Date | null {
  const { kind, issued_at: issuedAt } = invoice;
  // Of what was amended somebody may have the edition before.
  if (invoice.edition > 1) return null;
  if (kind !== 'invoice' || issuedAt === null || invoice.cancelled_by !== null) return null;
  const { viewed_at, fetched_at, mailed_at, sent_at } = invoice;
  const isOut = [viewed_at, fetched_at, mailed_at, sent_at].some((at) => at !== null);
  const end = new Date(issuedAt.getTime() + GRACE_MILLISECONDS);
  // Who has paid has seen it.
  const isFollowed = since.creditNotes > 0 || since.payments > 0;
  return isOut || isFollowed || end <= now ? null : end;
}
