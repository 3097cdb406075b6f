/** The cash journal of a year: what counts as income and as expense, and what is left, by box, by line and by month. */
import type { Day } from '@belegbar/domain/calendar';
import type { EurEffect, EurForm, EurKennzahl, EurSide, EurTotal } from '@belegbar/domain/law';
import { addCents, type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { sideOf } from './kennzahl.ts';
import {
  type CashFigures,
  countedInBox,
  countedInLine,
  EUR_LINES,
  type EurLine,
  SIDE_OF_LINE,
} from './sources.ts';

/** What the entries that count in a month come to, of one tax code, scheme and category; `month` is its first day. */
export interface CashSum extends CashFigures {
  month: Day;
  /** Number of entries. */
  count: number;
}

export interface EurLineFigures {
  line: EurLine;
  side: EurSide;
  amount: Cents;
  entryCount: number;
}

/** One box of the form with what the entries come to; `effect` says how it enters the result. */
export interface EurBoxFigures {
  kennzahl: EurKennzahl;
  line: number;
  side: EurSide;
  effect: EurEffect;
  label: string;
  amount: Cents;
  entryCount: number;
}

export interface MonthOfMoney {
  /** 1 to 12 */
  month: number;
  income: Cents;
  expense: Cents;
}

/** What came in and what went out, of which day and kind ever. */
export interface YearOfMoney {
  /** All twelve. */
  months: MonthOfMoney[];
  income: Cents;
  expense: Cents;
  /** Income less expenses; negative is a loss. */
  result: Cents;
}

export interface IncomeSurplus extends YearOfMoney {
  /** Those with entries, in the order of the statement. */
  lines: EurLineFigures[];
}

/** `sums` of the twelve months of one year, by the day that counts. What is in no line of the form is in none here, and in no total. */
export function incomeSurplus(sums: readonly CashSum[]): IncomeSurplus {
  const lines = EUR_LINES.map((line) => lineOf(line, sums)).filter(({ entryCount }) => entryCount > 0);
  return { lines, ...yearOf(sums, sumOfLines) };
}

/** `sums` of the twelve months of one year, by the day of the money: all that moved, also what no return asks for. */
export function moneyOfYear(sums: readonly CashSum[]): YearOfMoney {
  return yearOf(sums, sumOfMoney);
}

/** The boxes of the form with entries, in its order. */
export function eurBoxes(sums: readonly CashSum[], form: EurForm): EurBoxFigures[] {
  return form.boxes
    .map(({ alsoTakes, ...box }) => ({ ...box, ...boxSum([box.kennzahl, ...alsoTakes], sums) }))
    .filter(({ entryCount }) => entryCount > 0);
}

export interface EurTotalFigures extends EurTotal {
  amount: Cents;
}

/** Kz 159 and 199: what the boxes of each side come to. */
export function eurTotals(
  sums: Pick<YearOfMoney, 'income' | 'expense'>,
  { totals }: Pick<EurForm, 'totals'>,
): EurTotalFigures[] {
  return totals.map((total) => ({ ...total, amount: sums[total.side] }));
}

function boxSum(kennzahlen: readonly EurKennzahl[], sums: readonly CashSum[]) {
  return addUp(sums, (sum) => addKnown(kennzahlen.map((kennzahl) => countedInBox(sum, kennzahl))));
}

function lineOf(line: EurLine, sums: readonly CashSum[]): EurLineFigures {
  return { line, side: SIDE_OF_LINE[line], ...addUp(sums, (sum) => countedInLine(sum, line)) };
}

/** What of the sums counts, and how many entries that is. */
function addUp(sums: readonly CashSum[], counted: (sum: CashSum) => Cents | null) {
  let [amount, entryCount] = [ZERO, 0];
  for (const sum of sums) {
    const added = counted(sum);
    if (added === null) continue;
    amount = addCents(amount, added);
    entryCount += sum.count;
  }
  return { amount, entryCount };
}

function addKnown(amounts: readonly (Cents | null)[]): Cents | null {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : sumCents(known);
}

type SumOfSide = (side: EurSide, sums: readonly CashSum[]) => Cents;

function yearOf(sums: readonly CashSum[], sumOfSide: SumOfSide): YearOfMoney {
  const income = sumOfSide('income', sums);
  const expense = sumOfSide('expense', sums);
  const months = Array.from({ length: 12 }, (_, index) => {
    const ofMonth = sums.filter((sum) => Number(sum.month.slice(5, 7)) === index + 1);
    return {
      month: index + 1,
      income: sumOfSide('income', ofMonth),
      expense: sumOfSide('expense', ofMonth),
    };
  });
  return { months, income, expense, result: subtractCents(income, expense) };
}

function sumOfLines(side: EurSide, sums: readonly CashSum[]): Cents {
  const lines = EUR_LINES.filter((line) => SIDE_OF_LINE[line] === side);
  return sumCents(lines.map((line) => lineOf(line, sums).amount));
}

function sumOfMoney(side: EurSide, sums: readonly CashSum[]): Cents {
  const moved = sumCents(sums.filter((sum) => sideOf(sum) === side).map((sum) => addCents(sum.net, sum.vat)));
  return side === 'income' ? moved : negateCents(moved);
}
