/** The forms in which days and amounts stand on paper, of which each document keeps to one. */
import type { Random } from './random.ts';

export interface Forms {
  day(iso: string): string;
  amount(cents: number): string;
}

const GERMAN_MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

type DayForm = (year: string, month: string, day: string) => string;
const short = (month: string, names: readonly string[]) => (names[Number(month) - 1] ?? '').slice(0, 3);
const long = (month: string, names: readonly string[]) => names[Number(month) - 1] ?? '';

const GERMAN_DAYS = {
  full: (y, m, d) => `${d}.${m}.${y}`,
  bare: (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
  brief: (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  briefest: (y, m, d) => `${Number(d)}.${Number(m)}.${y.slice(2)}`,
  words: (y, m, d) => `${Number(d)}. ${long(m, GERMAN_MONTHS)} ${y}`,
  iso: (y, m, d) => `${y}-${m}-${d}`,
  dashed: (y, m, d) => `${d}-${m}-${y}`,
} satisfies Record<string, DayForm>;

const ENGLISH_DAYS = {
  american: (y, m, d) => `${short(m, ENGLISH_MONTHS)} ${Number(d)}, ${y}`,
  americanLong: (y, m, d) => `${long(m, ENGLISH_MONTHS)} ${Number(d)}, ${y}`,
  british: (y, m, d) => `${Number(d)} ${long(m, ENGLISH_MONTHS)} ${y}`,
  britishShort: (y, m, d) => `${d} ${short(m, ENGLISH_MONTHS)} ${y}`,
  slashed: (y, m, d) => `${d}/${m}/${y}`,
  iso: (y, m, d) => `${y}-${m}-${d}`,
} satisfies Record<string, DayForm>;

/** `12.05`, or `1.234,50` by thousands. */
export function germanForms(random: Random, days: readonly (keyof typeof GERMAN_DAYS)[]): Forms {
  return { day: dayBy(GERMAN_DAYS[random.pick(days)]), amount: (cents) => amountText(cents, '.', ',') };
}

/** As tills print it: no sign between thousands. */
export function tillForms(random: Random, days: readonly (keyof typeof GERMAN_DAYS)[]): Forms {
  return { day: dayBy(GERMAN_DAYS[random.pick(days)]), amount: (cents) => amountText(cents, '', ',') };
}

export function englishForms(random: Random, days: readonly (keyof typeof ENGLISH_DAYS)[]): Forms {
  return { day: dayBy(ENGLISH_DAYS[random.pick(days)]), amount: (cents) => amountText(cents, ',', '.') };
}

function dayBy(form: DayForm): (iso: string) => string {
  return (iso) => {
    const [year = '', month = '', day = ''] = iso.split('-');
    return form(year, month, day);
  };
}

function amountText(cents: number, thousands: string, point: string): string {
  const whole = `${Math.floor(Math.abs(cents) / 100)}`.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${cents < 0 ? '-' : ''}${whole}${point}${`${Math.abs(cents) % 100}`.padStart(2, '0')}`;
}

/** `2,345` of 2345 thousandths. */
export function thousandths(count: number, point: string): string {
  return `${Math.floor(count / 1000)}${point}${`${count % 1000}`.padStart(3, '0')}`;
}
