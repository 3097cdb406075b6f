/** Texts, amounts and days of the public page. Both languages are small enough to travel with it. */
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, formatCents } from '@belegbar/domain/money';
import de from '../../locales/de/public.json';
import en from '../../locales/en/public.json';

export type Language = 'de' | 'en';
type Key = keyof typeof de;

export interface Texts {
  language: Language;
  say(key: Key, values?: Record<string, string>): string;
  money(amount: Cents): string;
  /** `20.10.2026` in German, `20/10/2026` in English. */
  day(value: Day): string;
}

export function textsIn(language: Language): Texts {
  const texts = language === 'de' ? de : en;
  return {
    language,
    say: (key, values = {}) =>
      texts[key].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? ''),
    money: (amount) => formatCents(amount, language, 'euro'),
    day: (value) =>
      value
        .split('-')
        .reverse()
        .join(language === 'de' ? '.' : '/'),
  };
}

const STORAGE_KEY = 'public-invoice-language';

/** The language the visitor chose here before, else null. */
export function chosenLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'de' || stored === 'en' ? stored : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage can be forbidden; the choice then holds until the page is closed.
  }
}

/** The language of the browser, for a visitor of whom nothing else is known. */
export function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Whole days from today to the day in the visitor's own calendar; negative when it has passed. */
export function daysUntil(value: Day): number {
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.round((Date.parse(`${value}T00:00:00Z`) - today) / 86_400_000);
}
