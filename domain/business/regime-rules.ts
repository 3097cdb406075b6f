/** On which days the law lets a business change its taxation (§§ 19, 20 UStG). */
import { addDays, type Day, endOfMonth, yearOf } from '../calendar/index.ts';
import { cashTaxationLimit, SMALL_BUSINESS_WAIVER, smallBusinessLimits } from '../law/index.ts';
import type { Cents } from '../money/index.ts';
import type { CompanyType, TaxRegime } from './business-profile.ts';
import { regimeOn } from './regime.ts';

/** What only the person knows: that a limit was crossed, which the books need not show yet, or that the tax office allows it. */
export const REGIME_REASONS = ['limitCrossed', 'taxOfficeAllows'] as const;
export type RegimeReason = (typeof REGIME_REASONS)[number];

export interface RegimeChange {
  before: readonly TaxRegime[];
  change: TaxRegime;
  because: RegimeReason | null;
  today: Day;
  companyType: CompanyType;
  foundedOn: Day | null;
  /** Total turnover of a calendar year by the books, in cents (§ 19 (2) UStG). */
  turnoverOf: (year: number) => Cents;
}

export interface RegimeProblem {
  code:
    | 'regime.small-business.year-begin'
    | 'regime.small-business.bound'
    | 'regime.small-business.turnover'
    | 'regime.regular.limit-not-crossed'
    | 'regime.regular.too-late'
    | 'regime.cash.year-begin'
    | 'regime.cash.turnover'
    | 'regime.accrual.year-begin';
  values: Record<string, string>;
}

/** What the law has against the change; null for nothing. What stands at the beginning of the books is no change. */
export function regimeProblem(given: RegimeChange): RegimeProblem | null {
  const { change } = given;
  const from = regimeBefore(given);
  if (from === null) return null;
  if (from.smallBusiness !== change.smallBusiness)
    return change.smallBusiness ? intoSmallBusiness(given) : outOfSmallBusiness(given);
  if (change.smallBusiness || from.vatBasis === change.vatBasis) return null;
  if (change.vatBasis === 'cash') return intoCash(given);
  return beginsYear(change) ? null : { code: 'regime.accrual.year-begin', values: {} };
}

/** What must be said for the change; null where nothing is to be. */
export function askedReason({
  before,
  change,
}: Pick<RegimeChange, 'before' | 'change'>): RegimeReason | null {
  const from = regimeBefore({ before, change });
  if (from === null || beginsYear(change) || change.smallBusiness) return null;
  if (from.smallBusiness) return 'limitCrossed';
  return from.vatBasis === 'accrual' && change.vatBasis === 'cash' ? 'taxOfficeAllows' : null;
}

function regimeBefore({ before, change }: Pick<RegimeChange, 'before' | 'change'>): TaxRegime | null {
  const isBegun = before.some(({ validFrom }) => validFrom < change.validFrom);
  return isBegun ? regimeOn(before, addDays(change.validFrom, -1)) : null;
}

/** § 19 UStG knows calendar years alone, and does not come back for five of them to who waived it (§ 19 (3) UStG). */
function intoSmallBusiness(given: RegimeChange): RegimeProblem | null {
  const { change, turnoverOf } = given;
  const year = yearOf(change.validFrom);
  if (!beginsYear(change)) return { code: 'regime.small-business.year-begin', values: {} };
  const free = waivedUntil(given);
  if (free !== null && change.validFrom < free)
    return { code: 'regime.small-business.bound', values: { day: free } };
  const limits = smallBusinessLimits(year);
  const isAbove = limits.known && turnoverOf(year - 1) > limits.value.previousYear;
  return isAbove ? { code: 'regime.small-business.turnover', values: { year: String(year - 1) } } : null;
}

/** The day from which § 19 UStG is free again after it was waived; null where a limit had ended it, or nothing. */
function waivedUntil({ before, change, turnoverOf }: RegimeChange): Day | null {
  const ordered = before
    .filter(({ validFrom }) => validFrom < change.validFrom)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  const left = ordered.findLast(
    (regime, index) => !regime.smallBusiness && ordered[index - 1]?.smallBusiness === true,
  );
  if (left === undefined || !beginsYear(left)) return null;
  const year = yearOf(left.validFrom);
  const limits = smallBusinessLimits(year);
  if (!limits.known || turnoverOf(year - 1) > limits.value.previousYear) return null;
  return `${year + SMALL_BUSINESS_WAIVER.boundYears}-01-01` as Day;
}

/** On the day of the supply that crosses a limit, or for a year that is not over for long (§ 19 (1), (3) UStG). */
function outOfSmallBusiness({
  change,
  because,
  today,
  foundedOn,
  turnoverOf,
}: RegimeChange): RegimeProblem | null {
  const year = yearOf(change.validFrom);
  const limits = smallBusinessLimits(year);
  if (!limits.known) return null;
  const { previousYear, currentYear, hard } = limits.value;
  if (beginsYear(change)) {
    const mayWaive = !hard || today <= lastDayOfWaiver(year) || turnoverOf(year - 1) > previousYear;
    return mayWaive ? null : { code: 'regime.regular.too-late', values: { day: lastDayOfWaiver(year) } };
  }
  const limit = foundedOn?.startsWith(String(year)) ? previousYear : currentYear;
  const isNear = hard && turnoverOf(year) * 100 >= limit * NEAR_PERCENT;
  const mayChange = because === 'limitCrossed' || isNear;
  return mayChange ? null : { code: 'regime.regular.limit-not-crossed', values: {} };
}

/** From this part of a limit on the next supply may cross it, which the books do not show yet. */
const NEAR_PERCENT = 80;

/** The last day of February of the second calendar year after. */
function lastDayOfWaiver(year: number): Day {
  return endOfMonth(`${year + SMALL_BUSINESS_WAIVER.declaredYearsAfter}-02-01` as Day);
}

/** § 20 UStG: for small turnovers and free professions, as a rule from the beginning of a year. */
function intoCash({ change, because, companyType, turnoverOf }: RegimeChange): RegimeProblem | null {
  const year = yearOf(change.validFrom);
  const limit = cashTaxationLimit(year);
  if (companyType !== 'freiberufler' && limit.known && turnoverOf(year - 1) > limit.value)
    return { code: 'regime.cash.turnover', values: { year: String(year - 1) } };
  const mayBegin = beginsYear(change) || because === 'taxOfficeAllows';
  return mayBegin ? null : { code: 'regime.cash.year-begin', values: {} };
}

function beginsYear({ validFrom }: Pick<TaxRegime, 'validFrom'>): boolean {
  return validFrom.endsWith('-01-01');
}
