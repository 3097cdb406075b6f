/** Whether a bill is one that was expected, so that it takes its place and nothing counts twice. */
import { addDays, type Day, daysBetween } from '@belegbar/domain/calendar';
import { type Cents, type Currency, subtractCents } from '@belegbar/domain/money';
import { grossOn, type RecurringExpense } from './recurring-expense.ts';
import { dueDays, type Rhythm } from './rhythm.ts';

/** A bill as it was entered. */
export interface Bill {
  vendor: string;
  vendorVatId: string;
  documentDate: Day;
  gross: Cents;
  currency: Currency;
}

/** Why it is that one. */
export interface Match {
  recurringId: string;
  dueOn: Day;
  by: 'vatId' | 'name';
  /** From the due day to that of the bill; below zero for one that came earlier. */
  daysAfter: number;
  expected: Cents;
  /** What the bill asks for more; below zero for less. */
  difference: Cents;
}

/** Days before and after the due day in which its bill is looked for: less than half of what lies between two. */
const DAYS_AROUND: Readonly<Record<Rhythm, number>> = {
  weekly: 3,
  monthly: 14,
  quarterly: 30,
  halfYearly: 45,
  yearly: 60,
};

/** The longest of them. */
export const DAYS_AROUND_MAXIMUM = 60;

/**
 * The expected cost that the bill is, or null. The same vendor (by VAT id where both have one, else by name), in the same currency, within
 * `DAYS_AROUND`, and at least half of what was expected and at most twice that: anything else is another bill of that vendor. Of several the
 * nearest in amount, then in days. `closed`: due days that have a bill already, or were skipped.
 */
export function matchExpected(
  bill: Bill,
  recurring: readonly RecurringExpense[],
  closed: ReadonlyMap<string, ReadonlySet<Day>>,
): Match | null {
  const matches = recurring.flatMap((one) => {
    const by = sameVendor(bill, one);
    if (by === null || one.currency !== bill.currency) return [];
    return around(one, bill.documentDate)
      .filter((dueOn) => closed.get(one.id)?.has(dueOn) !== true)
      .map((dueOn) => matchOn(bill, one, { dueOn, by }))
      .filter(isNear);
  });
  const [nearest = null] = matches.toSorted(byNearness);
  return nearest;
}

function around(recurring: RecurringExpense, on: Day): Day[] {
  const days = DAYS_AROUND[recurring.rhythm];
  return dueDays(recurring, { from: addDays(on, -days), to: addDays(on, days) });
}

function matchOn(
  bill: Bill,
  recurring: RecurringExpense,
  { dueOn, by }: { dueOn: Day; by: Match['by'] },
): Match {
  const expected = grossOn(recurring, dueOn);
  return {
    recurringId: recurring.id,
    dueOn,
    by,
    daysAfter: daysBetween(dueOn, bill.documentDate),
    expected,
    difference: subtractCents(bill.gross, expected),
  };
}

function isNear({ expected, difference }: Match): boolean {
  const gross = expected + difference;
  return gross * 2 >= expected && gross <= expected * 2;
}

function byNearness(one: Match, other: Match): number {
  const amounts = Math.abs(one.difference) - Math.abs(other.difference);
  return amounts === 0 ? Math.abs(one.daysAfter) - Math.abs(other.daysAfter) : amounts;
}

/** By which of them it is the same vendor; null: another. */
export function sameVendor(
  bill: Pick<Bill, 'vendor' | 'vendorVatId'>,
  recurring: Pick<RecurringExpense, 'vendor' | 'vendorVatId'>,
): Match['by'] | null {
  const [one, other] = [plainVatId(bill.vendorVatId), plainVatId(recurring.vendorVatId)];
  if (one !== '' && other !== '') return one === other ? 'vatId' : null;
  return plainName(bill.vendor) === plainName(recurring.vendor) ? 'name' : null;
}

function plainVatId(vatId: string): string {
  return vatId.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
}

/** Bills say "Spreenetz GmbH", people "Spreenetz". */
const LEGAL_FORMS = new Set([
  'gmbh',
  'ug',
  'ag',
  'kg',
  'ohg',
  'gbr',
  'ev',
  'eg',
  'se',
  'ltd',
  'limited',
  'llc',
  'inc',
  'bv',
  'sarl',
  'sa',
  'co',
  'mbh',
  'haftungsbeschränkt',
  'eurl',
]);

function plainName(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
