/** What last year's VAT says of this year's returns: how often they are due, and how much is prepaid for the permanent extension. */
import type { FilingPeriod } from '@belegbar/domain/business';
import { type FilingLimits, PERMANENT_EXTENSION } from '@belegbar/domain/law';
import { assert, type Cents, cents, ZERO } from '@belegbar/domain/money';

/** By the VAT of the year before (§ 18 (2) UStG); `none` is what the tax office can grant. */
export function proposeFilingPeriod(previousTax: Cents, limits: FilingLimits): FilingPeriod {
  if (previousTax > limits.monthAbove) return 'month';
  return previousTax > limits.exemptUpTo ? 'quarter' : 'none';
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
