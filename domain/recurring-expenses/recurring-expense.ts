/** What comes again and again: a vendor, an amount that holds from a day on, a rhythm, and what is done when it is due. */
import type { Day } from '@belegbar/domain/calendar';
import type { Deduction, ExpenseCategory } from '@belegbar/domain/expenses';
import type { PurchaseTaxCode } from '@belegbar/domain/journal';
import {
  type Cents,
  type Currency,
  centsAtRate,
  type Decimal,
  eurosFromCents,
  shareOf,
  sumCents,
} from '@belegbar/domain/money';
import { nextDue, type Recurrence, TIMES_A_YEAR } from './rhythm.ts';

/** `review`: each waits until it is looked at. `byItself`: each is entered on its day. */
export const ENTERING = ['review', 'byItself'] as const;
export type Entering = (typeof ENTERING)[number];

/** As the bill asks for it, with VAT; of what the buyer owes the VAT, without. */
export interface RecurringLine {
  taxCode: Exclude<PurchaseTaxCode, 'importVat'>;
  gross: Cents;
  /** Absent: that of the whole. */
  category?: ExpenseCategory | undefined;
  /** Absent: all that the tax code deducts. */
  deduction?: Deduction | undefined;
}

/** What is asked for from a day on. */
export interface Price {
  from: Day;
  lines: RecurringLine[];
}

export interface RecurringExpense extends Recurrence {
  id: string;
  vendor: string;
  vendorVatId: string;
  category: ExpenseCategory;
  currency: Currency;
  /** What one euro is taken to be of another currency; null for euros. */
  unitsPerEuro: Decimal | null;
  /** The first due day that has not been looked at; null: none is left. */
  nextDueOn: Day | null;
  isPaused: boolean;
  entering: Entering;
  /** Days from the due day to the one by which it is to be paid. */
  termsDays: number;
  /** By the days from which they hold; never empty. */
  prices: Price[];
}

type Priced = Pick<RecurringExpense, 'prices'>;

/** The lines that hold on a day; before the first price, those of the first. */
export function linesOn({ prices }: Priced, on: Day): RecurringLine[] {
  const holding = prices.findLast(({ from }) => from <= on) ?? prices[0];
  return holding?.lines ?? [];
}

/** What is asked for on a day, in cents of its currency. */
export function grossOn(recurring: Priced, on: Day): Cents {
  return sumCents(linesOn(recurring, on).map(({ gross }) => gross));
}

/** The prices with one more, in place of one of the same day; one that says what held before anyway is none. */
export function withPrice(prices: readonly Price[], price: Price): Price[] {
  const others = prices.filter(({ from }) => from !== price.from);
  const before = others.findLast(({ from }) => from < price.from);
  if (before !== undefined && areSame(before.lines, price.lines)) return others;
  return [...others, price].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

function areSame(some: readonly RecurringLine[], others: readonly RecurringLine[]): boolean {
  return saidBy(some) === saidBy(others);
}

/** Whatever the order in which a line names its parts. */
function saidBy(lines: readonly RecurringLine[]): string {
  return JSON.stringify(
    lines.map(({ taxCode, gross, category, deduction }) => [taxCode, gross, category, deduction]),
  );
}

/** Cents of euros; null for more than the product carries. */
export function inEuros(
  amount: Cents,
  { unitsPerEuro }: Pick<RecurringExpense, 'unitsPerEuro'>,
): Cents | null {
  return unitsPerEuro === null ? amount : centsAtRate(eurosFromCents(amount), unitsPerEuro);
}

/** What it costs in a year at the price of a day, in cents of euros; null where it cannot be said. */
export function yearlyEuros(recurring: RecurringExpense, on: Day): Cents | null {
  const whole = shareOf(grossOn(recurring, on), TIMES_A_YEAR[recurring.rhythm], 1);
  return inEuros(whole, recurring);
}

/** `ended`: nothing is due on the day or after it. */
export type RecurringState = 'running' | 'paused' | 'ended';

export function stateOn(recurring: Recurrence & { isPaused: boolean }, today: Day): RecurringState {
  if (nextDue(recurring, today) === null) return 'ended';
  return recurring.isPaused ? 'paused' : 'running';
}
