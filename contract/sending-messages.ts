/** Mails to clients as they are written, and as they are shown with what became of each. */
import { SUBJECT_MAXIMUM, TEXT_MAXIMUM } from '@belegbar/domain/sending';
import { z } from 'zod';
import { DayText, Id, Line, Text } from './common.ts';

/** A mail as it is written; subject and words go out exactly so, and the facts of the invoice stand among them. */
export const MailFields = z.object({
  to: z.array(Line(254)).max(30),
  cc: z.array(Line(254)).max(30),
  subject: Line(SUBJECT_MAXIMUM),
  text: Text(TEXT_MAXIMUM),
});

/** The same as it is shown: whatever was written before can be read. */
export const WrittenMail = z.object({
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
});

/** `approval`: a reminder that waits for a yes. `kept`: there is no mail server, so it lies in the outbox. `unsure`: the line broke before the answer. `dropped`: never to be sent. */
export const MAIL_STATES = [
  'approval',
  'waiting',
  'handedOver',
  'sent',
  'kept',
  'failed',
  'unsure',
  'dropped',
] as const;

/** Why a mail, or the last try of it, did not go out. `putOff`: the mail server took it for others, and may take it for these later. `limit`: enough went out today. */
export const MAIL_FAILURES = ['refused', 'putOff', 'unreachable', 'document', 'unsure', 'limit'] as const;

export const SentMail = WrittenMail.extend({
  id: Id,
  invoiceId: Id,
  kind: z.enum(['invoice', 'reminder']),
  /** By hand, by itself when the invoice was issued, or by the plan of reminders. */
  origin: z.enum(['hand', 'issue', 'schedule']),
  /** Of a reminder: 0 before the due day, then 1 for the first after it. */
  step: z.int(),
  /** Until when a reminder of what is overdue asks to pay; else null. */
  payBy: DayText.nullable(),
  state: z.enum(MAIL_STATES),
  /** It does not go out before this. */
  notBefore: z.iso.datetime(),
  /** Tries that failed. */
  tries: z.int(),
  failure: z.enum(MAIL_FAILURES).nullable(),
  /** What the mail server said. */
  failureText: z.string(),
  /** Recipients that the mail server did not take. */
  refused: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** When its state became final. */
  settledAt: z.iso.datetime().nullable(),
});

/** All that was sent about one invoice, newest first. */
export const Sending = z.object({
  mails: z.array(SentMail),
  /** Whether it is overdue and can be reminded of. */
  canRemind: z.boolean(),
  remindersPaused: z.boolean(),
  /** The next day of the plan; null for none. */
  nextReminder: DayText.nullable(),
});

/** The same as the answer to an act. */
export const Sent = Sending.extend({
  /** The mail that the act has put on its way; where the same words went to the same people minutes ago, that one. */
  mailId: Id,
});

/** A mail that was sent, or lies in the outbox, or did not arrive. */
export const SettledMail = z.object({
  id: Id,
  invoiceId: Id,
  kind: z.enum(['invoice', 'reminder']),
  number: z.string(),
  clientName: z.string(),
  /** Of a reminder. */
  step: z.int(),
  state: z.enum(MAIL_STATES).extract(['waiting', 'handedOver', 'sent', 'kept', 'failed', 'unsure']),
  /** When its state became final, else when it was handed over or is to go. */
  at: z.iso.datetime(),
  /** Whether the invoice is still to be paid. */
  isOwed: z.boolean(),
});
