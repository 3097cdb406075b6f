/** Mails of an install without SMTP, shown to its operator. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The same as its reader sees it, with its pictures; empty for a mail of text alone. */
  html: z.string(),
  cc: z.array(z.string()),
  /** In whose name it goes to a client, and where answers go; empty for mails of the install itself. */
  senderName: z.string(),
  replyTo: z.string(),
  /** Names of the files that go with it. */
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
});

export const outboxContract = {
  list: procedure
    .meta({ isOpen: true })
    .route({
      method: 'GET',
      path: '/outbox',
      tags: ['Install'],
      summary: 'Mails kept in the local outbox, newest first',
    })
    .output(z.object({ mails: z.array(OutboxMail) })),
};
