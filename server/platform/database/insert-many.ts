import { sql } from 'kysely';
import type { Transaction } from './connection.ts';
import type { Tables } from './tables.ts';

/**
 * Adds rows that all have the same columns, in one statement whose text is the same however many there are. Values are as JSON has them,
 * also those of JSON columns; columns that are not named have their defaults.
 */
export async function insertMany(
  transaction: Transaction,
  table: keyof Tables,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    transaction,
  );
}
