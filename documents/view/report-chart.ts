/** Months as bars above and below zero, in shares of the height of the chart. */
import {
  type BarScale,
  barScale,
  type Cents,
  cents,
  countsInThousands,
  heightOf,
  negateCents,
  netScale,
  sumCents,
} from '@belegbar/domain/money';

/** Solid is certain, hatched is assumed. */
export const CHART_MARKS = ['in', 'inAssumed', 'out', 'outAssumed', 'line', 'before'] as const;
export type ChartMark = (typeof CHART_MARKS)[number];

export interface ReportChart {
  kind: 'chart';
  /** All that it says, for whom it is read out. */
  said: string;
  legend: readonly { mark: ChartMark; name: string }[];
  months: readonly ChartMonth[];
}

/** Amounts above zero, in cents: of `in` and `out` first what is certain, then what is assumed. */
export interface ChartMonth {
  name: string;
  in: readonly [certain: Cents, assumed: Cents];
  out: readonly [certain: Cents, assumed: Cents];
  /** Of the year before, a line across; null: none. */
  before: Cents | null;
  /** A point of the line; null: none. */
  point: Cents | null;
  /** It is not over, so its bars are paler. */
  isRunning: boolean;
}

/** Heights from 0, the bottom, to 1. */
export interface ChartView {
  kind: 'chart';
  said: string;
  unit: string;
  zero: number;
  legend: readonly { mark: ChartMark; name: string }[];
  ticks: { at: number; label: string; isZero: boolean }[];
  months: {
    name: string;
    isRunning: boolean;
    bars: { mark: ChartMark; from: number; to: number }[];
    before: number | null;
    point: number | null;
  }[];
}

const UNITS = {
  de: { thousands: 'in tausend Euro', euros: 'in Euro' },
  en: { thousands: 'in thousands of euros', euros: 'in euros' },
} as const;

export function chartOf({ said, legend, months }: ReportChart, language: 'de' | 'en'): ChartView {
  const values = months.flatMap(heightsOf);
  const scale = values.some((value) => value < 0) ? netScale(values) : barScale(values);
  const isInThousands = countsInThousands(scale);
  const numbers = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 3 });
  const label = (tick: Cents) => numbers.format(tick / (isInThousands ? THOUSAND : EURO)).replace('-', '−');
  const at = (value: Cents) => heightOf(scale, value) / 100;
  return {
    kind: 'chart',
    said,
    unit: UNITS[language][isInThousands ? 'thousands' : 'euros'],
    zero: at(ZERO),
    legend,
    ticks: scale.ticks.map((tick) => ({ at: at(tick), label: label(tick), isZero: tick === 0 })),
    months: months.map((month) => ({
      name: month.name,
      isRunning: month.isRunning,
      bars: [...stacked(month.in, IN, scale), ...stacked(month.out.map(negated), OUT, scale)],
      before: month.before === null || month.before === 0 ? null : at(month.before),
      point: month.point === null ? null : at(month.point),
    })),
  };
}

const ZERO = cents(0);
const EURO = 100;
const THOUSAND = 100_000;
const IN = ['in', 'inAssumed'] as const;
const OUT = ['out', 'outAssumed'] as const;

function heightsOf({ in: came, out, before, point }: ChartMonth): Cents[] {
  return [sumCents([...came]), negateCents(sumCents([...out])), before ?? ZERO, point ?? ZERO];
}

function negated(amount: Cents): Cents {
  return negateCents(amount);
}

/** One bar on the other, away from zero; those without length are left out. */
function stacked(
  amounts: readonly Cents[],
  marks: readonly ChartMark[],
  scale: BarScale,
): ChartView['months'][number]['bars'] {
  return amounts.flatMap((amount, place) => {
    const mark = marks[place];
    if (mark === undefined || amount === 0) return [];
    const ends = [sumCents(amounts.slice(0, place)), sumCents(amounts.slice(0, place + 1))];
    const [from = 0, to = 0] = ends.map((end) => heightOf(scale, end) / 100).toSorted((a, b) => a - b);
    return [{ mark, from, to }];
  });
}
