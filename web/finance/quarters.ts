/** The months of a year added up by quarter. */
import { type Cents, subtractCents, sumCents } from '@belegbar/domain/money';

export interface MoneyOfMonth {
  /** 1 to 12 */
  month: number;
  income: Cents;
  expense: Cents;
}

export interface Quarter {
  quarter: number;
  income: Cents;
  expense: Cents;
  /** Income less expense. */
  left: Cents;
}

/** Those that have begun by the last month, each with its three months or as many as there are. */
export function quartersUntil(months: readonly MoneyOfMonth[], lastMonth: number): Quarter[] {
  return [1, 2, 3, 4]
    .filter((quarter) => quarter * 3 - 2 <= lastMonth)
    .map((quarter) => {
      const own = months.filter(({ month }) => Math.ceil(month / 3) === quarter);
      const income = sumCents(own.map((one) => one.income));
      const expense = sumCents(own.map((one) => one.expense));
      return { quarter, income, expense, left: subtractCents(income, expense) };
    });
}
