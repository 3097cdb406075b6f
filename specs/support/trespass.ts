/** What the application can do with a row under the settings of its owner, of a stranger and of nobody, by the policies alone. */
import type { ClientBase, DatabaseError } from 'pg';
import { APPLICATION } from '../../server/platform/database/roles.ts';
import { namesPerson, type Table } from './owned-tables.ts';

interface Ids {
  business: string;
  person: string;
}

const OWNER: Ids = {
  business: '11111111-1111-7111-8111-111111111111',
  person: '11111111-1111-7111-8111-222222222222',
};
const STRANGER: Ids = {
  business: '99999999-9999-7999-8999-111111111111',
  person: '99999999-9999-7999-8999-222222222222',
};

const SETTINGS = {
  owner: { ...OWNER, administrator: '' },
  stranger: { ...STRANGER, administrator: '' },
  nobody: { business: '', person: '', administrator: '' },
  administrator: { ...STRANGER, administrator: 'on' },
};

export type Visitor = keyof typeof SETTINGS;
export const VISITORS = Object.keys(SETTINGS) as Visitor[];

/** How many rows each act meets, or why it fails. */
export interface Acts {
  inserts: string;
  reads: string;
  changes: string;
  /** From its owner to the stranger. */
  moves: string;
  deletes: string;
}

export const REFUSED = 'refused by the policy';

/**
 * Leaves nothing between the application and a row but the policies, until the transaction ends: it has every grant, and no
 * trigger, foreign key or check refuses anything in their place.
 */
export async function leavePoliciesAlone(client: ClientBase): Promise<void> {
  await client.query(`
    set local session_replication_role = replica;
    grant all on all tables in schema public to ${APPLICATION};
    do $$
    declare
      checked record;
    begin
      for checked in select conrelid::regclass as name, conname from pg_constraint
        where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0
      loop
        execute format('alter table %s drop constraint %I', checked.name, checked.conname);
      end loop;
    end
    $$`);
}

/** Tries every act as the visitor on one row of the owner, within the client's transaction; nothing of it stays. */
export async function trespass(client: ClientBase, table: Table, visitor: Visitor): Promise<Acts> {
  const { name, owner } = table;
  const row = rowOf(table);
  const isThere = (statement: string) => attempt(client, visitor, { before: row, statement });
  return {
    inserts: await attempt(client, visitor, { before: '', statement: row }),
    reads: await isThere(`select from ${name}`),
    changes: await isThere(`update ${name} set ${owner} = '${idFor(table, OWNER)}'`),
    moves: await isThere(`update ${name} set ${owner} = '${idFor(table, STRANGER)}'`),
    deletes: await isThere(`delete from ${name}`),
  };
}

/** What happens before, happens as superuser. */
async function attempt(
  client: ClientBase,
  visitor: Visitor,
  { before, statement }: { before: string; statement: string },
): Promise<string> {
  const { business, person, administrator } = SETTINGS[visitor];
  await client.query('savepoint act');
  try {
    await client.query(`
      ${before};
      set local role ${APPLICATION};
      select set_config('app.business', '${business}', true), set_config('app.user', '${person}', true),
        set_config('app.administrator', '${administrator}', true)`);
    return String((await client.query(statement)).rowCount);
  } catch (error) {
    const { code, message } = error as DatabaseError;
    return code === '42501' && message.includes('row-level security') ? REFUSED : `${code} ${message}`;
  } finally {
    await client.query('rollback to act');
  }
}

/** An insert of the owner's row: whatever names a business or a person names them, the rest is the least that the table takes. */
function rowOf(table: Table): string {
  const given = table.columns.flatMap(({ name, type, isDemanded }) => {
    if (name === table.owner) return [[name, idFor(table, OWNER)]];
    if (namesPerson(name)) return [[name, OWNER.person]];
    return isDemanded ? [[name, leastOf(type)]] : [];
  });
  const values = given.map(([, value]) => `'${value}'`);
  return `insert into ${table.name} (${given.map(([name]) => name).join(', ')}) values (${values.join(', ')})`;
}

function idFor({ owner }: Table, ids: Ids): string {
  return namesPerson(owner ?? '') ? ids.person : ids.business;
}

const LEAST: Record<string, string> = {
  boolean: 'false',
  bytea: '',
  date: '2026-04-01',
  jsonb: '{}',
  text: '',
  'timestamp with time zone': '2026-04-01',
  uuid: '00000000-0000-0000-0000-000000000000',
};

/** Numbers are 0, lists empty. */
function leastOf(type: string): string {
  return LEAST[type] ?? (type.endsWith('[]') ? '{}' : '0');
}
