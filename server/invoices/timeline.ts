/** What happened to an invoice, told from the audit log. */
import type { TimelineItem } from '@belegbar/contract/invoice-messages';
import { euroText } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { AuditEvent } from '../platform/audit/index.ts';

type Item = z.infer<typeof TimelineItem>;

/** Acts that the timeline shows; other records of the log are for auditors. */
const KINDS: Record<string, Item['kind']> = {
  'invoices.createDraft': 'created',
  'invoices.issue': 'issued',
  'invoices.storeDocument': 'documentStored',
  'shareLinks.create': 'linkCreated',
  'shareLinks.firstView': 'viewed',
  'invoices.recordPayment': 'paid',
  'invoices.cancel': 'cancelled',
  'invoices.issueCancellation': 'cancels',
};

/** What `timelineOf` and `entriesByPayment` read. */
export const TIMELINE_ACTIONS: readonly string[] = [...Object.keys(KINDS), 'invoices.recordRefund'];

/** Newest first, as the log gives it. */
export function timelineOf(events: readonly AuditEvent[]): Item[] {
  return events.flatMap((event) => {
    const kind = KINDS[event.action];
    return kind === undefined
      ? []
      : [{ at: event.at.toISOString(), kind, detail: detailOf(event), entries: entriesOf(event) }];
  });
}

/** Journal entries by the payment that made them. */
export function entriesByPayment(events: readonly AuditEvent[]): ReadonlyMap<unknown, number[]> {
  return new Map(events.map((event) => [event.detail.paymentId, entriesOf(event)]));
}

function entriesOf(event: AuditEvent): number[] {
  const entries = event.detail.entries;
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'number') : [];
}

function detailOf(event: AuditEvent): string {
  const { amountCents, number, relatedNumber } = event.detail;
  if (event.action === 'invoices.recordPayment' && typeof amountCents === 'number')
    return euroText(amountCents);
  const text = event.action === 'invoices.issue' ? number : relatedNumber;
  return typeof text === 'string' ? text : '';
}
