/** What last year's VAT says of this year's returns: how often they are due, and how much is prepaid for the permanent extension. */
import type { FilingPeriod } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { type FilingLimits, foundersFiling, PERMANENT_EXTENSION } from '@belegbar/domain/law';
import { assert, type Cents, cents, negateCents, ZERO } from '@belegbar/domain/money';

/** What is known when a year begins. */
export interface FilingFacts {
  year: number;
  foundedOn: Day | null;
  /** VAT of the year before, in cents, for twelve months; below zero a surplus; null where the books do not reach. */
  previousTax: Cents | null;
}

/**
 * How often returns are due (§ 18 (2) UStG); null where nothing tells. `none` is what the tax office can grant, and no proposal for who is
 * refunded: the money would wait for the annual return.
 */
export function proposeFilingPeriod(
  { year, foundedOn, previousTax }: FilingFacts,
  limits: FilingLimits,
): FilingPeriod | null {
  if (isMonthlyFounder({ year, foundedOn })) return 'month';
  if (previousTax === null) return null;
  if (previousTax > limits.monthAbove) return 'month';
  return previousTax > limits.exemptUpTo || previousTax < 0 ? 'quarter' : 'none';
}

/** Whether the year is that of founding or the next, in which returns are due by the month whatever they come to (§ 18 (2) s. 4, 6 UStG). */
export function isMonthlyFounder({ year, foundedOn }: Pick<FilingFacts, 'year' | 'foundedOn'>): boolean {
  const rule = foundersFiling(year);
  const founded = foundedOn === null ? null : yearOf(foundedOn);
  return rule.known && rule.value === 'month' && (founded === year || founded === year - 1);
}

/** Whether a surplus of the year before, `tax` below zero in cents, lets a business choose the month (§ 18 (2a) UStG). */
export function mayChooseMonth(tax: Cents, limits: FilingLimits): boolean {
  return negateCents(tax) > limits.monthAboveSurplus;
}

/** The tax of a year by that of the months in which the business was active, begun ones counting whole (§ 18 (2) s. 4 UStG, § 47 (2) UStDV). */
export function annualised(tax: Cents, months: number): Cents {
  assert(Number.isInteger(months) && months >= 1 && months <= 12, 'months of a year');
  return cents(Number((BigInt(tax) * 12n) / BigInt(months)));
}

/** An eleventh of the advance payments of the year before, cents cut off; nothing where there was a surplus (§ 47 (1) UStDV). */
export function specialPrepayment(previousTax: Cents): Cents {
  if (previousTax <= 0) return ZERO;
  return cents(Number(BigInt(previousTax) / BigInt(PERMANENT_EXTENSION.prepaymentDivisor)));
}
