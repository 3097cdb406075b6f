/** What a year came to: net by month and category, and the money of the business itself. */
import { addCents, type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import {
  type CashEntry,
  type CashSum,
  countedInBox,
  countedInLine,
  type EurLine,
  sideOf,
  TAX_OFFICE_CATEGORY,
} from '@belegbar/domain/tax-reports';

export interface NetMonth {
  /** 1 to 12 */
  month: number;
  /** Cents without VAT; of a small business, which has none, as they are. */
  income: Cents;
  expense: Cents;
  /** Income less expense. */
  profit: Cents;
}

export interface NetYear extends Omit<NetMonth, 'month'> {
  /** All twelve. */
  months: NetMonth[];
}

/** The income-surplus statement of a year without the VAT that only passes through: of a small business, as it is. `sums` by the day that counts (§ 11 EStG). */
export function netOfYear(sums: readonly CashSum[]): NetYear {
  const months = Array.from({ length: 12 }, (_, index) => {
    const own = sums.filter(({ month }) => Number(month.slice(5, 7)) === index + 1);
    return { month: index + 1, ...netOf(own) };
  });
  return { months, ...netOf(sums) };
}

function netOf(sums: readonly CashSum[]): Omit<NetMonth, 'month'> {
  const income = sumCents(sums.map(incomeIn));
  const expense = sumCents(sums.map(expenseIn));
  return { income, expense, profit: subtractCents(income, expense) };
}

function incomeIn(sum: CashSum): Cents {
  return countedIn(sum, ['income', 'incomeSmallBusiness'], ['vatReceived']);
}

function expenseIn(sum: CashSum): Cents {
  return countedIn(sum, ['expenses'], ['inputVat', 'vatToOffice']);
}

/** VAT passes through, but for a small business, which deducts none: what it pays of it is cost, and what comes back income. */
function countedIn(sum: CashSum, lines: readonly EurLine[], ofVat: readonly EurLine[]): Cents {
  const counting = sum.scheme === 'smallBusiness' ? [...lines, ...ofVat] : lines;
  return sumCents(counting.map((line) => countedInLine(sum, line) ?? ZERO));
}

export interface CostOfCategory {
  category: string;
  amount: Cents;
  entryCount: number;
}

/** The line of the statement in which a category of costs counts. */
export function lineOfCost(category: string): EurLine {
  return isOfficeVat({ category }) ? 'vatToOffice' : 'expenses';
}

function isOfficeVat({ category }: Pick<CashEntry, 'category'>): boolean {
  return category === TAX_OFFICE_CATEGORY;
}

/** What each category cost in a year, in cents without the VAT that is deducted; the most first, without those that come to nothing. */
export function costsByCategory(sums: readonly CashSum[]): CostOfCategory[] {
  const counting = sums.filter(
    (sum) => countedInLine(sum, 'expenses') !== null || (isOfficeVat(sum) && sum.scheme === 'smallBusiness'),
  );
  return [...Map.groupBy(counting, ({ category }) => category)]
    .map(([category, own]) => ({
      category,
      amount: sumCents(own.map(expenseIn)),
      entryCount: own.reduce((count, sum) => count + sum.count, 0),
    }))
    .filter(({ amount }) => amount !== 0)
    .sort((one, other) => other.amount - one.amount);
}

export interface BusinessMoney {
  /** Cents with VAT, both above zero. */
  received: Cents;
  spent: Cents;
  /** VAT that clients paid, less what vendors were paid of it: it is no money of one's own. Below zero what comes back. */
  vat: Cents;
}

/** Of money that moved, that of the business: neither what the owner put in or took out, nor taxes. `sums` by the day of the money. */
export function businessMoney(sums: readonly CashSum[]): BusinessMoney {
  const own = sums.filter(isOfBusiness);
  const received = own.filter((sum) => sideOf(sum) === 'income').map(moved);
  const spent = own.filter((sum) => sideOf(sum) === 'expense').map(moved);
  return {
    received: sumCents(received),
    spent: negateCents(sumCents(spent)),
    vat: sumCents(own.map(vatIn)),
  };
}

const OF_OWNER_OR_STATE: readonly string[] = [
  'private_withdrawal',
  'private_contribution',
  'private_tax',
  'trade_tax',
  TAX_OFFICE_CATEGORY,
  'vat_refunded_by_tax_office',
];

/** Whether money moved for the business itself. */
export function isOfBusiness({ category }: Pick<CashEntry, 'category'>): boolean {
  return !OF_OWNER_OR_STATE.includes(category);
}

function moved({ net, vat }: CashSum): Cents {
  return addCents(net, vat);
}

function vatIn(sum: CashSum): Cents {
  return subtractCents(countedInBox(sum, '140') ?? ZERO, countedInBox(sum, '185') ?? ZERO);
}

/** What was paid of the owner's own taxes in a year, in cents above zero: income tax with what is added to it, and trade tax. */
export function ownTaxesPaid(sums: readonly CashSum[]): Cents {
  const paid = sums.filter(({ category }) => category === 'private_tax' || category === 'trade_tax');
  return negateCents(sumCents(paid.map(moved)));
}
