/** Amounts, numbers and days in the language shown, for any component. */
import { type Day, formatDay, weekday } from '@belegbar/domain/calendar';
import {
  type Cents,
  type Currency,
  type Decimal,
  formatCents,
  formatDecimal,
  formatMoney,
  formatPercent,
} from '@belegbar/domain/money';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  language: 'de' | 'en';
  /** `1.234,56 €`, of another currency `1.234,56 USD`; `plain` leaves the sign to the table's head. */
  money(amount: Cents, as?: Currency | 'plain'): string;
  decimal(value: Decimal, minimumDecimals?: number): string;
  percent(value: Decimal): string;
  /** `08.10.2026`, `8 Oct 2026` */
  day(value: Day): string;
  /** `Mo, 12.10.`, `Mon 12 Oct`: for days close to today. */
  dayNear(value: Day): string;
  /** `12.10.`, `12 Oct`: where the year is clear. */
  dayShort(value: Day): string;
  /** `Donnerstag, 8. Oktober 2026`, `Thursday, 8 October 2026` */
  dayLong(value: Day): string;
  /** `Oktober`, `October` */
  monthName(month: number): string;
  /** A whole number with grouped thousands: `1.284`. */
  count(value: number): string;
  /** `09:41` in Berlin time, from an instant in ISO form. */
  time(iso: string): string;
  /** `08.10.2026, 09:41` in Berlin time, from an instant in ISO form. */
  instant(iso: string): string;
}

/** Gives the formatting functions of the language shown. */
export function useFormat(): Format {
  const { i18n } = useTranslation();
  const language = i18n.language === 'de' ? 'de' : 'en';
  return useMemo(() => formatIn(language), [language]);
}

/** The same functions for one language, outside of components. */
export function formatIn(language: 'de' | 'en'): Format {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const written = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, options);
  const short = (value: Day) =>
    language === 'de' ? `${value.slice(8)}.${value.slice(5, 7)}.` : formatDay(value, 'en').slice(0, -5);
  const near = (value: Day) => {
    const name = written({ weekday: 'short', timeZone: 'UTC' }).format(noonOf(value)).replace('.', '');
    return `${name}${language === 'de' ? ', ' : ' '}${short(value)}`;
  };
  return {
    language,
    money: (amount, as = 'EUR') =>
      as === 'plain' ? formatCents(amount, language) : formatMoney(amount, language, as),
    decimal: (value, minimumDecimals) => formatDecimal(value, language, minimumDecimals),
    percent: (value) => formatPercent(value, language),
    day: (value) => formatDay(value, language),
    dayNear: near,
    dayShort: short,
    dayLong: (value) => {
      const date = written({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        noonOf(value),
      );
      return `${weekdayName(value, locale)}, ${date}`;
    },
    monthName: (month) =>
      written({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month - 1, 15))),
    count: (value) => new Intl.NumberFormat(locale).format(value),
    time: (iso) =>
      written({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Europe/Berlin' }).format(
        new Date(iso),
      ),
    instant: (iso) => {
      const moment = new Date(iso);
      const time = written({ hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Europe/Berlin' });
      return `${formatDay(dayInBerlin(iso), language)}, ${time.format(moment)}`;
    },
  };
}

/** The calendar day of an instant in Berlin. */
export function dayInBerlin(iso: string): Day {
  return BERLIN.format(new Date(iso)) as Day;
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** 4 January 2026 is a Sunday, so that adding the weekday's number gives a day of that name. */
function weekdayName(value: Day, locale: string): string {
  const date = new Date(Date.UTC(2026, 0, 4 + weekday(value)));
  return dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Made once: making one takes as long as drawing many a part of a screen. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format;
}

function noonOf(value: Day): Date {
  return new Date(`${value}T12:00:00Z`);
}
