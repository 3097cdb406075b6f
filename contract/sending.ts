/** Mails to clients: an invoice or a reminder goes out, what became of each, and what waits for a yes. */
import { z } from 'zod';
import { DayText, Id, IdempotencyKey, procedure } from './common.ts';
import { MailProposal } from './sending-letter.ts';
import { MailFields, Sending, Sent, SettledMail } from './sending-messages.ts';
import { RemindedInvoice, WaitingReminder } from './sending-reminders.ts';

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
