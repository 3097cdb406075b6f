/** The mails about an account, in the language of the app. */
import { PRODUCT } from '@belegbar/domain/product';
import { ownLetter } from '@belegbar/domain/sending';
import type { Mail } from '../../platform/mail/index.ts';
import { mailLinks } from './links.ts';
import { MAIL_TEXTS, type MailText } from './mail-texts.ts';

export type AppLanguage = 'de' | 'en';

export interface AccountMail {
  /** Such as `passwordReset`. */
  key: keyof typeof MAIL_TEXTS;
  compose(to: string, language: AppLanguage, link: string): Mail;
  /** The address that stands in it, below the one of the install. */
  leadsTo: LinkMaker;
}

type LinkMaker = (baseUrl: string, token: string) => string;

const LINKS: Record<AccountMail['key'], LinkMaker> = {
  confirmation: mailLinks.confirmation,
  repeatedSignUp: mailLinks.confirmation,
  existingAccount: mailLinks.signIn,
  passwordReset: mailLinks.newPassword,
  magicLink: mailLinks.magicLink,
  passwordChanged: mailLinks.resetForm,
  newDevice: mailLinks.resetForm,
  welcome: mailLinks.start,
};

const KEYS = Object.keys(LINKS) as AccountMail['key'][];

/** Every mail about an account there is. */
export const accountMails: readonly AccountMail[] = KEYS.map((key) => ({
  key,
  compose: mail(key),
  leadsTo: LINKS[key],
}));

/** The language the user signed up in, or has chosen since. */
export function languageOf(user: object): AppLanguage {
  return (user as { language?: unknown }).language === 'en' ? 'en' : 'de';
}

/** Asks the owner of an address to confirm it. */
export const confirmationMail = mail('confirmation');
/** The same after someone has signed up with the address once more. */
export const repeatedSignUpMail = mail('repeatedSignUp');
/** Tells the owner of an account that someone tried to sign up with its address; the sign-up form does not tell. */
export const existingAccountMail = mail('existingAccount');
/** Leads to a new password. */
export const passwordResetMail = mail('passwordReset');
/** Signs in. */
export const magicLinkMail = mail('magicLink');
/** Tells that the password is a new one; its link is the way back for an owner who did not do it. */
export const passwordChangedMail = mail('passwordChanged');
/** Tells of a sign-in on a device that was not seen before, named where it is known. */
export function newDeviceMail(to: string, language: AppLanguage, link: string, device: string): Mail {
  return compose(to, { ...MAIL_TEXTS.newDevice[language], language, link, device });
}
/** Greets whoever has confirmed their address, and says what comes first. */
export const welcomeMail = mail('welcome');

function mail(key: AccountMail['key']): AccountMail['compose'] {
  return (to, language, link) => compose(to, { ...MAIL_TEXTS[key][language], language, link });
}

interface Filled extends MailText {
  language: AppLanguage;
  link: string;
  /** In words; empty where it is not known. */
  device?: string;
}

function compose(to: string, { language, link, device = '', ...text }: Filled): Mail {
  const filled = (words: string) =>
    words.replaceAll('{product}', PRODUCT).replace('{device}', device === '' ? '' : ` (${device})`);
  const { subject, heading, before, after, why } = text;
  const letter = ownLetter({
    subject: filled(subject),
    language,
    heading: filled(heading),
    before: before.map(filled),
    button: { label: text.button, href: link },
    after: after.map(filled),
    why: filled(why),
  });
  return { to, ...letter };
}
