/** Numbers as people type them, read exactly; what cannot be read is refused by a code. */
import { centsFromEuros } from './arithmetic.ts';
import { type Cents, isAmount } from './cents.ts';
import { compareDecimals, type Decimal, decimal } from './decimal.ts';
import type { NumberLanguage } from './format.ts';

export type NumberRefusal = 'number.empty' | 'number.form' | 'number.decimals' | 'number.range';
export type ParsedNumber<Value> = { ok: true; value: Value } | { ok: false; code: NumberRefusal };

const DIGITS_BEFORE_POINT_MAXIMUM = 12;
const HUNDRED = decimal('100');
const ZERO_PERCENT = decimal('0');

/**
 * Reads a decimal such as `1.234,5`, `1,234.5`, `1234.5`, `-15`. Where one separator could be either (`1.234`), the language decides.
 * Refuses more than `maxDecimals` (4) decimals and more than 12 digits before the point.
 */
export function parseDecimal(
  text: string,
  language: NumberLanguage,
  options: { maxDecimals?: number } = {},
): ParsedNumber<Decimal> {
  const plain = text.replace(/[\u2212\u2013]/g, '-').trim();
  if (plain === '') return refused('number.empty');
  const signed = /^([+-]?)\s*(.*)$/s.exec(plain);
  const number = digitsOf(signed?.[2] ?? '', language);
  if (number === null) return refused('number.form');
  if (number.decimals.replace(/0+$/, '').length > (options.maxDecimals ?? 4))
    return refused('number.decimals');
  if (number.whole.replace(/^0+/, '').length > DIGITS_BEFORE_POINT_MAXIMUM) return refused('number.range');
  const sign = signed?.[1] === '-' ? '-' : '';
  return {
    ok: true,
    value: decimal(`${sign}${number.whole}.${number.decimals === '' ? '0' : number.decimals}`),
  };
}

/** Reads an amount in euros, with or without the euro sign, into cents. Refuses a third decimal and what exceeds `MAXIMUM_CENTS`. */
export function parseAmount(text: string, language: NumberLanguage): ParsedNumber<Cents> {
  const withoutCurrency = text
    .replace(/^([\s\u2212\u2013+-]*)(€|EUR)/i, '$1')
    .replace(/(\d\s*)(€|EUR)\s*$/i, '$1');
  const parsed = parseDecimal(withoutCurrency, language, { maxDecimals: 2 });
  if (!parsed.ok) return parsed;
  const value = centsFromEuros(parsed.value);
  return isAmount(value) ? { ok: true, value } : refused('number.range');
}

/** As many as a discount needs that was reckoned back from an amount. */
const PERCENT_DECIMALS = 6;

/** Reads a percentage from 0 to 100, with or without the percent sign, with at most 6 decimals. */
export function parsePercent(text: string, language: NumberLanguage): ParsedNumber<Decimal> {
  const parsed = parseDecimal(text.replace(/%\s*$/, ''), language, { maxDecimals: PERCENT_DECIMALS });
  if (!parsed.ok) return parsed;
  const inRange =
    compareDecimals(parsed.value, ZERO_PERCENT) >= 0 && compareDecimals(parsed.value, HUNDRED) <= 0;
  return inRange ? parsed : refused('number.range');
}

interface Digits {
  whole: string;
  decimals: string;
}

/** Tells the separator of the decimals from the one of the thousands; null when neither reading is a number. */
function digitsOf(text: string, language: NumberLanguage): Digits | null {
  const compact = text.replace(/(?<=\d)[ \u00a0\u2009\u202f'\u2019](?=\d{3}(?!\d))/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(compact)) return null;
  const point = decimalSeparator(compact, language);
  const group = point === ',' ? '.' : ',';
  const parts = point === null ? [compact] : compact.split(point);
  if (parts.length > 2) return null;
  const [before = '', decimals = ''] = parts;
  if (point !== null && decimals === '') return null;
  const whole = ungrouped(before, point === null ? (/[.,]/.exec(compact)?.[0] ?? group) : group);
  return whole === null || !/^\d*$/.test(decimals) ? null : { whole, decimals };
}

function decimalSeparator(text: string, language: NumberLanguage): '.' | ',' | null {
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? '.' : ',';
  if (lastPoint < 0 && lastComma < 0) return null;
  const separator = lastPoint >= 0 ? '.' : ',';
  if (text.indexOf(separator) !== text.lastIndexOf(separator)) return null;
  const isOwnPoint = separator === (language === 'de' ? ',' : '.');
  return !isOwnPoint && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text) ? null : separator;
}

/** Digits without their thousands separators, null where these do not stand at thousands. */
function ungrouped(text: string, group: string): string | null {
  if (text === '') return '0';
  if (!text.includes(group)) return /^\d+$/.test(text) ? text : null;
  const [first = '', ...rest] = text.split(group);
  const isGrouped = /^\d{1,3}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part));
  return isGrouped ? first + rest.join('') : null;
}

function refused(code: NumberRefusal): { ok: false; code: NumberRefusal } {
  return { ok: false, code };
}
