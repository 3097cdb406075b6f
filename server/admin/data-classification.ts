import type { Day } from '@belegbar/domain/calendar';
import type { Retention } from '@belegbar/domain/data-classification';
import { retentionYears } from '@belegbar/domain/law';
import { type CapabilityRecords, dataClassesOf } from '../platform/capability.ts';
import type { Platform } from '../platform/context.ts';
import { readColumns } from '../platform/database/index.ts';

/** Every table as classified, and what the running database has beyond that. */
export async function readDataClassification(
  { database, clock }: Platform,
  capabilities: readonly CapabilityRecords[],
) {
  const today = clock.today();
  const classes = dataClassesOf(capabilities);
  const known = new Set(
    classes.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const there = (await readColumns(database)).map(({ table, column }) => `${table}.${column}`);
  return {
    tables: classes.map(({ columns, readers, retention, ...table }) => ({
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
