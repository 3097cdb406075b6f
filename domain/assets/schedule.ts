/** What of an asset becomes cost in each year, if it stays: exact, and together what was left of its cost when it came. */
import {
  type Day,
  MONTHS_OF_YEAR,
  monthCount,
  yearOf,
  yearOfMonthCount,
  yearsBegun,
} from '@belegbar/domain/calendar';
import {
  decliningBalance,
  electricVehicleShares,
  type Share,
  specialDepreciation,
} from '@belegbar/domain/law';
import { addCents, assert, type Cents, cents, shareOf, subtractCents, ZERO } from '@belegbar/domain/money';
import type { Asset } from './asset.ts';
import { isGoneEarly } from './gone-early.ts';
import { reducedCost } from './reduction.ts';

/** What a year takes, in cents. */
export interface DepreciationYear {
  year: number;
  /** Index of the first month of the year in which the asset counts, and how many do. */
  firstMonth: number;
  months: number;
  /** What its months take as long as enough is left, and what they do take. */
  full: Cents;
  regular: Cents;
  /** § 7g (5) EStG. */
  special: Cents;
  bookValueAtEnd: Cents;
}

export type Depreciated = Pick<
  Asset,
  'treatment' | 'usefulLifeMonths' | 'acquiredOn' | 'cost' | 'reduction' | 'opening' | 'special' | 'disposal'
>;

/** Year by year; the last one takes what is left. Empty where nothing is. */
export function schedule(asset: Depreciated): DepreciationYear[] {
  const years: DepreciationYear[] = [];
  const start = startOf(asset);
  const rule = ruleOf(asset, start);
  let bookValue = start.bookValue;
  let specialLeft = specialMaximum(asset);
  for (let year = yearOfMonthCount(start.month); bookValue > 0; year += 1) {
    const firstMonth = Math.max(start.month, year * MONTHS_OF_YEAR);
    const months = Math.min(start.end, (year + 1) * MONTHS_OF_YEAR) - firstMonth;
    assert(months > 0, 'a book value after the useful life');
    const isLast = firstMonth + months === start.end;
    const full = rule({ year, firstMonth, months, bookValue });
    const regular = isLast ? bookValue : least(bookValue, full);
    const special = least(subtractCents(bookValue, regular), specialOf(asset, year, specialLeft));
    specialLeft = subtractCents(specialLeft, special);
    bookValue = subtractCents(bookValue, addCents(regular, special));
    years.push({ year, firstMonth, months, full, regular, special, bookValueAtEnd: bookValue });
  }
  return years;
}

/** Months by their index; `end`: the first one after the useful life. */
interface Start {
  month: number;
  end: number;
  bookValue: Cents;
}

/** § 7 (1) s. 4 EStG: the month of acquisition counts in full. What has outlived its life is written off in the year in which it came here. */
function startOf(asset: Depreciated): Start {
  const { acquiredOn, opening } = asset;
  const month = monthCount(opening?.on ?? acquiredOn);
  const endOfYear = (yearOfMonthCount(month) + 1) * MONTHS_OF_YEAR;
  const end = endOfLife(asset);
  return { month, end: end > month ? end : endOfYear, bookValue: opening?.bookValue ?? reducedCost(asset) };
}

function endOfLife({ treatment, usefulLifeMonths, acquiredOn }: Depreciated): number {
  const endOfFirstYear = (yearOf(acquiredOn) + 1) * MONTHS_OF_YEAR;
  switch (treatment) {
    case 'lowValue':
    case 'oneYear':
      return endOfFirstYear;
    case 'pool':
      return endOfFirstYear + (POOL_YEARS - 1) * MONTHS_OF_YEAR;
    case 'electricVehicle':
      return endOfFirstYear + (electricShares(acquiredOn).length - 1) * MONTHS_OF_YEAR;
    default:
      assert(usefulLifeMonths !== null && usefulLifeMonths > 0, 'an asset without a useful life');
      return monthCount(acquiredOn) + usefulLifeMonths;
  }
}

/** § 6 (2a) s. 2 EStG. */
const POOL_YEARS = 5;

interface YearSoFar {
  year: number;
  firstMonth: number;
  months: number;
  bookValue: Cents;
}

/** What a year that is not the last one takes, beside special depreciation. */
function ruleOf(asset: Depreciated, start: Start): (year: YearSoFar) => Cents {
  switch (asset.treatment) {
    case 'lowValue':
    case 'oneYear':
      return ({ bookValue }) => bookValue;
    case 'pool': {
      const years = yearsBegun(start.end - start.month);
      return () => shareOf(start.bookValue, 1, years);
    }
    case 'electricVehicle': {
      const shares = electricShares(asset.acquiredOn);
      return ({ year, bookValue }) => {
        const taken = shares[year - yearOf(asset.acquiredOn)];
        return taken === undefined
          ? bookValue
          : shareOf(reducedCost(asset), taken.numerator, taken.denominator);
      };
    }
    case 'straightLine':
      return evenly(asset, start);
    case 'declining':
      return falling(asset, start);
  }
}

function electricShares(acquiredOn: Day): readonly Share[] {
  const shares = electricVehicleShares(acquiredOn);
  assert(shares !== null, 'an electric vehicle outside its window');
  return shares;
}

/** § 7a (9) EStG: once the years of special depreciation are over, what is left is spread over what is left of the life. */
function evenly(asset: Depreciated, start: Start): (year: YearSoFar) => Cents {
  const lastSpecial = yearOf(asset.acquiredOn) + SPECIAL_YEARS - 1;
  let from: Start = start;
  return ({ year, firstMonth, months, bookValue }) => {
    const isAfterSpecial = asset.special.length > 0 && year > lastSpecial;
    if (isAfterSpecial && from === start) from = { ...start, month: firstMonth, bookValue };
    return shareOf(from.bookValue, months, from.end - from.month);
  };
}

/** § 7g (5) EStG: the year of acquisition and four more. */
export const SPECIAL_YEARS = 5;

/** § 7 (2) EStG: a fixed share of the book value; as soon as that is more, in equal parts what is left then over what is left of the life (§ 7 (3)). */
function falling(asset: Depreciated, start: Start): (year: YearSoFar) => Cents {
  const allowed = decliningBalance(asset.acquiredOn);
  const life = asset.usefulLifeMonths;
  assert(allowed !== null && life !== null, 'declining balance outside its windows');
  const { timesStraightLine: times, maximum } = allowed;
  let even: Start | null = null;
  return ({ firstMonth, months, bookValue }) => {
    const monthsLeft = start.end - firstMonth;
    const isEvenMore =
      times.denominator * life > times.numerator * monthsLeft ||
      maximum.denominator * MONTHS_OF_YEAR > maximum.numerator * monthsLeft;
    if (even === null && isEvenMore) even = { ...start, month: firstMonth, bookValue };
    if (even !== null) return shareOf(even.bookValue, months, even.end - even.month);
    const byLife = shareOf(bookValue, times.numerator * months, times.denominator * life);
    const byLaw = shareOf(bookValue, maximum.numerator * months, maximum.denominator * MONTHS_OF_YEAR);
    return least(byLife, byLaw);
  };
}

function specialOf(asset: Depreciated, year: number, left: Cents): Cents {
  if (isGoneEarly(asset)) return ZERO;
  const { special } = asset;
  return least(special.find((claim) => claim.year === year)?.amount ?? ZERO, left);
}

/** § 7g (5) EStG: a share of the cost, also of one that fell after it was claimed; then the later years take less. */
function specialMaximum(asset: Depreciated): Cents {
  const law = specialDepreciation(asset.acquiredOn);
  return law.known
    ? shareOf(reducedCost(asset), law.value.maximum.numerator, law.value.maximum.denominator)
    : ZERO;
}

function least(one: Cents, other: Cents): Cents {
  return cents(Math.min(one, other));
}
