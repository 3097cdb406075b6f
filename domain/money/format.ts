/** Numbers as people write them: German `1.234,56 €`, English `€1,234.56`, both with a true minus sign. */
import type { Cents } from './cents.ts';
import type { Decimal } from './decimal.ts';

export type NumberLanguage = 'de' | 'en';

/** `plain`: digits only; `euro`: with the euro sign. */
export type AmountStyle = 'plain' | 'euro';

const MINUS = '\u2212';
export const NO_BREAK_SPACE = '\u00a0';
const SEPARATORS = { de: { group: '.', point: ',' }, en: { group: ',', point: '.' } } as const;

/** An amount with two decimals and grouped thousands: `1.234,56 €`, `−€42.00`. */
export function formatCents(amount: Cents, language: NumberLanguage, style: AmountStyle = 'plain'): string {
  const digits = grouped(euroText(Math.abs(amount)), language);
  const sign = amount < 0 ? MINUS : '';
  if (style === 'plain') return sign + digits;
  return language === 'de' ? `${sign}${digits}${NO_BREAK_SPACE}€` : `${sign}€${digits}`;
}

/** A decimal with grouped thousands and at least `minimumDecimals` decimals: `1.234,5`. */
export function formatDecimal(value: Decimal, language: NumberLanguage, minimumDecimals = 0): string {
  const negative = value.startsWith('-');
  const [whole = '', decimals = ''] = (negative ? value.slice(1) : value).split('.');
  const padded = decimals.padEnd(minimumDecimals, '0');
  return (negative ? MINUS : '') + grouped(padded === '' ? whole : `${whole}.${padded}`, language);
}

/** A percentage: `19 %` in German with a no-break space, `19%` in English. */
export function formatPercent(percent: Decimal, language: NumberLanguage): string {
  return formatDecimal(percent, language) + (language === 'de' ? `${NO_BREAK_SPACE}%` : '%');
}

/** Cents as euros with a point and always two decimals: `-0.05`. For files and forms, not for people. */
export function euroText(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function grouped(plain: string, language: NumberLanguage): string {
  const { group, point } = SEPARATORS[language];
  const [whole = '', decimals] = plain.split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? thousands : thousands + point + decimals;
}
