/** Mail: SMTP where configured, else the local outbox. */
import type { Transaction } from '../database/index.ts';

export { DELIVER_MAIL, mailJobs } from './deliver.ts';
export { outboxMailer } from './outbox.ts';
export { countOutbox, listOutbox, type OutboxMail } from './store.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Takes the mail in; it is kept before this returns, and sent after. */
  send(mail: Mail): Promise<void>;
  /** The same inside a running transaction: the mail exists exactly if that commits. */
  sendWithin(transaction: Transaction, mail: Mail): Promise<void>;
}
