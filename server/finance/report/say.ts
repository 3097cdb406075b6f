/** Words, amounts, days and months in the language of whoever reads. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { type Cents, formatCents } from '@belegbar/domain/money';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

export type ReportLanguage = 'de' | 'en';

/** What words name in braces. */
interface Values {
  readonly [name: string]: string | number | undefined;
  readonly count?: number;
}

export interface Say {
  language: ReportLanguage;
  today: Day;
  /** What is named in braces takes its value; with a `count` the word has two forms, `_one` and `_other`. */
  word(key: string, values?: Values): string;
  /** Whether there is such a word. */
  knows(key: string): boolean;
  money(amount: Cents): string;
  /** Without the sign of the currency. */
  plain(amount: Cents): string;
  day(value: Day): string;
  /** `Oktober`, from 1 to 12. */
  monthName(month: number): string;
  /** `Oktober 2026`, from `2026-10`. */
  monthText(month: string): string;
}

export function sayIn(language: ReportLanguage, today: Day): Say {
  const words: Readonly<Record<string, string>> = language === 'de' ? GERMAN : ENGLISH;
  const names = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    timeZone: 'UTC',
  });
  const monthName = (month: number) => names.format(new Date(Date.UTC(2026, month - 1, 15)));
  return {
    language,
    today,
    word: (key, values: Values = {}) => {
      const { count } = values;
      const form = count === undefined ? '' : count === 1 ? '_one' : '_other';
      const text = words[key + form] ?? words[key] ?? key;
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
    },
    knows: (key) => words[key] !== undefined,
    money: (amount) => formatCents(amount, language, 'euro'),
    plain: (amount) => formatCents(amount, language),
    day: (value) => formatDay(value, language),
    monthName,
    monthText: (month) => `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`,
  };
}
