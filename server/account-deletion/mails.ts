/** The mails about leaving, in the language of the app. */

import { type Day, formatDay } from '@belegbar/domain/calendar';
import { PRODUCT } from '@belegbar/domain/product';
import { ownLetter } from '@belegbar/domain/sending';
import type { Mail } from '../platform/mail/index.ts';
import { DELETION_TEXTS } from './mail-texts.ts';

export type DeletionMail = keyof typeof DELETION_TEXTS;
export const DELETION_MAILS = Object.keys(DELETION_TEXTS) as DeletionMail[];

export interface Recipient {
  email: string;
  language: 'de' | 'en';
}

/** The page with the button: opening the link does nothing yet. */
export function confirmationLink(baseUrl: string, token: string): string {
  return `${baseUrl}/account-deletion?${new URLSearchParams({ token })}`;
}

export function signInLink(baseUrl: string): string {
  return `${baseUrl}/auth`;
}

/** `date` is the day on which the account goes. */
export function deletionMail(
  key: DeletionMail,
  { email, language }: Recipient,
  { link, date }: { link: string | null; date: Day | null },
): Mail {
  const { subject, before, after } = DELETION_TEXTS[key][language];
  const filled = (text: string) =>
    text
      .replaceAll('{product}', PRODUCT)
      .replaceAll('{date}', date === null ? '' : formatDay(date, language));
  const button = link === null ? null : { label: BUTTONS[key][language], href: link };
  const letter = ownLetter({
    subject: filled(subject),
    language,
    heading: filled(HEADINGS[key][language]),
    before: before.map(filled),
    button,
    after: after.map(filled),
    why: filled(WHY[language]),
  });
  return { to: email, ...letter };
}

const WHY: Record<Recipient['language'], string> = {
  de: 'Du bekommst diese E-Mail, weil die Löschung deines Kontos bei {product} angefordert wurde.',
  en: 'You are getting this email because the deletion of your account with {product} was requested.',
};

const HEADINGS: Record<DeletionMail, Record<Recipient['language'], string>> = {
  deletionRequested: { de: 'Möchtest du dein Konto löschen?', en: 'Do you want to delete your account?' },
  deletionConfirmed: {
    de: 'Dein Konto wird am {date} gelöscht',
    en: 'Your account will be deleted on {date}',
  },
  accountDeleted: { de: 'Dein Konto ist gelöscht', en: 'Your account has been deleted' },
};

const BUTTONS: Record<DeletionMail, Record<Recipient['language'], string>> = {
  deletionRequested: { de: 'Löschung bestätigen', en: 'Confirm deletion' },
  deletionConfirmed: { de: 'Anmelden und behalten', en: 'Sign in and keep it' },
  accountDeleted: { de: '', en: '' },
};
