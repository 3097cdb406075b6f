/** What a table shows of a row, as data. */
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  head: ReactNode;
  /** `end`: right-aligned. `amount`: right-aligned with the hairline at its left. */
  kind?: 'text' | 'end' | 'amount';
  /** The key of the `Sort` that a click on the head asks for; see `Sorting`. */
  sort?: string;
  /** CSS width, such as `120px` or `30%`. */
  width?: string;
  /** Left out where the table is narrower than so many pixels: what it says is then said elsewhere, or can be done without. */
  from?: 720 | 860 | 980;
  cell: (row: Row) => ReactNode;
}

/** The columns of a set, in its order. Lists that show other facts in other states declare each column once. */
export function columnsOfSet<Row>(columns: readonly Column<Row>[], set: readonly string[]): Column<Row>[] {
  return set.map((key) => {
    const found = columns.find((column) => column.key === key);
    if (found === undefined) throw new Error(`The table has no column ${key}.`);
    return found;
  });
}
