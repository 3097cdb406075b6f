/** What a file says, written in the language shown: exact, and as it stands where it is no number and no day. */
import { isDay } from '@belegbar/domain/calendar';
import { type Decimal, decimal, isDecimal } from '@belegbar/domain/money';
import { useMemo } from 'react';
import { type Format, useFormat } from '../ui/format.ts';

/** Longer ones are written as they stand. */
const DIGITS_MAXIMUM = 30;
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212';

export interface Written {
  /** With its currency: `1.234,50 €`, `1.234,50 USD`; at least two decimals. Empty for nothing. */
  amount(text: string | null | undefined, currency: string | undefined): string;
  /** At least as many decimals as told, none unless told. */
  number(text: string | undefined, decimals?: number): string;
  percent(text: string | undefined): string;
  day(text: string | null | undefined): string;
  /** The name of a country by its code. */
  country(code: string | undefined): string;
}

export function useWritten(): Written {
  const format = useFormat();
  return useMemo(() => writtenBy(format), [format]);
}

/** The same outside of components. */
export function writtenBy(format: Format): Written {
  const number = (text = '', decimals = 0) => {
    const value = decimalOf(text);
    return value === null ? text : format.decimal(value, decimals);
  };
  return {
    number,
    amount: (text, currency = '') => {
      if (text === null || text === undefined || text.trim() === '') return '';
      const said = number(text, 2);
      const isPrefixed = currency === 'EUR' && format.language === 'en';
      if (isPrefixed) return said.startsWith(MINUS) ? `${MINUS}€${said.slice(1)}` : `€${said}`;
      return [said, currency === 'EUR' ? '€' : currency].filter(Boolean).join(NO_BREAK_SPACE);
    },
    percent: (text = '') => {
      const value = decimalOf(text);
      return value === null ? text : format.percent(value);
    },
    day: (text) => (text !== null && text !== undefined && isDay(text) ? format.day(text) : (text ?? '')),
    country: (code = '') => countryName(code, format.language),
  };
}

function decimalOf(text: string): Decimal | null {
  const said = text.trim();
  return said.length <= DIGITS_MAXIMUM && isDecimal(said) ? decimal(said) : null;
}

function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
}
