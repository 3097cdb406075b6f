/** Mail: SMTP where configured, else the local outbox. */
import type { Transaction } from '../database/index.ts';
import type { Post } from './client-mail.ts';

export type { ClientMail, Delivery, MailFile, MailPicture, Post } from './client-mail.ts';
export { DELIVER_MAIL, mailJobs, type SmtpOptions } from './deliver.ts';
export { outboxMailer } from './outbox.ts';
export { smtpPost } from './smtp-post.ts';
export { countOutbox, listOutbox, type OutboxMail } from './store.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; absent for a mail of text alone. */
  html?: string | undefined;
}

export interface Mailer {
  /** Takes the mail in; it is kept before this returns, and sent after. */
  send(mail: Mail): Promise<void>;
  /** The same inside a running transaction: the mail exists exactly if that commits. */
  sendWithin(transaction: Transaction, mail: Mail): Promise<void>;
  /** Hands a mail to a client over now, or keeps it in the outbox where there is no mail server. */
  deliver: Post;
  /** There is no mail server: a mail to a client stays here, with the names of its files and without their bytes. */
  keepsMails: boolean;
}
