/** To whom a mail about an invoice goes, and whether it can go like that. */
import { isMailAddress } from '@belegbar/domain/business';
import type { Client } from '@belegbar/domain/clients';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { Problem } from '@belegbar/domain/problem';
import { type MailWords, SUBJECT_MAXIMUM } from './letter.ts';

export interface Recipients {
  to: string[];
  /** Copies. */
  cc: string[];
}

export interface MailToClient extends Recipients, MailWords {}

/** The most addresses of one mail. */
const RECIPIENTS_MAXIMUM = 20;

/** The most characters of a text. */
export const TEXT_MAXIMUM = 10_000;

/** All addresses of the client as they are now; of a client who is not kept, the one on the document. */
export function usualRecipients(client: Client | null, document: InvoiceDocument): Recipients {
  if (client === null) return { to: [document.recipient.email].filter((email) => email !== ''), cc: [] };
  const of = (kind: 'to' | 'cc') =>
    client.recipients.filter((one) => one.kind === kind).map(({ email }) => email);
  return { to: [client.email, ...of('to')].filter((email) => email !== ''), cc: of('cc') };
}

/** The mail with its addresses as they are written to, without the blanks around them. */
export function trimmedMail<Mail extends Recipients>(mail: Mail): Mail {
  const trimmed = (emails: readonly string[]) => emails.map((email) => email.trim());
  return { ...mail, to: trimmed(mail.to), cc: trimmed(mail.cc) };
}

/** What keeps the mail from being sent: no or wrong addresses, one that stands twice, too many; subject or text that is missing or too long. */
export function checkMail(mail: MailToClient): Problem[] {
  const places = [...placed('to', mail.to), ...placed('cc', mail.cc)];
  return [
    ...(mail.to.length === 0 ? [problem('to', 'mail.to.missing')] : []),
    ...places.filter(({ email }) => !isMailAddress(email)).map(({ field }) => problem(field, 'email.form')),
    ...places.filter(isTwice).map(({ field }) => problem(field, 'email.twice')),
    ...(places.length > RECIPIENTS_MAXIMUM ? [problem('to', 'mail.to.many')] : []),
    ...(mail.subject.trim() === '' ? [problem('subject', 'mail.subject.missing')] : []),
    ...(mail.subject.length > SUBJECT_MAXIMUM ? [problem('subject', 'text.long')] : []),
    ...(mail.text.trim() === '' ? [problem('text', 'mail.text.missing')] : []),
    ...(mail.text.length > TEXT_MAXIMUM ? [problem('text', 'text.long')] : []),
  ];
}

interface Place {
  field: string;
  email: string;
}

function placed(field: string, emails: readonly string[]): Place[] {
  return emails.map((email, index) => ({ field: `${field}.${index}`, email: email.trim().toLowerCase() }));
}

function isTwice({ email }: Place, index: number, places: readonly Place[]): boolean {
  return places.findIndex((other) => other.email === email) < index;
}

function problem(field: string, code: string): Problem {
  return { field, code, paragraph: '', severity: 'blocking', values: {} };
}
