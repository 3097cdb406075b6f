/** Days as receipts write them: German and English, in figures or with the name of the month, also without blanks. */
import { type Day, isDay } from '@belegbar/domain/calendar';

export interface FoundDay {
  day: Day;
  /** Where it stands in the text. */
  from: number;
  to: number;
  /** `3/4/2026`, which is a day in March or one in April. */
  isAmbiguous: boolean;
}

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mar: 3,
  mrz: 3,
  maer: 3,
  apr: 4,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dez: 12,
  dec: 12,
};
const NAME =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|m[aä]r(?:ch|z)?|maerz|mrz|apr(?:il)?|mai|may|jun[ei]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
const YEAR = '20\\d{2}|\\d{2}(?!\\d)';

type Parts = (
  groups: string[],
) => [year: string | undefined, month: string | undefined, day: string | undefined];

interface Form {
  pattern: RegExp;
  parts: Parts;
}

/** The first that fits at a place is taken. */
const FORMS: readonly Form[] = [
  { pattern: /(?<!\d)(20\d{2})-(\d{2})-(\d{2})/g, parts: ([year, month, on]) => [year, month, on] },
  {
    pattern: /(?<![A-Za-z\d])(20\d{2})\/(\d{2})\/(\d{2})(?!\d)/g,
    parts: ([year, month, on]) => [year, month, on],
  },
  {
    pattern: new RegExp(`(?<![\\d.,])(\\d{1,2})\\s?[.,]\\s?(\\d{1,2})\\s?[.,]\\s?(${YEAR})`, 'g'),
    parts: ([on, month, year]) => [year, month, on],
  },
  {
    pattern: /(?<![\d-])(\d{1,2})-(\d{1,2})-(20\d{2})(?!\d)/g,
    parts: ([on, month, year]) => [year, month, on],
  },
  {
    pattern: new RegExp(`(?<!\\d)(\\d{1,2})\\.?\\s*[-/]?\\s*(${NAME})\\.?\\s*[-/,]?\\s*(20\\d{2})`, 'gi'),
    parts: ([on, month, year]) => [year, month, on],
  },
  {
    pattern: new RegExp(`(?<![a-zäöü])(${NAME})\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*(20\\d{2})`, 'gi'),
    parts: ([month, on, year]) => [year, month, on],
  },
];
const SLASHED = new RegExp(`(?<![\\d/])(\\d{1,2})/(\\d{1,2})/(${YEAR})`, 'g');

/**
 * All days in a text, from the left.
 * @param monthFirst how `3/4/2026` is read, where both ways give a day
 */
export function daysIn(text: string, monthFirst = false): FoundDay[] {
  const found = [...FORMS.flatMap((form) => ofForm(text, form)), ...slashed(text, monthFirst)];
  const kept: FoundDay[] = [];
  for (const each of found) if (!kept.some((other) => overlaps(each, other))) kept.push(each);
  return kept.sort((one, other) => one.from - other.from);
}

/** Covered, a text has no figures of days left that look like amounts. */
export function withoutDays(text: string): string {
  let left = text;
  for (const { from, to } of daysIn(text))
    left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to);
  return left;
}

function ofForm(text: string, { pattern, parts }: Form): FoundDay[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [year, month, on] = parts(match.slice(1) as string[]);
    const found = dayOf(year, month, on);
    return found === null ? [] : [placed(match, found, false)];
  });
}

function slashed(text: string, monthFirst: boolean): FoundDay[] {
  return [...text.matchAll(SLASHED)].flatMap((match) => {
    const [, first, second, year] = match;
    const ways = [dayOf(year, second, first), dayOf(year, first, second)];
    if (monthFirst) ways.reverse();
    const [found = null, other = null] = ways[0] === null ? [ways[1]] : ways;
    return found === null ? [] : [placed(match, found, other !== null && other !== found)];
  });
}

function placed(match: RegExpMatchArray, found: Day, isAmbiguous: boolean): FoundDay {
  const from = match.index ?? 0;
  return { day: found, from, to: from + match[0].length, isAmbiguous };
}

function dayOf(year = '', month = '', on = ''): Day | null {
  const number = /^\d+$/.test(month) ? Number(month) : monthNamed(month);
  const text = `${year.length === 2 ? `20${year}` : year}-${pair(number)}-${pair(Number(on))}`;
  return isDay(text) ? text : null;
}

function monthNamed(name: string): number {
  const plain = name.toLowerCase().replace('ä', 'a');
  return MONTHS[plain.slice(0, 4)] ?? MONTHS[plain.slice(0, 3)] ?? 0;
}

function pair(value: number): string {
  return String(value).padStart(2, '0');
}

function overlaps(one: FoundDay, other: FoundDay): boolean {
  return one.from < other.to && other.from < one.to;
}
