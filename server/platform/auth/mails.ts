/** The mails that signing up sends, in the language of the app. */
import { PRODUCT } from '@belegbar/contract/product';
import type { Mail } from '../mail/index.ts';

export type AppLanguage = 'de' | 'en';
type Texts = Record<AppLanguage, { subject: string; lines: (link: string) => string[] }>;

const CONFIRMATION: Texts = {
  de: {
    subject: `Bitte bestätige deine E-Mail-Adresse für ${PRODUCT}`,
    lines: (link) => [
      'Hallo,',
      `mit dieser Adresse wurde ein Konto bei ${PRODUCT} angelegt. Öffne diesen Link, um sie zu bestätigen und loszulegen:`,
      link,
      'Der Link gilt 24 Stunden. Wenn du kein Konto angelegt hast, musst du nichts tun: Ohne Bestätigung bleibt es gesperrt.',
    ],
  },
  en: {
    subject: `Please confirm your e-mail address for ${PRODUCT}`,
    lines: (link) => [
      'Hello,',
      `An account at ${PRODUCT} was created with this address. Open this link to confirm it and get started:`,
      link,
      'The link works for 24 hours. If you did not create an account, there is nothing to do: without confirmation it stays locked.',
    ],
  },
};

const EXISTING_ACCOUNT: Texts = {
  de: {
    subject: `Du hast schon ein Konto bei ${PRODUCT}`,
    lines: (link) => [
      'Hallo,',
      `mit dieser Adresse sollte ein Konto bei ${PRODUCT} angelegt werden, aber es gibt schon eines. Melde dich hier an:`,
      link,
      'Wenn du das nicht warst, musst du nichts tun: An deinem Konto hat sich nichts geändert.',
    ],
  },
  en: {
    subject: `You already have an account at ${PRODUCT}`,
    lines: (link) => [
      'Hello,',
      `Someone tried to create an account at ${PRODUCT} with this address, but there already is one. Sign in here:`,
      link,
      'If that was not you, there is nothing to do: nothing about your account has changed.',
    ],
  },
};

/** Asks the owner of an address to confirm it. */
export function confirmationMail(to: string, language: AppLanguage, link: string): Mail {
  return compose(to, CONFIRMATION[language], link);
}

/** Tells the owner of an account that someone tried to sign up with its address; the sign-up form does not tell. */
export function existingAccountMail(to: string, language: AppLanguage, link: string): Mail {
  return compose(to, EXISTING_ACCOUNT[language], link);
}

function compose(to: string, text: Texts[AppLanguage], link: string): Mail {
  return { to, subject: text.subject, text: `${text.lines(link).join('\n\n')}\n` };
}
