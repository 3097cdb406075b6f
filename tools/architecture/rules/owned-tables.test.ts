import { describe, expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

const OWNED = 'a query of an owner’s table says whose rows it means';

const SECURED = `
alter table clients enable row level security;
alter table clients force row level security;
create policy own on clients using (business_id = current_business());`;
const migration = (text: string) => ({ 'server/platform/database/migrations/0001-a.sql': text });
const PEOPLE = `create table devices (\n  user_id uuid not null\n);${SECURED.replaceAll('clients', 'devices')}`;
const CLASSES = ['clients', 'sums', 'devices', 'captchas']
  .map((name) => `({ name: '${name}', columns: [] });`)
  .join('');
const TABLES = {
  ...migration(
    `create table clients (\n  business_id uuid not null\n);${SECURED}\ncreate table sums (\n  business_id uuid not null\n);${SECURED.replaceAll('clients', 'sums')}\n${PEOPLE}\ncreate table captchas (id uuid);`,
  ),
  'server/clients/tables.ts':
    "declare module '../platform/database/tables.ts' { interface Tables { clients: object; sums: object; devices: object; captchas: object } }",
  'server/clients/data-classes.ts': CLASSES,
};
const store = (text: string, path = 'server/clients/store.ts') => ({ ...TABLES, [path]: text });

describe('a store may ask', () => {
  test.each([
    "export const find = (t, key) => t.selectFrom('clients').where('business_id', '=', key.businessId);",
    'export const find = (t) => sql`select * from clients where business_id = $1`.execute(t);',
    "export const insert = (t, row) => t.insertInto('clients').values(row);",
    "export const insert = (t, rows) => insertMany(t, 'clients', rows);",
    "export const find = (database: Database) => database.selectFrom('captchas');",
    "export const find = (t, id) => t.selectFrom('clients').where((row) => row.and({ business_id: id }));",
    "export const find = (t, id) => t.selectFrom('clients').where((row) => row('clients.business_id', '=', id));",
    "export const find = (t, id) => t.selectFrom('clients').innerJoin('sums as s', (on) => on.onRef('s.business_id', '=', 'clients.business_id')).where('clients.business_id', '=', id);",
    "export const find = (t, id) => t.selectFrom('clients').innerJoin('sums', 'sums.business_id', 'clients.business_id').where('sums.business_id', '=', id);",
    'export const find = (t, id) => sql`select * from clients c, sums s where s.business_id = c.business_id and c.business_id = $1`.execute(t);',
    'export const find = (t, id) => sql`select * from clients join sums using (business_id) where clients.business_id = $1`.execute(t);',
    'export const find = (t, id) => sql`select * from clients where exists (select from sums where business_id = $1 limit 1) and business_id = $1`.execute(t);',
    'export const add = (t, id) => sql`insert into sums (business_id) select business_id from clients where business_id = $1 on conflict (business_id) do nothing`.execute(t);',
    "export const find = (d: Database, id) => d.selectFrom('devices').where('user_id', '=', id);",
    'export const add = (d, id) => sql`insert into devices (user_id) values ($1)`.execute(d);',
  ])('%s', (text) => {
    expect(broken(store(text))).toEqual([]);
  });

  test('the conditions of the list, which say the owner', () => {
    const filter =
      'export const isListed = (asked) => fulfils(asked); const fulfils = (asked) => sql`business_id = 1`; export const isAsked = isListed;';
    const page =
      "import { isListed } from './filter-store.ts'; export const page = (t, asked) => t.selectFrom('clients').where(isListed(asked));";
    const files = {
      ...TABLES,
      'server/invoices/tables.ts': TABLES['server/clients/tables.ts'],
      'server/invoices/data-classes.ts': CLASSES,
      'server/clients/tables.ts': '',
      'server/clients/data-classes.ts': '',
      'server/invoices/list/filter-store.ts': filter,
      'server/invoices/list/store.ts': page,
    };
    expect(broken(files)).toEqual([]);
    const forgetful = {
      ...files,
      'server/invoices/list/filter-store.ts': filter.replace('business_id = ', ''),
    };
    expect(broken(forgetful)).toEqual([OWNED]);
  });
});

describe('a store may not ask', () => {
  test.each([
    "export const all = (t) => t.selectFrom('clients').selectAll();",
    "export const end = (t, id) => t.deleteFrom('clients').where('id', '=', id);",
    "export const set = (t, id) => t.updateTable('clients').set({}).where('id', '=', id);",
    'export const count = (t) => sql`select count(*) from clients`.execute(t);',
    "export function two(t, businessId) { const own = t.selectFrom('clients').where('business_id', '=', businessId); return t.selectFrom('clients'); }",
    "export const find = (d: Database, businessId) => d.selectFrom('clients').where('business_id', '=', businessId);",
    "export const find = (p, businessId) => p.database.selectFrom('clients').where('business_id', '=', businessId);",
    "export const all = (t) => t.selectFrom('clients').select('business_id');",
    "export const all = (t) => t.selectFrom('clients').select(['business_id']).groupBy('business_id').orderBy('business_id');",
    "export const all = (t) => t.selectFrom('clients').where('business_id', '!=', '');",
    "export const set = (t, id) => t.updateTable('clients').set({ business_id: id }).where('name', '=', '');",
    'export const all = (t) => sql`select business_id, name from clients where name <> $1 group by business_id`.execute(t);',
    'export const set = (t) => sql`update clients set business_id = $1 where id = $2`.execute(t);',
    "export const find = (t, id) => t.selectFrom('clients').innerJoin('sums', 'sums.client_id', 'clients.id').where('clients.business_id', '=', id);",
    "export const all = (t) => t.selectFrom('clients').innerJoin('sums', 'sums.business_id', 'clients.business_id');",
    'export const find = (t, id) => sql`select * from clients c join sums s on s.client_id = c.id where c.business_id = $1`.execute(t);',
    'export const find = (t, id) => sql`select * from clients, sums where clients.business_id = $1`.execute(t);',
    'export const find = (t, id) => sql`select (select count(*) from sums) from clients where business_id = $1`.execute(t);',
    'export const add = (t) => sql`insert into sums (business_id) select business_id from clients`.execute(t);',
    'export const add = (t) => sql`insert into clients (name) values ($1)`.execute(t);',
    "export const add = (t) => t.insertInto('clients').columns(['name']).expression((row) => row.selectNoFrom('a'));",
    "export const all = (d: Database) => d.selectFrom('devices').selectAll();",
    "export const set = (d: Database, id) => d.updateTable('devices').set({ user_id: id });",
  ])('%s', (text) => {
    expect(broken(store(text))).toEqual([OWNED]);
  });
});

test('what may name no person is excused for people’s tables, and only as long as it names none', () => {
  const file = 'server/sign-in/purge-store.ts';
  const asks = (text: string) =>
    broken({
      ...TABLES,
      'server/clients/tables.ts': '',
      'server/clients/data-classes.ts': '',
      'server/sign-in/tables.ts': TABLES['server/clients/tables.ts'],
      'server/sign-in/data-classes.ts': CLASSES,
      [file]: `export const purgeSignIn = (d) => sql\`${text}\`.execute(d);`,
    });
  expect(asks('delete from devices where seen_at < now()')).toEqual([]);
  expect(asks('delete from clients where seen_at < now()')).toEqual([OWNED]);
  expect(asks('delete from devices where user_id = $1')).toEqual([OWNED]);
});
