/** What happened to an invoice, told from the audit log. */
import type { TimelineItem } from '@belegbar/contract/invoice-messages';
import { euroText } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { AuditEvent, Sittings } from '../platform/audit/index.ts';

type Item = z.infer<typeof TimelineItem>;

/** What the timeline calls an act. */
const KINDS: Record<string, Item['kind']> = {
  'invoices.createDraft': 'created',
  'invoices.saveDraft': 'changed',
  'invoices.issue': 'issued',
  'invoices.amend': 'amended',
  'invoices.storeDocument': 'documentStored',
  'shareLinks.create': 'linkCreated',
  'shareLinks.setActive': 'linkOff',
  'invoices.markSent': 'sentByHand',
  'invoices.takeBackSent': 'sentTakenBack',
  'shareLinks.firstView': 'viewed',
  'shareLinks.clientSaysPaid': 'saidPaid',
  'shareLinks.clientSaysNotPaid': 'saidNotPaid',
  'shareLinks.clientAsks': 'asked',
  'sending.sent': 'sent',
  'sending.reminded': 'reminded',
  'sending.kept': 'kept',
  'sending.reminderKept': 'reminderKept',
  'sending.failed': 'sendFailed',
  'sending.unsure': 'sendUnsure',
  'sending.withdraw': 'sendWithdrawn',
  'sending.pauseReminders': 'remindersPaused',
  'invoices.recordPayment': 'paid',
  'invoices.recordRefund': 'refunded',
  'invoices.undoPayment': 'paymentUndone',
  'invoices.undoRefund': 'refundUndone',
  'invoices.credit': 'credited',
  'invoices.issueCreditNote': 'corrects',
  'invoices.writeOff': 'writtenOff',
  'invoices.cancel': 'cancelled',
  'invoices.withdraw': 'withdrawn',
  'invoices.issueCancellation': 'cancels',
};

/** What `timelineOf` and `entriesByPayment` read. A draft saves itself while it is typed: that is told once for each sitting. */
export const TOLD: { actions: readonly string[]; sittings: Sittings } = {
  actions: Object.keys(KINDS),
  sittings: { begins: 'invoices.createDraft', goesOn: 'invoices.saveDraft' },
};

/** Newest first; of one moment what was written last, as the log gives it. `texts` is what clients said, by the id of the message. */
export function timelineOf(events: readonly AuditEvent[], texts: ReadonlyMap<unknown, string>): Item[] {
  const byMoment = events.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return byMoment.flatMap((event) => {
    const kind = kindOf(event);
    return kind === undefined
      ? []
      : [
          {
            at: event.at.toISOString(),
            kind,
            detail: texts.get(event.detail.messageId) ?? detailOf(event),
            by: byWhom(event),
            entries: entriesOf(event),
          },
        ];
  });
}

function kindOf({ action, detail }: AuditEvent): Item['kind'] | undefined {
  const { after } = detail as { after?: { active?: boolean } | boolean };
  if (action === 'sending.pauseReminders' && after === false) return 'remindersOn';
  if (action === 'invoices.markSent' && detail.way === 'link') return 'linkGiven';
  const isLinkOn = typeof after === 'object' && after.active === true;
  return action === 'shareLinks.setActive' && isLinkOn ? 'linkOn' : KINDS[action];
}

const BY_CLIENTS = [
  'shareLinks.firstView',
  'shareLinks.clientSaysPaid',
  'shareLinks.clientSaysNotPaid',
  'shareLinks.clientAsks',
];

/** A mail is sent by the program; it was wanted by whoever wrote it, or said yes to it. */
function byWhom({ action, actorKind, detail }: AuditEvent): Item['by'] {
  if (BY_CLIENTS.includes(action)) return 'client';
  if (action.startsWith('sending.') && (detail.origin === 'hand' || detail.isApproved === true))
    return 'owner';
  return actorKind === 'user' ? 'owner' : 'program';
}

/** Journal entries by the payment that made them. */
export function entriesByPayment(events: readonly AuditEvent[]): ReadonlyMap<unknown, number[]> {
  return new Map(events.map((event) => [event.detail.paymentId, entriesOf(event)]));
}

/** The numbers of the journal entries that an act wrote. */
export function entriesOf(event: AuditEvent): number[] {
  const entries = event.detail.entries;
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'number') : [];
}

function detailOf(event: AuditEvent): string {
  const { amountCents, number, relatedNumber, edition, to } = event.detail;
  if (Array.isArray(to)) return to.join(', ');
  if (typeof amountCents === 'number') return euroText(amountCents);
  if (event.action === 'invoices.amend') return String(edition);
  const text = event.action === 'invoices.issue' ? number : relatedNumber;
  return typeof text === 'string' ? text : '';
}
