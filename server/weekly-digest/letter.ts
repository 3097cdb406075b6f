/** The week as a letter to the owner. */
import { formatDay } from '@belegbar/domain/calendar';
import { PRODUCT } from '@belegbar/domain/product';
import { ownLetter } from '@belegbar/domain/sending';
import {
  type DigestWeek,
  digestSentences,
  sentenceText,
  type WeekFigures,
} from '@belegbar/domain/weekly-digest';
import type { Mail } from '../platform/mail/index.ts';

interface Reader {
  language: 'de' | 'en';
  /** Addresses. */
  home: string;
  off: string;
}

/** The mail without its address. */
export function digestLetter(
  figures: WeekFigures,
  { monday, sunday }: DigestWeek,
  { language, home, off }: Reader,
): Omit<Mail, 'to'> {
  const words = WORDS[language];
  const [from, to] = [formatDay(monday, language), formatDay(sunday, language)];
  return ownLetter({
    subject: words.subject(from, to),
    language,
    heading: words.heading,
    before: digestSentences(figures).map((sentence) => sentenceText(sentence, language)),
    button: { label: words.button, href: home },
    after: [],
    why: `${words.why}\n${off}`,
  });
}

const WORDS = {
  de: {
    subject: (from: string, to: string) => `Deine Woche vom ${from} bis ${to}`,
    heading: 'Deine Woche',
    button: 'Zum heutigen Tag',
    why: `${PRODUCT} schreibt dir montags, wenn in deinen Büchern etwas geschehen oder etwas fällig ist. Mit einem Klick ist das abgeschaltet:`,
  },
  en: {
    subject: (from: string, to: string) => `Your week, ${from} to ${to}`,
    heading: 'Your week',
    button: 'See what’s due today',
    why: `${PRODUCT} writes to you on Mondays if something happened in your books or something is due. One click turns this off:`,
  },
};
