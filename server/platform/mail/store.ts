/** Mails that are kept: until they are sent, or for good on an install without a mail server. */
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/index.ts';
import type { Mail } from './index.ts';
import './tables.ts';

export interface OutboxMail extends Mail {
  id: string;
  createdAt: Date;
}

/** Keeps a mail and returns its id. */
export async function keepMail(transaction: Transaction, mail: Mail): Promise<string> {
  const id = uuid();
  await transaction
    .insertInto('outbox_mails')
    .values({ id, recipient: mail.to, subject: mail.subject, text: mail.text })
    .execute();
  return id;
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

interface Row {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: Date;
}

function toMail(row: Row): OutboxMail {
  return { id: row.id, to: row.recipient, subject: row.subject, text: row.text, createdAt: row.created_at };
}
