/** The limit of what is written: one transaction that only inserts rows like its own, and waits for the disk. */
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import type { Person } from '../../specs/support/stage.ts';
import type { Scene } from './scene.ts';

export interface DurableWriter {
  /** An insert for each table, and a commit. */
  write(round: number): Promise<void>;
  close(): Promise<void>;
}

/** Of an invoice with two VAT groups. */
export const OF_AN_INVOICE = [
  'invoices',
  'journal_entries',
  'journal_entries',
  'audit_log',
  'idempotency_keys',
];

/** Writes into copies of the tables with their indexes, without triggers, policies and references. */
export async function durableWriter(
  { installation }: Scene,
  person: Person,
  tables: readonly string[],
): Promise<DurableWriter> {
  const client = await installation.superuser.connect();
  const inserts = new Map<string, Insert>();
  for (const table of new Set(tables)) inserts.set(table, await insertInto(client, table, person));
  return {
    async write(round) {
      await client.query('begin');
      for (const [place, table] of tables.entries())
        await inserts.get(table)?.(client, round * tables.length + place);
      await client.query('commit');
    },
    close: async () => client.release(true),
  };
}

type Insert = (client: pg.PoolClient, count: number) => Promise<unknown>;

/** Inserts a row of the person's once more, with all that has to be its own. */
async function insertInto(client: pg.PoolClient, table: string, { businessId }: Person): Promise<Insert> {
  await client.query(
    `create table limit_${table} (like ${table} including defaults including generated including indexes)`,
  );
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
    [table],
  );
  const columns = rows.map(({ column_name }) => column_name);
  const texts = columns.map((column) => `${column}::text as ${column}`).join(', ');
  const found = await client.query<Record<string, string | null>>(
    `select ${texts} from ${table} where business_id = $1 limit 1`,
    [businessId],
  );
  const row = found.rows[0] ?? {};
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  const text = `insert into limit_${table} (${columns.join(', ')}) values (${places})`;
  return (on, count) => {
    const own: Record<string, string> = {
      id: uuid(),
      key: uuid(),
      number: String(count),
      sequence: String(count),
    };
    const values = columns.map((column) => (row[column] == null ? null : (own[column] ?? row[column])));
    return on.query({ name: `limit_${table}`, text, values });
  };
}
