/** Which language is shown when, and when all that is drawn is told of it. */
import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { showLanguage, shownLanguage, startLanguages } from './i18n.ts';

vi.stubGlobal('document', { documentElement: { lang: 'de' } });
vi.stubGlobal('localStorage', { setItem: () => {} });
const told: string[] = [];

beforeAll(async () => {
  await startLanguages();
  i18next.on('languageChanged', (language: string) => void told.push(language));
});

test('going from page to page in one language draws nothing anew', async () => {
  await showLanguage('de');
  await showLanguage('de');
  expect(told).toEqual([]);
});

test('of two languages asked for one after the other the last is shown', async () => {
  await Promise.all([showLanguage('en'), showLanguage('de')]);
  expect(shownLanguage()).toBe('de');
  await showLanguage('en');
  expect(shownLanguage()).toBe('en');
  expect(told.at(-1)).toBe('en');
});
