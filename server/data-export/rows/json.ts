/** Rows as one JSON array, a row on a line. */
import type { Row } from '../../platform/database/index.ts';
import type { Sheet } from '../sheets.ts';

/** What a sheet comes to, counted while it is written. */
export interface Tally {
  rows: number;
  /** By the names of the fields that are money: their sums in cents. */
  sums: Record<string, number>;
}

export function emptyTally({ fields }: Sheet): Tally {
  const money = fields.filter(({ kind }) => kind === 'cents').map(({ name }) => [name, 0]);
  return { rows: 0, sums: Object.fromEntries(money) };
}

/** Adds what it writes to `tally`. */
export async function* jsonOf(
  sheet: Sheet,
  pages: AsyncIterable<Row[]>,
  tally: Tally,
): AsyncGenerator<string> {
  yield '[';
  for await (const page of pages) yield page.map((row) => rowText(sheet, row, tally)).join('');
  yield '\n]\n';
}

function rowText(sheet: Sheet, row: Row, tally: Tally): string {
  const separator = tally.rows === 0 ? '\n' : ',\n';
  tally.rows += 1;
  for (const name of Object.keys(tally.sums)) {
    const field = sheet.fields.find((each) => each.name === name);
    tally.sums[name] = (tally.sums[name] ?? 0) + Number(row[field?.column ?? ''] ?? 0);
  }
  const values = sheet.fields.map(({ name, column }) => [name, row[column] ?? null]);
  return separator + JSON.stringify(Object.fromEntries(values));
}
