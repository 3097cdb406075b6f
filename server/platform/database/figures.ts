/** What the database says of itself. */
import { sql } from 'kysely';
import type { Database } from './connection.ts';

export interface DatabaseFigures {
  version: string;
  bytes: number;
  migrations: number;
  lastMigration: string;
  migratedAt: Date;
}

/** Version, size and migrations. */
export async function readDatabaseFigures(database: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from schema_migrations)::integer as migrations,
      last.name as "lastMigration",
      last.applied_at as "migratedAt"
    from (select name, applied_at from schema_migrations order by name desc limit 1) as last`.execute(
    database,
  );
  const [figures] = rows;
  if (figures === undefined) throw new Error('a database that serves has migrations');
  return figures;
}

/** Every column of every table, as `table.column`; parts of a table that is split are left out. */
export async function readColumns(database: Database): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select case when nspname = 'public' then relname::text else nspname || '.' || relname end as "table",
      attname::text as "column"
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
      and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
    order by 1, attnum`.execute(database);
  return rows;
}
