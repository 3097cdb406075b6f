import { describe, expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

const OWNED = 'a query of an owner’s table says whose rows it means';

const SECURED = `
alter table clients enable row level security;
alter table clients force row level security;
create policy own on clients using (business_id = current_business());`;
const migration = (text: string) => ({ 'server/platform/database/migrations/0001-a.sql': text });
const TABLES = {
  ...migration(
    `create table clients (\n  business_id uuid not null\n);${SECURED}\ncreate table captchas (id uuid);`,
  ),
  'server/clients/tables.ts':
    "declare module '../platform/database/tables.ts' { interface Tables { clients: object; captchas: object } }",
};
const store = (text: string, path = 'server/clients/store.ts') => ({ ...TABLES, [path]: text });

describe('a store may ask', () => {
  test.each([
    "export const find = (t, key) => t.selectFrom('clients').where('business_id', '=', key.businessId);",
    'export const find = (t) => sql`select * from clients where business_id = $1`.execute(t);',
    "export const insert = (t, row) => t.insertInto('clients').values(row);",
    "export const insert = (t, rows) => insertMany(t, 'clients', rows);",
    "export const find = (database: Database) => database.selectFrom('captchas');",
  ])('%s', (text) => {
    expect(broken(store(text))).toEqual([]);
  });

  test('the conditions of the list, which say the owner', () => {
    const filter =
      'export const isListed = (asked) => fulfils(asked); const fulfils = (asked) => sql`business_id = 1`; export const isCounted = isListed;';
    const page =
      "import { isListed } from './filter-store.ts'; export const page = (t, asked) => t.selectFrom('clients').where(isListed(asked));";
    const files = {
      ...TABLES,
      'server/invoices/tables.ts': TABLES['server/clients/tables.ts'],
      'server/clients/tables.ts': '',
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
  ])('%s', (text) => {
    expect(broken(store(text))).toEqual([OWNED]);
  });
});
