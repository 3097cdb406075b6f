/** Amounts of money in a row of a receipt, however thousands and cents are parted. */
import { type Cents, cents, isAmount } from '@belegbar/domain/money';
import { withoutDays } from './dates.ts';
import { masked } from './fold.ts';
import { placeIn, type Row } from './rows.ts';
import type { Place } from './words.ts';

export interface FoundAmount {
  amount: Cents;
  row: Row;
  /** Where it stands in the row's text, sign and currency included. */
  from: number;
  to: number;
  place: Place;
  /** What stands before it in its row, up to the amount before. */
  before: string;
  /** Written without cents. */
  isWhole: boolean;
}

/** What has figures and is no money: clock, share, measure, telephone, price of a unit, long keys. */
const NO_MONEY = [
  /(?:tel|fon|fax|mobil|phone)[a-z]*\.?\s*:?\s*[+\d][\d\s()/.-]{5,}/gi,
  /\d{1,2}:\d{2}(?::\d{2})?/g,
  /(?<!\d)\d{1,2}\.\d{2}\s?uhr/gi,
  /(?<![\d,.])\d{1,3}(?:[.,]\d{1,2})?\s?%/g,
  /\d+[.,]\d+\s?(?:€|eur)?\s?\/\s?(?:l|ltr|liter|kg|kwh|km|h|std|st|stk|min)\b/gi,
  /\d+(?:[.,]\d+)?\s?(?:l|ltr|liter|kg|g|kwh|km|cm|mm|m²|qm|m|ml|gb|mb|min|h|std)(?![a-zäöü])/gi,
  /[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,8}(?:\s?[A-Z0-9]{1,4})?/g,
  /(?:www\.|https?:)\S+/gi,
];

const CURRENCY = '€|eur|euro|us\\$|\\$|usd|£|gbp|chf';
const MINUS = '[-−–]';
const WITH_CENTS =
  "\\d{1,3}(?:[.'’]\\d{3})+\\s?,\\s?\\d{2}|\\d{1,3}(?:[,'’]\\d{3})+\\.\\d{2}|\\d{1,7}\\s?[.,]\\s?\\d{2}";
/** Two amounts without a blank between are two. */
const END = '(?!\\d)|(?=\\d{1,6}[.,]\\d{2}(?:\\D|$))';
const MONEY = new RegExp(
  `(?:(?<![\\d.,])|(?<=[.,]\\d{2}))(${MINUS}?)\\s?(?:(?:${CURRENCY})\\s?)?(${MINUS}?)\\s?(${WITH_CENTS})(?:${END})(?:(${MINUS})(?![\\d-]))?(?!,\\d)`,
  'gi',
);
const WHOLE = new RegExp(
  `(?<![\\d.,])(${MINUS}?)\\s?(?:(\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})(?:,[-−–—]{1,2}|,?\\s?(?:€|eur|euro)(?![a-z]))|(?:${CURRENCY})\\s?(\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6})(?![\\d]|[.,]\\d))`,
  'gi',
);

/** All amounts of a row, from the left. Signs that a reader takes for figures (O for 0) are put right between figures. */
export function amountsIn(row: Row): FoundAmount[] {
  const text = masked(withoutDays(withFigures(row.text)), NO_MONEY);
  const withCents = [...text.matchAll(MONEY)].map((match) => ({
    match,
    minus: `${match[1]}${match[2]}${match[4] ?? ''}`,
    digits: match[3] ?? '',
    isWhole: false,
  }));
  const rest = masked(text, [MONEY]);
  const whole = [...rest.matchAll(WHOLE)].map((match) => ({
    match,
    minus: match[1] ?? '',
    digits: `${(match[2] ?? match[3] ?? '').replace(/[.,]/g, '')},00`,
    isWhole: true,
  }));
  const found = [...withCents, ...whole].sort(
    (one, other) => (one.match.index ?? 0) - (other.match.index ?? 0),
  );
  let end = 0;
  return found.flatMap(({ match, minus, digits, isWhole }) => {
    const value = (minus === '' ? 1 : -1) * Number(digits.replace(/\D/g, ''));
    const from = match.index + (match[0].length - match[0].trimStart().length);
    const to = match.index + match[0].trimEnd().length;
    const before = row.text.slice(end, from);
    end = to;
    return isAmount(value)
      ? [{ amount: cents(value), row, from, to, place: placeIn(row, from, to), before, isWhole }]
      : [];
  });
}

/** `12,5O` and `1O,00`. */
function withFigures(text: string): string {
  return text.replace(/(?<=[\d.,])[oO](?=[\d.,]|$|\s)/g, '0').replace(/(?<=[,.])[oO]{2}(?!\w)/g, '00');
}
