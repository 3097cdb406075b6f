/** Figures of the install. Users and sessions belong to no business; of the files only count and size can be seen. */
import { sql } from 'kysely';
import type { Database } from '../platform/database/index.ts';

export interface PeopleFigures {
  users: number;
  confirmed: number;
  openSessions: number;
  peopleWithSessions: number;
}

export async function readPeopleFigures(database: Database): Promise<PeopleFigures> {
  const { rows } = await sql<PeopleFigures>`
    select
      (select count(*) from users)::integer as users,
      (select count(*) from users where email_verified)::integer as confirmed,
      count(*)::integer as "openSessions",
      count(distinct user_id)::integer as "peopleWithSessions"
    from sessions where expires_at > now()`.execute(database);
  const [figures] = rows;
  return figures ?? { users: 0, confirmed: 0, openSessions: 0, peopleWithSessions: 0 };
}

/** Accounts made per day in Berlin, over the last `days` days with today, the oldest first. */
export async function readNewUsersPerDay(
  database: Database,
  days: number,
): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select days.day::date::text as day, count(users.id)::integer as count
    from (select (now() at time zone 'Europe/Berlin')::date as today) as clock
    cross join generate_series(today - ${days - 1}::integer, today, interval '1 day') as days (day)
    left join users on users.created_at >= days.day::timestamp at time zone 'Europe/Berlin'
      and users.created_at < (days.day + interval '1 day')::timestamp at time zone 'Europe/Berlin'
    group by days.day
    order by days.day`.execute(database);
  return rows;
}

export interface DatabaseFigures {
  version: string;
  bytes: number;
  migrations: number;
  lastMigration: string;
  migratedAt: Date;
  files: number;
  fileBytes: number;
}

export async function readDatabaseFigures(database: Database): Promise<DatabaseFigures> {
  const { rows } = await sql<DatabaseFigures>`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from schema_migrations)::integer as migrations,
      last.name as "lastMigration",
      last.applied_at as "migratedAt",
      stored.files,
      stored.bytes as "fileBytes"
    from (select name, applied_at from schema_migrations order by name desc limit 1) as last,
      stored_files() as stored`.execute(database);
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
