/** Taking mail in: it is kept in the database first, so that no mail is lost with a process or a mail server. */
import { type Database, withoutBusiness } from '../database/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import { DELIVER_MAIL } from './deliver.ts';
import type { Mailer } from './index.ts';
import { keepMail } from './store.ts';

/** `delivery` is the queue to a mail server, or null where mails stay in the outbox. */
export function outboxMailer(database: Database, delivery: JobQueue | null): Mailer {
  const sendWithin: Mailer['sendWithin'] = async (transaction, mail) => {
    const mailId = await keepMail(transaction, mail);
    if (delivery === null) return;
    await delivery.enqueue(transaction, { name: DELIVER_MAIL, payload: { businessId: '', mailId } });
  };
  return {
    send: (mail) => withoutBusiness(database, (transaction) => sendWithin(transaction, mail)),
    sendWithin,
  };
}
