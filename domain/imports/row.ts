/** One row of a file on its way to a record: its cells by what they are taken for, and what is wrong with them. */
import type { Day } from '../calendar/index.ts';
import type { DayOrder } from './read-day.ts';
import type { Mapping, Target } from './targets.ts';

/** How a file is understood beyond its columns. */
export interface ReadAs {
  /** Where `1.234` could be either. */
  decimalSign: ',' | '.';
  /** ISO 3166-1 alpha-2 by the name of a country in German or English, in lower case. */
  countries: ReadonlyMap<string, string>;
  /** Whether the business is a Kleinunternehmer (§ 19 UStG) today. */
  isSmallBusiness: boolean;
  dayOrder: DayOrder;
  /** On which it is read. */
  today: Day;
}

export interface CellProblem {
  /** What the column was taken for; null for the row as a whole. */
  target: Target | null;
  /** Column of the file from 0; null where none is to blame. */
  column: number | null;
  code: string;
  /** `blocking` leaves the row out; `warning` takes it, as told by the code. */
  severity: 'blocking' | 'warning';
  /** The cell as it was typed, shortened. */
  typed: string;
}

export interface Row {
  /** Text of the column that is taken for the target, without guard, cleaned; empty when there is none. */
  line(target: Target): string;
  text(target: Target): string;
  has(target: Target): boolean;
  problems: CellProblem[];
  warn(target: Target, code: string): void;
  block(target: Target | null, code: string): void;
}

const TYPED_MAXIMUM = 200;

/** `clean` makes of a cell what a record can hold; null for a cell it cannot. */
export function rowOf(
  cells: readonly string[],
  mapping: Mapping,
  clean: { line: (cell: string) => string | null; text: (cell: string) => string | null },
): Row {
  const problems: CellProblem[] = [];
  const tell = (severity: CellProblem['severity']) => (target: Target | null, code: string) => {
    const column = target === null ? -1 : mapping.indexOf(target);
    const typed = (cells[column] ?? '').slice(0, TYPED_MAXIMUM);
    problems.push({ target, column: column < 0 ? null : column, code, severity, typed });
  };
  const read = (how: (cell: string) => string | null) => (target: Target) => {
    const column = mapping.indexOf(target);
    const value = column < 0 ? '' : how(cells[column] ?? '');
    if (value === null && !problems.some((problem) => problem.target === target))
      block(target, 'import.signs');
    return value ?? '';
  };
  const block = tell('blocking');
  const line = read(clean.line);
  return {
    line,
    text: read(clean.text),
    has: (target) => line(target) !== '',
    problems,
    warn: tell('warning'),
    block,
  };
}
