import type { Day } from '@belegbar/domain/calendar';
import { DATA_CLASSES, type Retention } from '@belegbar/domain/data-classification';
import { retentionYears } from '@belegbar/domain/law';
import type { Platform } from '../platform/context.ts';
import { readColumns } from '../platform/database/index.ts';

/** Every table as classified, and what the running database has beyond that. */
export async function readDataClassification({ database, clock }: Platform) {
  const today = clock.today();
  const known = new Set(
    DATA_CLASSES.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const there = (await readColumns(database)).map(({ table, column }) => `${table}.${column}`);
  return {
    tables: DATA_CLASSES.map(({ columns, readers, retention, ...table }) => ({
      ...table,
      retention: termOf(retention, today),
      readers: [...readers],
      columns: [...columns],
    })),
    unclassified: there.filter((column) => !known.has(column)),
  };
}

/** A term of the law is that of a record made today. */
function termOf(retention: Retention, today: Day) {
  const { kind } = retention;
  if (retention.kind === 'days') return { kind, length: retention.days, record: null };
  if (retention.kind !== 'law') return { kind, length: null, record: null };
  const years = retentionYears(retention.record, today);
  return { kind, length: years.known ? years.value : null, record: retention.record };
}
