/** Which VAT percent stands on an invoice, by VAT case and day of the supply (§ 27 (1) UStG). */
import type { Day } from '@belegbar/domain/calendar';
import { type Known, vatPercent } from '@belegbar/domain/law';
import { type Decimal, decimal } from '@belegbar/domain/money';
import { isTaxedCase, type VatCase } from './vat-case.ts';

/** The percent of a VAT case; null where no rate stands on the invoice. */
export type RateOf = (vatCase: VatCase) => Decimal | null;

const NO_VAT = decimal('0');

/** The percent on the day of the supply; null for small businesses, 0 for the other cases without VAT. Refuses unknown years. */
export function rateOn(vatCase: VatCase, on: Day): Known<Decimal | null> {
  if (vatCase === 'smallBusiness') return { known: true, value: null };
  return isTaxedCase(vatCase) ? vatPercent(vatCase, on) : { known: true, value: NO_VAT };
}

/** The percents of a day of supply, for totals; null also where the law of that day is not known (`findProblems` then blocks). */
export function ratesOn(on: Day): RateOf {
  return (vatCase) => {
    const rate = rateOn(vatCase, on);
    return rate.known ? rate.value : null;
  };
}
