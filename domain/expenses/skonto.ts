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
  /** In cents of what is open, rounded half a cent up; zero where nothing is to be paid, or nothing would be. */
  discount: Cents;
}

/** What is kept by who pays on the day, in cents; zero without a day, and where nothing is offered on it. */
export function discountOn(
  offers: readonly Pick<OfferedSkonto, 'until' | 'discount'>[],
  paidOn: Day | null,
): Cents {
  return (paidOn === null ? null : skontoToTake(offers, paidOn))?.discount ?? ZERO;
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
      discount: discountOf(step, open),
    }))
    .toSorted((one, other) => one.days - other.days);
}

function discountOf({ base, percent }: BillSkonto, open: Cents): Cents {
  if (open <= ZERO) return ZERO;
  const discount = percentOf(lesser(open, base ?? open), percent);
  return discount < open ? discount : ZERO;
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
