/** Mails that are kept: until they are sent, or for good on an install without a mail server. */
import type { Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/index.ts';
import type { ClientMail } from './client-mail.ts';
import type { Mail } from './index.ts';
import type { OutboxMailsTable } from './tables.ts';

export interface OutboxMail extends Mail {
  /** Empty for a mail of text alone; its pictures stand in it. */
  html: string;
  id: string;
  createdAt: Date;
  cc: string[];
  /** In whose name it goes out, and where answers go; empty for mails of the install itself. */
  senderName: string;
  replyTo: string;
  /** Names of the files that go with it. */
  attachments: string[];
}

/** Keeps a mail and returns its id. */
export async function keepMail(transaction: Transaction, mail: Mail, at: Date): Promise<string> {
  const id = uuid();
  const { to: recipient, subject, text, html = '' } = mail;
  await transaction
    .insertInto('outbox_mails')
    .values({ id, recipient, subject, text, html, created_at: at })
    .execute();
  return id;
}

/** Keeps a mail to a client, with the names of its files; keeping it again does nothing. */
export async function keepClientMail(transaction: Transaction, mail: ClientMail, at: Date): Promise<void> {
  await transaction
    .insertInto('outbox_mails')
    .values({
      id: mail.id,
      recipient: mail.to.join(', '),
      copies: [...mail.cc],
      sender_name: mail.senderName,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: withPictures(mail),
      attachments: mail.files.map(({ name }) => name),
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A kept mail is shown without its files, so its pictures go into the addresses. */
function withPictures({ html, pictures }: ClientMail): string {
  return pictures.reduce((shown, { contentId, contentType, bytes }) => {
    const address = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
    return shown.replaceAll(`cid:${contentId}`, address);
  }, html);
}

/** The newest kept mails, at most `limit`. */
export async function listOutbox(database: Database, limit: number): Promise<OutboxMail[]> {
  const rows = await database
    .selectFrom('outbox_mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toMail);
}

/** How many mails are kept. */
export async function countOutbox(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('outbox_mails')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the mail to `send` and forgets it when that has worked. Does nothing if the mail is gone: it has been sent before. */
export async function handOver(
  database: Database,
  id: string,
  send: (mail: OutboxMail) => Promise<void>,
): Promise<void> {
  const row = await database.selectFrom('outbox_mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  await send(toMail(row));
  await database.deleteFrom('outbox_mails').where('id', '=', id).execute();
}

function toMail(row: Selectable<OutboxMailsTable>): OutboxMail {
  return {
    id: row.id,
    to: row.recipient,
    cc: row.copies,
    senderName: row.sender_name,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    attachments: row.attachments,
    createdAt: row.created_at,
  };
}
