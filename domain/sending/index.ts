/** Mails to clients about their invoices: to whom, in which words, and on which days a reminder. */
export { checkMail, type MailToClient, TEXT_MAXIMUM, trimmedMail, usualRecipients } from './addressed.ts';
export { invoiceMail } from './invoice-mail.ts';
export { type MailFacts, type MailWords, namesOf, SUBJECT_MAXIMUM } from './letter.ts';
export {
  invoiceLetter,
  type Letter,
  type LetterColours,
  type LetterFacts,
  type LetterLook,
  type LetterReminder,
} from './letter-facts.ts';
export {
  AS_SENT,
  type LetterPictures,
  type LetterView,
  letterBody,
  letterHtml,
  letterStyle,
  NO_PICTURES,
} from './letter-html.ts';
export { type Look, lookOf, type Palette, palettesOf } from './letter-look.ts';
export { letterText } from './letter-text.ts';
export { type OwnMail, ownLetter } from './own-letter.ts';
export { payByDay, stepOn } from './pay-by.ts';
export { reminderMail } from './reminder-mail.ts';
export {
  BEFORE_DUE_PRESETS,
  checkDaysAfterDue,
  DAYS_AFTER_DUE_MAXIMUM,
  DAYS_BEFORE_DUE_MAXIMUM,
  firstLateDay,
  type PlannedReminder,
  planReminders,
  REMINDERS_AFTER_DUE_MAXIMUM,
  type ReminderSchedule,
  reminderDueOn,
  restsUntil,
  SILENT_DAYS,
  USUAL_SCHEDULE,
} from './reminder-schedule.ts';
export { greetingName, salutation } from './salutation.ts';
export { type WordsAround, wordsAround } from './words.ts';
