/** The classification as the screen shows it: narrowed by class, category and search, counted, and written as CSV. */
import type { ClassifiedTable as TableSchema } from '@belegbar/contract/admin';
import type { output } from 'zod';

export type ClassifiedTable = output<typeof TableSchema>;
export type ClassifiedColumn = ClassifiedTable['columns'][number];

export interface Narrowing {
  level: string | null;
  category: string | null;
  search: string;
}

/** Whether anything is left out. */
export function isNarrow({ level, category, search }: Narrowing): boolean {
  return level !== null || category !== null || search !== '';
}

/**
 * The tables with the columns that fit; a table whose own words fit the search shows all of them.
 * @param words what can be searched for: of a table, and of a column, in the language shown
 */
export function narrowed(
  tables: readonly ClassifiedTable[],
  { level, category, search }: Narrowing,
  words: { table(table: ClassifiedTable): string; column(column: ClassifiedColumn): string },
): ClassifiedTable[] {
  const wanted = search.toLocaleLowerCase();
  return tables.flatMap((table) => {
    const isNamed = words.table(table).toLocaleLowerCase().includes(wanted);
    const columns = table.columns.filter(
      (column) =>
        (level === null || column.level === level) &&
        (category === null || column.category === category) &&
        (isNamed || words.column(column).toLocaleLowerCase().includes(wanted)),
    );
    return columns.length === 0 ? [] : [{ ...table, columns }];
  });
}

/** How many columns there are, in all or of one class. */
export function countColumns(tables: readonly ClassifiedTable[], level?: string): number {
  return tables
    .flatMap(({ columns }) => columns)
    .filter((column) => level === undefined || column.level === level).length;
}

/** Lines of a CSV file; the separator is the one that spreadsheets of the language expect. */
export function csvOf(rows: readonly (readonly string[])[], separator: ';' | ','): string {
  const field = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(field).join(separator)).join('\r\n')}\r\n`;
}
