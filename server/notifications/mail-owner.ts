/** What the bell tells of a business, as a mail to its owner. */
import { PRODUCT } from '@belegbar/domain/product';
import { ownLetter } from '@belegbar/domain/sending';
import { wantsMails } from '../business/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { Mail } from '../platform/mail/index.ts';
import { findUser } from '../sign-in/index.ts';
import type { NewNotification } from './add.ts';
import type { Language } from './view.ts';

/** Sends nothing to those who have switched it off, and nothing of an account, which has mails of its own. */
export async function mailOwner(
  context: Context,
  transaction: Transaction,
  notification: NewNotification,
): Promise<void> {
  const { platform, businessId } = context;
  if (businessId === '') return;
  const { userId } = notification;
  const [isWanted, owner] = await Promise.all([
    wantsMails(context, transaction, userId),
    findUser(transaction, userId),
  ]);
  if (!isWanted || owner === null) return;
  const text = textOf(notification, owner.language, platform.baseUrl);
  await platform.mailer.sendWithin(transaction, { to: owner.email, ...text });
}

const SWITCH = '/user-profile#email-notifications';

const WHY: Record<Language, string> = {
  de: `Du bekommst diese E-Mail, weil du Benachrichtigungen von ${PRODUCT} auch per E-Mail haben möchtest. Du findest sie auch unter der Glocke. Abschalten kannst du sie in deinem Profil:`,
  en: `You are getting this email because you want notifications from ${PRODUCT} by email as well. You also find them under the bell. You can switch them off in your profile:`,
};

/** What the button says, by the beginning of the type. */
const BUTTONS: readonly [RegExp, Record<Language, string>][] = [
  [/^reminder_/, { de: 'Erinnerung ansehen', en: 'View the reminder' }],
  [/^(invoice|client)_/, { de: 'Rechnung ansehen', en: 'View the invoice' }],
  [/^/, { de: `In ${PRODUCT} ansehen`, en: `View in ${PRODUCT}` }],
];

/** The title says what happened, and the words below it what that means. */
function textOf(
  { type, title, message, mailed = message, actionUrl }: NewNotification,
  language: Language,
  baseUrl: string,
): Omit<Mail, 'to'> {
  const label = BUTTONS.find(([beginning]) => beginning.test(type))?.[1][language] ?? '';
  return ownLetter({
    subject: title[language],
    language,
    heading: title[language],
    before: mailed[language] === '' ? [] : [mailed[language]],
    button: actionUrl === null ? null : { label, href: baseUrl + actionUrl },
    after: [],
    why: `${WHY[language]}\n${baseUrl}${SWITCH}`,
  });
}
