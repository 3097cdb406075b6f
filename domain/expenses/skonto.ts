/** Skonto that a vendor offers: what of a bill need not be paid by whoever pays early (BT-20). */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { type SkontoStep, skontoOn } from '@belegbar/domain/invoices';
import { type Cents, percentOf, ZERO } from '@belegbar/domain/money';

/** The most steps that are kept of a bill. */
export const BILL_SKONTO_MAXIMUM = 5;

export interface BillSkonto extends SkontoStep {
  /** The part of the bill, in cents, of which the percents are; left out: all that is asked for. */
  base?: Cents | undefined;
}

export interface OfferedSkonto extends BillSkonto {
  /** The last day on which it may be taken. */
  until: Day;
  /** In cents of what is open, rounded half a cent up; zero where nothing is to be paid. */
  discount: Cents;
}

/** The steps over what is open of a bill, in cents, the first that ends first. */
export function offeredSkonto(
  steps: readonly BillSkonto[],
  { documentDate, open }: { documentDate: Day; open: Cents },
): OfferedSkonto[] {
  return steps
    .map((step) => ({
      ...step,
      until: addDays(documentDate, step.days),
      discount: open <= ZERO ? ZERO : percentOf(lesser(open, step.base ?? open), step.percent),
    }))
    .toSorted((one, other) => one.days - other.days);
}

function lesser(one: Cents, other: Cents): Cents {
  return one < other ? one : other;
}

/** What may be taken by who pays on the day; null where no step gives anything then. */
export function skontoToTake<Offer extends Pick<OfferedSkonto, 'until' | 'discount'>>(
  offers: readonly Offer[],
  paidOn: Day,
): Offer | null {
  return skontoOn(
    offers.filter(({ discount }) => discount > 0),
    paidOn,
  );
}
