/** Twelve months ahead: what is certain, and what is assumed beside it. */
import { addMonths, type Day, day, monthOf, yearOf } from '@belegbar/domain/calendar';
import { INCOME_TAX_PREPAYMENTS } from '@belegbar/domain/law';
import {
  addCents,
  type Cents,
  negateCents,
  shareOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';

export const EXPECTED_KINDS = [
  'invoice',
  'bill',
  'vatReturn',
  'recurring',
  'revenue',
  'costs',
  'vat',
  'incomeTax',
  'taxBefore',
  'prepayment',
  'private',
] as const;
export type ExpectedKind = (typeof EXPECTED_KINDS)[number];

/** Money that is to come or to go. */
export interface Expected {
  kind: ExpectedKind;
  /** `2026-11` */
  month: string;
  /** Below zero for what goes out. */
  amount: Cents;
  isCertain: boolean;
  /** Whom or what it is from, in the words of the books; empty for what is assumed. */
  name: string;
  /** Of the invoice or the expense; null otherwise. */
  id: string | null;
}

/** What is assumed, in cents above zero. */
export interface Averages {
  /** Whole months they are taken from; with none nothing is assumed. */
  months: number;
  /** Each month, with VAT. */
  received: Cents;
  spent: Cents;
  /** VAT in the money of a month. */
  vat: Cents;
}

export interface ForecastFacts {
  today: Day;
  certain: readonly Expected[];
  averages: Averages;
  /** What has moved in the month that runs. */
  thisMonth: { received: Cents; spent: Cents };
  /** Months between the end of a month and the day on which its VAT is due, and how many months a return takes; null: no VAT. */
  vatReturns: { monthsAfter: number; length: 1 | 3 } | null;
  /** Open of the year that runs and of the one before, and of a whole year like those of before; null where they are not estimated. */
  tax: { openOfYear: Cents; openOfYearBefore: Cents; ofWholeYear: Cents } | null;
  privateMonthly: Cents;
}

export interface ForecastMonth {
  month: string;
  /** All above zero. */
  certainIn: Cents;
  assumedIn: Cents;
  certainOut: Cents;
  assumedOut: Cents;
  /** In less out. */
  change: Cents;
  /** Changes from today up to the end of the month. */
  sum: Cents;
  items: Expected[];
}

const MONTHS_AHEAD = 12;
/** Fewer whole months say nothing of the next. */
const KNOWN_MONTHS = 3;
/** The month in which last year's tax is asked for, after the return of 31 July. */
const ASSESSED_IN = '08';

/** The month of `today` and eleven more. What is overdue is expected in the month of `today`. */
export function forecast(facts: ForecastFacts): ForecastMonth[] {
  const months = Array.from({ length: MONTHS_AHEAD }, (_, index) =>
    monthOf(addMonths(day(`${facts.today.slice(0, 7)}-01`), index)),
  );
  let sum = ZERO;
  return months.map((month) => {
    const certain = facts.certain.filter((one) => one.month === month);
    const items = [...certain, ...assumedIn(month, certain, facts)].filter(({ amount }) => amount !== 0);
    const change = sumCents(items.map(({ amount }) => amount));
    sum = addCents(sum, change);
    return { month, ...sidesOf(items), change, sum, items };
  });
}

function sidesOf(items: readonly Expected[]) {
  const side = (isCertain: boolean, isIn: boolean) => {
    const own = items.filter((one) => one.isCertain === isCertain && one.amount > 0 === isIn);
    const total = sumCents(own.map(({ amount }) => amount));
    return isIn ? total : negateCents(total);
  };
  return {
    certainIn: side(true, true),
    assumedIn: side(false, true),
    certainOut: side(true, false),
    assumedOut: side(false, false),
  };
}

function assumedIn(month: string, certain: readonly Expected[], facts: ForecastFacts): Expected[] {
  const { averages, today } = facts;
  const isRunning = today.startsWith(month);
  const known = {
    received: addCents(amountsOf(certain, ['invoice']), isRunning ? facts.thisMonth.received : ZERO),
    spent: addCents(
      negateCents(amountsOf(certain, ['bill', 'recurring'])),
      isRunning ? facts.thisMonth.spent : ZERO,
    ),
  };
  const isKnown = averages.months >= KNOWN_MONTHS;
  return [
    ...(isKnown
      ? [
          assumed(month, 'revenue', leftOf(averages.received, known.received)),
          assumed(month, 'costs', negateCents(leftOf(averages.spent, known.spent))),
          assumed(month, 'vat', negateCents(vatIn(month, facts))),
        ]
      : []),
    assumed(month, 'incomeTax', negateCents(taxIn(month, facts, 'openOfYear'))),
    assumed(month, 'taxBefore', negateCents(taxIn(month, facts, 'openOfYearBefore'))),
    assumed(month, 'prepayment', negateCents(isKnown ? prepaidIn(month, facts) : ZERO)),
    assumed(month, 'private', negateCents(facts.privateMonthly)),
  ];
}

function assumed(month: string, kind: ExpectedKind, amount: Cents): Expected {
  return { kind, month, amount, isCertain: false, name: '', id: null };
}

function amountsOf(items: readonly Expected[], kinds: readonly ExpectedKind[]): Cents {
  return sumCents(items.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
}

/** What of the average is not known by itself already. */
function leftOf(average: Cents, known: Cents): Cents {
  return average > known ? subtractCents(average, known) : ZERO;
}

/** VAT of the assumed revenue: of the return that is due in the month, as far as its months are still to come. */
function vatIn(month: string, { vatReturns, averages, today }: ForecastFacts): Cents {
  if (vatReturns === null) return ZERO;
  const { monthsAfter, length } = vatReturns;
  const last = addMonths(day(`${month}-01`), -monthsAfter);
  const closesPeriod = Number(last.slice(5, 7)) % length === 0;
  if (!closesPeriod) return ZERO;
  const running = `${today.slice(0, 7)}-01`;
  const ahead = Array.from({ length }, (_, index) => addMonths(last, -index)).filter((one) => one > running);
  return sumCents(ahead.map(() => averages.vat));
}

/** In the August after its year. */
function taxIn(month: string, { tax, today }: ForecastFacts, of: 'openOfYear' | 'openOfYearBefore'): Cents {
  const assessedIn = of === 'openOfYear' ? yearOf(today) + 1 : yearOf(today);
  return tax !== null && month === `${assessedIn}-${ASSESSED_IN}` ? tax[of] : ZERO;
}

/** From the next year on a quarter of the tax of a whole year, on each of its days. */
function prepaidIn(month: string, { tax, today }: ForecastFacts): Cents {
  const isDay = INCOME_TAX_PREPAYMENTS.days.some((each) => each.startsWith(month.slice(5)));
  const isNextYear = Number(month.slice(0, 4)) > yearOf(today);
  return tax !== null && isDay && isNextYear ? shareOf(tax.ofWholeYear, 1, 4) : ZERO;
}

/** What whole months come to on average, in cents, rounded half away from zero. `sums`: of each month. */
export function averageOf(sums: readonly Cents[]): Cents {
  return sums.length === 0 ? ZERO : shareOf(sumCents(sums), 1, sums.length);
}
