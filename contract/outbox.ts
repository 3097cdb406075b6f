/** Mails of an install without SMTP, shown to its operator. */
import { z } from 'zod';
import { Id, procedure } from './common.ts';

export const OutboxMail = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});

export const outboxContract = {
  list: procedure
    .route({
      method: 'GET',
      path: '/outbox',
      tags: ['Install'],
      summary: 'Mails kept in the local outbox, newest first',
    })
    .output(z.object({ mails: z.array(OutboxMail) })),
};
