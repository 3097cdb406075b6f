/** Mails to clients about their invoices: to whom, and in which words. */
export { checkMail, type MailToClient, TEXT_MAXIMUM, trimmedMail, usualRecipients } from './addressed.ts';
export { invoiceMail } from './invoice-mail.ts';
export { type MailFacts, type MailWords, namesOf, SUBJECT_MAXIMUM } from './letter.ts';
export { reminderMail } from './reminder-mail.ts';
