/** The tables of a database as its catalogue has them: whose rows they hold, and which policies keep them. */
import type { ClientBase } from 'pg';

export interface Table {
  /** With its schema where that is not `public`. */
  name: string;
  /** The column that says whose a row is; null where rows are nobody's. */
  owner: string | null;
  isSecured: boolean;
  isForced: boolean;
  /** Each as one line: `all to public using (…) check (…)`. */
  policies: string[];
  columns: Column[];
}

export interface Column {
  name: string;
  type: string;
  /** An insert has to give it. */
  isDemanded: boolean;
}

const TABLES = `
  select case nspname when 'public' then '' else nspname || '.' end || relname as name,
    relrowsecurity as "isSecured", relforcerowsecurity as "isForced",
    array(
      select concat(case permissive when 'RESTRICTIVE' then 'restrictive ' end, lower(cmd), ' to ', array_to_string(roles, ', '),
        ' using ' || qual, ' check ' || with_check)
      from pg_policies where schemaname = nspname and tablename = relname order by 1
    ) as policies,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
        'isDemanded', attnotnull and not atthasdef and attidentity = '') order by attnum)
      from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'f') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  order by name`;

/** Every table, also one that was made a moment ago. */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'owner'>>(TABLES);
  return rows.map((table) => ({ ...table, owner: ownerOf(table) }));
}

/** A business is the tenant itself. A row that names a business and a person is the business's. */
function ownerOf({ name, columns }: Pick<Table, 'name' | 'columns'>): string | null {
  if (name === 'businesses') return 'id';
  const names = columns.map((column) => column.name);
  return names.find((column) => column === 'business_id') ?? names.find(namesPerson) ?? null;
}

/** `user_id`, `referrer_user_id`. */
export function namesPerson(column: string): boolean {
  return /(^|_)user_id$/.test(column);
}
