/** The cash journal of a year: what came in, what went out, and what is left, by line and by month. */
import type { Day } from '@belegbar/domain/calendar';
import type { Scheme, TaxCode } from '@belegbar/domain/journal';
import { addCents, type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { addedToLine, EUR_SOURCES, type EurLine, type EurSource, isInLine } from './sources.ts';

/** What the cash entries that count in a month come to; `month` is its first day. */
export interface CashSum {
  month: Day;
  taxCode: TaxCode;
  scheme: Scheme;
  category: string;
  net: Cents;
  vat: Cents;
  /** What of the VAT is deducted, where the tax code deducts any. */
  deductible: Cents;
  /** Number of entries. */
  count: number;
}

export interface EurLineFigures {
  line: EurLine;
  side: 'income' | 'expense';
  amount: Cents;
  entryCount: number;
}

export interface MonthOfMoney {
  /** 1 to 12 */
  month: number;
  income: Cents;
  expense: Cents;
}

export interface IncomeSurplus {
  /** Those with entries, in the order of the statement. */
  lines: EurLineFigures[];
  /** All twelve. */
  months: MonthOfMoney[];
  income: Cents;
  expense: Cents;
  /** Income less expenses; negative is a loss. */
  result: Cents;
}

/** `sums` of the twelve months of one year. */
export function incomeSurplus(sums: readonly CashSum[]): IncomeSurplus {
  const lines = EUR_SOURCES.map((source) => lineOf(source, sums)).filter(({ entryCount }) => entryCount > 0);
  const income = sumOfSide('income', sums);
  const expense = sumOfSide('expense', sums);
  return { lines, months: monthsOf(sums), income, expense, result: subtractCents(income, expense) };
}

function lineOf(source: EurSource, sums: readonly CashSum[]): EurLineFigures {
  const taken = sums.filter((sum) => isInLine(source, sum));
  const { line, side } = source;
  const entryCount = taken.reduce((count, sum) => count + sum.count, 0);
  return { line, side, amount: sumCents(taken.map((sum) => addedToLine(source, sum))), entryCount };
}

function monthsOf(sums: readonly CashSum[]): MonthOfMoney[] {
  return Array.from({ length: 12 }, (_, index) => {
    const ofMonth = sums.filter((sum) => Number(sum.month.slice(5, 7)) === index + 1);
    return {
      month: index + 1,
      income: sumOfSide('income', ofMonth),
      expense: sumOfSide('expense', ofMonth),
    };
  });
}

function sumOfSide(side: 'income' | 'expense', sums: readonly CashSum[]): Cents {
  const amounts = EUR_SOURCES.filter((source) => source.side === side).map(
    (source) => lineOf(source, sums).amount,
  );
  return amounts.reduce((sum, amount) => addCents(sum, amount), ZERO);
}
