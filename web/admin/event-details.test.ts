import i18next from 'i18next';
import { expect, test } from 'vitest';
import de from '../locales/de/admin.json';
import en from '../locales/en/admin.json';
import { detailsInWords } from './event-details.ts';

const texts = i18next.createInstance();
await texts.init({ lng: 'de', ns: 'admin', resources: { de: { admin: de }, en: { admin: en } } });

function inBoth(details: Record<string, string>): string[] {
  return (['de', 'en'] as const).map((language) =>
    detailsInWords(details, texts.getFixedT(language, 'admin'), language).join(', '),
  );
}

test.each<[Record<string, string>, string, string]>([
  [{ method: 'magic_link' }, 'mit Anmeldelink', 'by magic link'],
  [
    { method: 'password', wait_seconds: '0', failure_reason: 'invalid_credentials' },
    'mit Passwort, Angaben falsch',
    'by password, wrong credentials',
  ],
  [
    { method: 'two-factor/disable', wait_seconds: '600', failure_reason: 'invalid_credentials' },
    'beim Ausschalten des zweiten Faktors, Angaben falsch, nächster Versuch nach 10 Minuten',
    'when switching off two-factor authentication, wrong credentials, next attempt after 10 minutes',
  ],
  [
    {
      method: 'password',
      wait_seconds: '30',
      code: 'EMAIL_NOT_VERIFIED',
      failure_reason: 'authentication_error',
    },
    'mit Passwort, Adresse nicht bestätigt, nächster Versuch nach 30 Sekunden',
    'by password, address not confirmed, next attempt after 30 seconds',
  ],
  [{ reason: 'account_exists' }, 'Konto besteht schon', 'account already exists'],
  [{ exists: 'false' }, 'kein Konto', 'no account'],
  [{ sessions: '1' }, 'eine Sitzung', 'one session'],
  [{ sessions: '3' }, '3 Sitzungen', '3 sessions'],
  [{ reason: 'SOMETHING_NEW' }, 'reason: SOMETHING_NEW', 'reason: SOMETHING_NEW'],
])('an administrator reads %j in words', (details, german, english) => {
  expect(inBoth(details)).toEqual([german, english]);
});
