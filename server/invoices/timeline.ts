/** What happened to an invoice, told from the audit log. */
import type { TimelineItem } from '@belegbar/contract/invoice-messages';
import { euroText } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { AuditEvent } from '../platform/audit/index.ts';

type Item = z.infer<typeof TimelineItem>;

/** What the timeline calls an act. Autosaves are not told. */
const KINDS: Record<string, Item['kind']> = {
  'invoices.createDraft': 'created',
  'invoices.issue': 'issued',
  'invoices.storeDocument': 'documentStored',
  'shareLinks.create': 'linkCreated',
  'shareLinks.setActive': 'linkOff',
  'shareLinks.firstView': 'viewed',
  'invoices.recordPayment': 'paid',
  'invoices.recordRefund': 'refunded',
  'invoices.credit': 'credited',
  'invoices.writeOff': 'writtenOff',
  'invoices.cancel': 'cancelled',
  'invoices.issueCancellation': 'cancels',
};

/** What `timelineOf` and `entriesByPayment` read. */
export const TIMELINE_ACTIONS: readonly string[] = Object.keys(KINDS);

/** Newest first, as the log gives it. */
export function timelineOf(events: readonly AuditEvent[]): Item[] {
  return events.flatMap((event) => {
    const kind = kindOf(event);
    return kind === undefined
      ? []
      : [{ at: event.at.toISOString(), kind, detail: detailOf(event), entries: entriesOf(event) }];
  });
}

function kindOf({ action, detail }: AuditEvent): Item['kind'] | undefined {
  const { after } = detail as { after?: { active?: boolean } };
  return action === 'shareLinks.setActive' && after?.active === true ? 'linkOn' : KINDS[action];
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
  if (typeof amountCents === 'number') return euroText(amountCents);
  const text = event.action === 'invoices.issue' ? number : relatedNumber;
  return typeof text === 'string' ? text : '';
}
