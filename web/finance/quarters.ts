/** The months of a year added up by quarter. */
import { type Cents, sumCents } from '@belegbar/domain/money';

export interface MoneyOfMonth {
  /** 1 to 12 */
  month: number;
  income: Cents;
  expense: Cents;
  profit: Cents;
}

export interface Quarter extends Omit<MoneyOfMonth, 'month'> {
  quarter: number;
}

/** Those that have begun by the last month, each with its three months or as many as there are. */
export function quartersUntil(months: readonly MoneyOfMonth[], lastMonth: number): Quarter[] {
  return [1, 2, 3, 4]
    .filter((quarter) => quarter * 3 - 2 <= lastMonth)
    .map((quarter) => {
      const own = months.filter(({ month }) => Math.ceil(month / 3) === quarter);
      return {
        quarter,
        income: sumCents(own.map((one) => one.income)),
        expense: sumCents(own.map((one) => one.expense)),
        profit: sumCents(own.map((one) => one.profit)),
      };
    });
}
