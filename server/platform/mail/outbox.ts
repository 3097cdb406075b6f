/** Taking mail in: it is kept in the database first, so that no mail is lost with a process or a mail server. */
import { type Clock, systemClock } from '../clock/index.ts';
import { type Database, withoutBusiness } from '../database/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Post } from './client-mail.ts';
import { DELIVER_MAIL } from './deliver.ts';
import type { Mailer } from './index.ts';
import { keepClientMail, keepMail } from './store.ts';

/**
 * `delivery` is the queue to a mail server and `post` the way to it, or null where mails stay in the outbox. A mail bears the time of the `clock`.
 * @system The port by which verbs send mail; the outbox is of no business.
 */
export function outboxMailer(
  database: Database,
  delivery: JobQueue | null,
  post: Post | null = null,
  clock: Clock = systemClock,
): Mailer {
  const sendWithin: Mailer['sendWithin'] = async (transaction, mail) => {
    const mailId = await keepMail(transaction, mail, clock.now());
    if (delivery === null) return;
    await delivery.enqueue(transaction, { name: DELIVER_MAIL, payload: { businessId: '', mailId } });
  };
  return {
    send: (mail) => withoutBusiness(database, (transaction) => sendWithin(transaction, mail)),
    sendWithin,
    deliver: post ?? keptIn(database, clock),
    keepsMails: post === null,
  };
}

function keptIn(database: Database, clock: Clock): Post {
  return async (mail, handOver) => {
    await handOver();
    await withoutBusiness(database, (transaction) => keepClientMail(transaction, mail, clock.now()));
    return { kind: 'kept' };
  };
}
