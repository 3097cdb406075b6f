/** What a person is told of their own account. */
import { PRODUCT } from '@belegbar/domain/product';
import type { Platform } from '../platform/context.ts';
import type { AccountEvent, NotifyUser } from '../sign-in/index.ts';
import { addNotification, type NewNotification, tellingContext } from './add.ts';

/** The port of the sign-in: tells the person in the app. */
export function accountNotifier(platform: Platform): NotifyUser {
  return (event) =>
    addNotification(tellingContext(platform), { userId: event.userId, ...TEXTS[event.kind](event) });
}

type Content = Omit<NewNotification, 'userId'>;

const TEXTS: Record<AccountEvent['kind'], (event: AccountEvent) => Content> = {
  welcome: () => ({
    type: 'welcome',
    title: { de: `Willkommen bei ${PRODUCT}`, en: `Welcome to ${PRODUCT}` },
    message: {
      de: 'Trag zuerst deine Unternehmensdaten ein. Sie stehen auf jeder Rechnung.',
      en: 'Enter your business details first. They appear on every invoice.',
    },
    actionUrl: '/my-business',
  }),
  'new-device': ({ device }) => ({
    type: 'account_new_device',
    title: { de: 'Anmeldung auf einem neuen Gerät', en: 'Sign-in on a new device' },
    message: {
      de: `${device === undefined ? '' : `${device}. `}Warst du das nicht, beende die Sitzung und ändere dein Passwort.`,
      en: `${device === undefined ? '' : `${device}. `}If this was not you, end that session and change your password.`,
    },
    actionUrl: '/user-profile#devices',
  }),
  'password-changed': () => ({
    type: 'account_password_changed',
    title: { de: 'Dein Passwort wurde geändert', en: 'Your password was changed' },
    message: {
      de: 'Andere Sitzungen sind beendet. Warst du das nicht, setz dein Passwort sofort zurück.',
      en: 'Other sessions have ended. If this was not you, reset your password at once.',
    },
    actionUrl: '/user-profile#password',
  }),
  'second-factor-on': () => ({
    type: 'account_second_factor_on',
    title: { de: 'Der zweite Faktor ist an', en: 'Two-factor authentication is on' },
    message: {
      de: 'Beim Anmelden wird jetzt auch ein Code verlangt. Bewahre die Wiederherstellungscodes sicher auf.',
      en: 'Signing in now also asks for a code. Keep the recovery codes in a safe place.',
    },
    actionUrl: '/user-profile#second-factor',
  }),
  'data-exported': () => ({
    type: 'account_data_exported',
    title: { de: 'Alle deine Daten wurden exportiert', en: 'All your data was exported' },
    message: {
      de: 'Warst du das nicht, ändere sofort dein Passwort. Es wurde dafür eingegeben.',
      en: 'If this was not you, change your password at once. It was entered for this.',
    },
    actionUrl: '/user-profile#password',
  }),
  'second-factor-off': () => ({
    type: 'account_second_factor_off',
    title: { de: 'Der zweite Faktor ist aus', en: 'Two-factor authentication is off' },
    message: {
      de: 'Zum Anmelden genügt wieder das Passwort. Warst du das nicht, ändere es sofort.',
      en: 'The password alone is enough to sign in again. If this was not you, change it at once.',
    },
    actionUrl: '/user-profile#second-factor',
  }),
};
