/** Mails to clients: an invoice or a reminder goes out, what became of each, and what waits for a yes. */
import { FONTS, TEMPLATES } from '@belegbar/domain/business';
import { LANGUAGES } from '@belegbar/domain/invoices';
import { CURRENCIES } from '@belegbar/domain/money';
import { SUBJECT_MAXIMUM, TEXT_MAXIMUM } from '@belegbar/domain/sending';
import { z } from 'zod';
import { CentsAmount, DayText, Id, IdempotencyKey, Line, procedure, Text } from './common.ts';

/** A mail as it is written; subject and words go out exactly so, and the facts of the invoice stand among them. */
export const MailFields = z.object({
  to: z.array(Line(254)).max(30),
  cc: z.array(Line(254)).max(30),
  subject: Line(SUBJECT_MAXIMUM),
  text: Text(TEXT_MAXIMUM),
});

/** The same as it is shown: whatever was written before can be read. */
const WrittenMail = z.object({
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

const Row = z.object({ label: z.string(), value: z.string() });

/** What stands in a letter beside its words, and nobody changes. */
const LetterFacts = z.object({
  look: z.object({
    template: z.enum([...TEMPLATES, 'own']),
    colours: z.object({
      fill: z.string(),
      onFill: z.string(),
      ink: z.string(),
      night: z.string(),
      tint: z.string(),
      band: z.string(),
      onBand: z.string(),
    }),
    font: z.enum(FONTS).exclude(['design']).nullable(),
  }),
  language: z.enum(LANGUAGES),
  sender: z.string(),
  heading: z.object({ word: z.string(), number: z.string(), about: z.string() }),
  rows: z.array(Row),
  amount: Row.nullable(),
  /** Its address is null while there is no link: it is made when the mail is sent. */
  button: z.object({ label: z.string(), href: z.string().nullable() }).nullable(),
  transfer: z
    .object({
      label: z.string(),
      lines: z.array(z.string()),
      code: z.object({ caption: z.string(), payload: z.string() }).nullable(),
    })
    .nullable(),
  footer: z.array(z.string()),
});

/** What makes a preview of the letter: its facts, and its pictures. */
const LetterPreview = z.object({
  letter: LetterFacts,
  /** The GiroCode as an address of data; null where none stands in the letter. */
  codePicture: z.string().nullable(),
  /** Whether the business's logo stands at its head. */
  hasLogo: z.boolean(),
  /** Whether the signature's picture stands below the text. */
  hasPicture: z.boolean(),
});

/** A mail as it is proposed, with all that goes along. */
export const MailProposal = WrittenMail.extend({
  ...LetterPreview.shape,
  fromName: z.string(),
  /** Where answers go; empty: to the sender's address of the install. */
  replyTo: z.string(),
  /** Names of the files that are attached. */
  attachments: z.array(z.string()),
});

/** A reminder that waits for a yes, with what it is about. */
export const WaitingReminder = SentMail.extend({
  number: z.string(),
  clientName: z.string(),
  dueDate: DayText,
  /** What it asks for, in cents of the invoice's currency. */
  open: CentsAmount,
  currency: z.enum(CURRENCIES),
  ...LetterPreview.shape,
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

/** An invoice of which a reminder has just left: it rests until a day. */
export const RemindedInvoice = z.object({
  invoiceId: Id,
  /** The day on which it left, or is to leave. */
  on: DayText,
  state: SettledMail.shape.state.exclude(['failed']),
  /** On this day something is to be done again: a week later, or when the plan comes to the next reminder. */
  until: DayText,
});

const refusals = {
  NOT_ISSUED: { status: 409, message: 'The invoice is still a draft.' },
  ALREADY_CANCELLED: { status: 409, message: 'The invoice is already cancelled.' },
  JUST_SENT: {
    status: 409,
    message:
      'There is another mail of this kind, not written by hand, from the last five minutes. Say `again` to send this one as well.',
  },
  NOT_SENT: {
    status: 409,
    message:
      'Nobody has the invoice yet: no mail has left, no link was given out, and nothing says that it was handed over.',
  },
  NOT_OVERDUE: {
    status: 409,
    message: 'There is nothing to remind of: the invoice is not overdue, or is paid or cancelled.',
  },
  ALREADY_GONE: {
    status: 409,
    message: 'The reminder has gone out already, or did not wait for approval.',
  },
  NOT_WAITING: {
    status: 409,
    message: 'The reminder no longer waits for approval: it was approved, skipped or replaced.',
  },
  NO_ADDRESS: { status: 409, message: 'Your account has no confirmed address to send a test to.' },
  ENOUGH_TESTS: { status: 429, message: 'Ten tests have been sent within an hour.' },
} as const;

const {
  NO_ADDRESS,
  ENOUGH_TESTS,
  NOT_ISSUED,
  ALREADY_CANCELLED,
  JUST_SENT,
  NOT_SENT,
  NOT_OVERDUE,
  NOT_WAITING,
  ALREADY_GONE,
} = refusals;

const act = z.object({
  id: Id,
  idempotencyKey: IdempotencyKey,
  /** Left out: the usual recipients and words; a reminder in them is the one that waits or has left within five minutes, if there is one. */
  mail: MailFields.optional(),
  /** Also where another that was not written by hand has just left. */
  again: z.literal(true).optional(),
});

export const sendingContract = {
  read: procedure
    .route({
      method: 'GET',
      path: '/invoices/{id}/mails',
      tags: ['Sending'],
      summary: 'Read what was sent about an invoice',
    })
    .input(z.object({ id: Id }))
    .output(Sending),
  compose: procedure
    .route({
      method: 'GET',
      path: '/invoices/{id}/mail-proposals/{kind}',
      tags: ['Sending'],
      summary: 'Propose a mail to the client in the language of the document',
    })
    .input(z.object({ id: Id, kind: z.enum(['invoice', 'reminder']) }))
    .output(MailProposal)
    .errors({ NOT_ISSUED }),
  send: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/mails',
      tags: ['Sending'],
      summary: 'Mail an issued invoice with its PDF; goes out within seconds, once',
      successStatus: 201,
    })
    .input(act)
    .output(Sent)
    .errors({ NOT_ISSUED, ALREADY_CANCELLED, JUST_SENT }),
  remind: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/reminders',
      tags: ['Sending'],
      summary: 'Remind of an overdue invoice by mail',
      successStatus: 201,
    })
    .input(act)
    .output(Sent)
    .errors({ NOT_ISSUED, NOT_SENT, NOT_OVERDUE, JUST_SENT }),
  sendTest: procedure
    .route({
      method: 'POST',
      path: '/invoices/{id}/test-mails',
      tags: ['Sending'],
      summary: 'Mail to yourself what the client would get, marked as a test; nothing counts as sent',
      successStatus: 201,
    })
    .input(
      z.object({
        id: Id,
        kind: z.enum(['invoice', 'reminder']),
        idempotencyKey: IdempotencyKey,
        mail: MailFields,
      }),
    )
    .output(z.object({ to: z.string() }))
    .errors({ NOT_ISSUED, NO_ADDRESS, ENOUGH_TESTS }),
  withdraw: procedure
    .route({
      method: 'POST',
      path: '/mails/{id}/withdraw',
      tags: ['Sending'],
      summary: 'Take back a mail that still waits',
    })
    .input(z.object({ id: Id }))
    .output(Sending),
  approvals: procedure
    .route({
      method: 'GET',
      path: '/reminders/waiting',
      tags: ['Sending'],
      summary: 'List the reminders that wait for a yes, oldest first, and the last that were sent',
    })
    .output(
      z.object({
        reminders: z.array(WaitingReminder),
        last: z.array(SettledMail),
        /** When the plan comes to the next reminder of any invoice; null where none is planned. */
        next: DayText.nullable(),
      }),
    ),
  countApprovals: procedure
    .route({
      method: 'GET',
      path: '/reminders/waiting/count',
      tags: ['Sending'],
      summary: 'Count the reminders that wait for a yes',
    })
    .output(z.object({ waiting: z.int() })),
  reminded: procedure
    .route({
      method: 'GET',
      path: '/reminders/resting',
      tags: ['Sending'],
      summary: 'List the invoices that were reminded of lately, and until when they rest',
    })
    .output(z.object({ reminded: z.array(RemindedInvoice) })),
  approve: procedure
    .route({
      method: 'POST',
      path: '/mails/{id}/approve',
      tags: ['Sending'],
      summary:
        'Send a reminder that waits for a yes, in the usual words of today or as given; goes out ten seconds later',
    })
    .input(z.object({ id: Id, mail: MailFields.optional() }))
    .output(Sent)
    .errors({ NOT_OVERDUE, NOT_WAITING }),
  takeBackApproval: procedure
    .route({
      method: 'POST',
      path: '/mails/{id}/take-back-approval',
      tags: ['Sending'],
      summary: 'Take back the yes to a reminder in the seconds before it goes out; it waits again',
    })
    .input(z.object({ id: Id }))
    .output(Sending)
    .errors({ ALREADY_GONE }),
  pauseReminders: procedure
    .route({
      method: 'PATCH',
      path: '/invoices/{id}/reminders',
      tags: ['Sending'],
      summary: 'Leave an invoice out of the plan of reminders, or take it in again',
    })
    .input(z.object({ id: Id, paused: z.boolean() }))
    .output(Sending)
    .errors({ NOT_ISSUED }),
};
