/** What the years take of a fixed asset while it stays (§ 6 (2), (2a), § 7 (1) to (3), § 7 (2a), § 7a (9), § 7g (5) EStG). */
import { centsOf, fraction, larger, smaller, sum } from '../amounts.ts';
import type { OwnAsset } from '../state/assets.ts';
import type { EventOf } from '../state/books.ts';

type Bought = EventOf<'asset'>;

/** Months of a year in which it is used. */
interface Span {
  year: number;
  /** Of the year, from 0. */
  firstMonth: number;
  months: number;
  /** With those of the year, until the end of its life. */
  monthsLeft: number;
}

/** Cents that a year takes, its share of a disposal aside. */
export interface YearOfUse extends Span {
  ordinary: bigint;
  special: bigint;
  /** What the year would take if enough were left, and what is. */
  unbounded: bigint;
  leftBefore: bigint;
}

/** What is spread evenly over how many months. */
interface Even {
  value: bigint;
  months: number;
}

export function yearsOf(asset: OwnAsset): YearOfUse[] {
  const { bought } = asset;
  const whole = valueAtFirst(asset);
  const spans = spansHere(bought);
  const years: YearOfUse[] = [];
  // What former books left is spread over what is left of the life.
  let even: Even | null = isEven(bought) ? evenly(whole, spans[0]?.monthsLeft ?? 1) : null;
  for (const span of spans) {
    const special = sum(years.map((year) => year.special));
    const leftBefore = whole - special - sum(years.map(({ ordinary }) => ordinary));
    if (startsAnew(span, { bought, even, special })) even = evenly(leftBefore, span.monthsLeft);
    const unbounded = partOf(span, { bought, left: leftBefore, even });
    // The last one takes the rest.
    const ordinary = span === spans.at(-1) ? leftBefore : smaller(unbounded, leftBefore);
    const most = smaller(leftBefore - ordinary, larger(0n, specialAtMost(bought) - special));
    years.push({
      ...span,
      ordinary,
      special: smaller(most, claimedIn(asset, span.year)),
      unbounded,
      leftBefore,
    });
  }
  return years;
}

/** What there is to become cost, in cents: its cost, or what former books left of it. */
export function valueAtFirst({ bought: { opening, cost } }: Pick<OwnAsset, 'bought'>): bigint {
  return centsOf(opening?.bookValue ?? cost);
}

/** § 7 (1) s. 1 EStG; § 6 (2a) s. 2: fifths, whatever the month. */
function isEven({ treatment }: Bought): boolean {
  return treatment === 'straightLine' || treatment === 'pool';
}

/** Of what was brought along, from its first month here on. */
function spansHere(bought: Bought): Span[] {
  const { opening } = bought;
  if (opening === undefined) return spansOf(bought);
  const [first, month] = [yearOf(opening.on), Number(opening.on.slice(5, 7)) - 1];
  return spansOf(bought).flatMap((span) => {
    if (span.year !== first) return span.year > first ? [span] : [];
    const gone = Math.max(0, month - span.firstMonth);
    const rest = { months: span.months - gone, monthsLeft: span.monthsLeft - gone };
    return rest.months > 0 ? [{ ...span, ...rest, firstMonth: span.firstMonth + gone }] : [];
  });
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

function evenly(value: bigint, months: number): Even {
  return { value, months };
}

interface SoFar {
  bought: Bought;
  even: Even | null;
  special: bigint;
}

function startsAnew(span: Span, { bought, even, special }: SoFar): boolean {
  if (bought.treatment === 'declining') return even === null && isEvenMore(span, bought);
  // § 7a (9) EStG: once the five years are over, what is left goes over what is left of the life.
  return special > 0n && span.year === yearOf(bought.date) + SPECIAL_YEARS;
}

/** § 7g (5) EStG: in the year in which it came and in four more. */
const SPECIAL_YEARS = 5;

/** § 7g (5), § 52 (16) s. 6 EStG: a fifth of what came until the end of 2023, two fifths after; of what it cost in the end. */
export function specialAtMost({ date, cost }: Bought): bigint {
  return fraction(centsOf(cost), date < '2024-01-01' ? 20n : 40n, 100n);
}

function claimedIn({ bought, disposal, special }: OwnAsset, year: number): bigint {
  return isGoneEarly({ bought, disposal })
    ? 0n
    : sum(special.filter((claim) => claim.year === year).map(({ amount }) => centsOf(amount)));
}

/** § 7g (6) No. 2, (4) EStG: what does not serve the business until the end of the year after it came never took any; but for what was lost (BMF 20 November 2013, 37). */
export function isGoneEarly({ bought, disposal }: Pick<OwnAsset, 'bought' | 'disposal'>): boolean {
  if (disposal === null || disposal.reason === 'loss') return false;
  return disposal.date < `${yearOf(bought.date) + 1}-12-31`;
}

function partOf(
  { year, months }: Span,
  { bought, left, even }: { bought: Bought; left: bigint; even: Even | null },
): bigint {
  const whole = centsOf(bought.cost);
  if (even !== null) return fraction(even.value, BigInt(months), BigInt(even.months));
  switch (bought.treatment) {
    // § 7 (2a) EStG: of the cost, and no twelfths of the first year.
    case 'electricVehicle':
      return fraction(whole, ELECTRIC_PERCENTS[year - yearOf(bought.date)] ?? 0n, 100n);
    case 'declining': {
      const [numerator, denominator] = decliningRate(bought);
      return fraction(left, numerator * BigInt(months), denominator * 12n);
    }
    // § 6 (2) EStG, and BMF of 22 February 2022: in its year.
    default:
      return left;
  }
}

const ELECTRIC_PERCENTS = [75n, 10n, 5n, 5n, 3n, 2n];

/** How many calendar years take of it, whatever the month; undefined: its life says. */
const WHOLE_YEARS: Partial<Record<Bought['treatment'], number>> = {
  lowValue: 1,
  oneYear: 1,
  pool: 5,
  electricVehicle: ELECTRIC_PERCENTS.length,
};

function spansOf({ date, treatment, usefulLifeMonths }: Bought): Span[] {
  const [first, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1];
  const wholeYears = WHOLE_YEARS[treatment];
  if (wholeYears === 1)
    return [{ year: first, firstMonth: month, months: 12 - month, monthsLeft: 12 - month }];
  if (wholeYears !== undefined)
    return Array.from({ length: wholeYears }, (_, index) => ({
      year: first + index,
      firstMonth: 0,
      months: 12,
      monthsLeft: 12 * (wholeYears - index),
    }));
  // § 7 (1) s. 4 EStG: from the month in which it came.
  const spans: Span[] = [];
  let monthsLeft = usefulLifeMonths ?? 0;
  for (let year = first; monthsLeft > 0; year += 1) {
    const firstMonth = year === first ? month : 0;
    const months = Math.min(monthsLeft, 12 - firstMonth);
    spans.push({ year, firstMonth, months, monthsLeft });
    monthsLeft -= months;
  }
  return spans;
}

/** § 7 (2) s. 1 and 2 EStG, by the day on which it came: at most so many times the even part, and at most so many percent. */
const DECLINING: readonly { from: string; to: string; times: [bigint, bigint]; percent: bigint }[] = [
  { from: '2020-01-01', to: '2022-12-31', times: [5n, 2n], percent: 25n },
  { from: '2024-04-01', to: '2024-12-31', times: [2n, 1n], percent: 20n },
  { from: '2025-07-01', to: '2027-12-31', times: [3n, 1n], percent: 30n },
];

export function mayDecline(day: string): boolean {
  return DECLINING.some(({ from, to }) => day >= from && day <= to);
}

/** § 7 (2a) EStG. */
export function mayBeElectric(day: string): boolean {
  return day >= '2025-07-01' && day <= '2027-12-31';
}

/** Of a year, numerator and denominator. */
function decliningRate({ date, usefulLifeMonths }: Bought): [bigint, bigint] {
  const law = DECLINING.find(({ from, to }) => date >= from && date <= to);
  if (law === undefined) throw new Error(`no declining balance on ${date}`);
  const [times, parts] = law.times;
  const ofEven: [bigint, bigint] = [12n * times, BigInt(usefulLifeMonths ?? 1) * parts];
  return ofEven[0] * 100n < law.percent * ofEven[1] ? ofEven : [law.percent, 100n];
}

/** § 7 (3) EStG allows to change to equal parts of what is left; the books do so as soon as these are more (decision 055). */
function isEvenMore({ monthsLeft }: Span, bought: Bought): boolean {
  const [numerator, denominator] = decliningRate(bought);
  return 12n * denominator > numerator * BigInt(monthsLeft);
}
