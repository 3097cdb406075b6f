/** What the bell tells of a business, as a mail to its owner. */
import { PRODUCT } from '@belegbar/domain/product';
import { ownLetterHtml } from '@belegbar/domain/sending';
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

const FOOT: Record<Language, string> = {
  de: `Das steht auch in ${PRODUCT} bei der Glocke. Diese E-Mails schaltest du in deinem Profil ab:`,
  en: `You also see this in ${PRODUCT}, under the bell. You can switch these emails off in your profile:`,
};

const OPEN: Record<Language, string> = { de: 'In {product} ansehen', en: 'View in {product}' };

/** The subject says what happened, so the words below it do not say it again. */
function textOf(
  { title, message, mailed = message, actionUrl }: NewNotification,
  language: Language,
  baseUrl: string,
): Omit<Mail, 'to'> {
  const subject = title[language];
  const before = [mailed[language] || subject];
  const after = [`${FOOT[language]}\n${baseUrl}${SWITCH}`];
  const href = actionUrl === null ? null : baseUrl + actionUrl;
  const label = OPEN[language].replace('{product}', PRODUCT);
  const parts = [...before, ...(href === null ? [] : [href]), ...after];
  const button = href === null ? null : { label, href };
  return {
    subject,
    text: `${parts.join('\n\n')}\n`,
    html: ownLetterHtml({ subject, language, before, button, after }),
  };
}
