/** Looking up dated law: a row from a year on, or a refusal that names the years that are known. */

/** A figure of the law, or the year for which no figure is known beside those for which one is. */
export type Known<Value> =
  | { known: true; value: Value }
  | { known: false; year: number; knownYears: number[] };

/** A figure with the years in which it holds, its unit and its source. */
export interface LawRow<Value> {
  fromYear: number;
  /** Last year in which it holds; null while no later change is enacted. */
  untilYear: number | null;
  value: Value;
  unit: string;
  source: string;
}

/**
 * Provisions without an end were read in the text of August 2026, in which no change for this year is enacted.
 * Later years are refused until someone has read their law.
 */
const LAST_YEAR_READ = 2027;

/** The row that holds in the year, or a refusal. */
export function lookUp<Value>(rows: readonly LawRow<Value>[], year: number): Known<Value> {
  const row = rows.find((candidate) => candidate.fromYear <= year && year <= lastYearOf(candidate));
  return row === undefined ? unknown(year, rows.flatMap(yearsOf)) : { known: true, value: row.value };
}

/** A refusal for a year outside a table. */
export function unknown(
  year: number,
  knownYears: readonly number[],
): { known: false; year: number; knownYears: number[] } {
  return { known: false, year, knownYears: [...knownYears].sort((left, right) => left - right) };
}

function lastYearOf(row: LawRow<unknown>): number {
  return row.untilYear ?? LAST_YEAR_READ;
}

function yearsOf(row: LawRow<unknown>): number[] {
  return Array.from({ length: lastYearOf(row) - row.fromYear + 1 }, (_, index) => row.fromYear + index);
}
