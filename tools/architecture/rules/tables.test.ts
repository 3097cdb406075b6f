import { describe, expect, test } from 'vitest';
import { broken, type Files } from '../testing/broken.ts';

const NAMED = 'a table is named by its owner alone';
const USED = 'a grant to read a table is in use';
const DECLARED = 'a table is declared by exactly one tables.ts';
const CLASSIFIED = 'a table is classified by its owner';

const TABLES: Files = {
  'server/clients/tables.ts': declaring('clients', '../platform'),
  'server/journal/tables.ts': declaring('journal_entries', '../platform'),
  'server/platform/files/tables.ts': declaring('files', '..'),
  'server/platform/audit/tables.ts': declaring('audit_log', '..'),
  'server/clients/data-classes.ts': classing('clients'),
  'server/journal/data-classes.ts': classing('journal_entries'),
  'server/platform/files/data-classes.ts': classing('files'),
  'server/platform/audit/data-classes.ts': classing('audit_log'),
};

function declaring(table: string, platform: string): string {
  return `declare module '${platform}/database/tables.ts' { interface Tables { ${table}: { id: string } } }`;
}

function classing(table: string): string {
  return `export const classes = [{ ...own, name: '${table}', columns: [...keys('id')] }];`;
}

const inStore = (text: string, path = 'server/invoices/store.ts') => ({ ...TABLES, [path]: text });

describe('a store of another capability may not say', () => {
  test.each([
    "db.selectFrom('clients').execute()",
    "db.selectFrom('clients as c').execute()",
    "db.selectFrom(['invoices', 'clients']).execute()",
    "db['selectFrom']('clients')",
    "db.selectFrom('invoices').innerJoin('clients', 'clients.id', 'client_id')",
    "db.selectFrom('invoices').leftJoin('clients as c', (join) => join)",
    "db.selectFrom('invoices').where(({ exists, selectFrom }) => exists(selectFrom('clients')))",
    "db.updateTable('invoices').from('clients')",
    "db.deleteFrom('invoices').using('clients')",
    "db.insertInto('clients').values({})",
    "db.updateTable('clients').set({})",
    "db.deleteFrom('clients')",
    "insertMany(transaction, 'clients', rows)",
    "sql.table('clients')",
    'sql`select * from clients`',
    'sql<{ id: string }>`select * from Clients`',
    'sql`select * from public.clients`',
    'sql`select * from "clients"`',
    'sql`select * from invoices, clients where true`',
    'sql`select * from invoices join clients on true`',
    'sql`select (select count(*) from clients) as clients from invoices`',
    'sql`delete from only clients`',
    'sql`update clients set name = 1`',
    'sql`insert into clients (id) values (1)`',
    'sql`update invoices set title = name from clients where true`',
    "import { sql as q } from 'kysely'; q`update clients set name = 1`",
    "const TEXT = 'select * from clients'; run(TEXT)",
    "leaves('clients', {})",
    "stays('derived', 'invoice_sums', 'clients')",
    "sql.raw('select * from clients')",
    "pool.query('select * from clients')",
  ])('%s', (text) => {
    expect(broken(inStore(text))).toContain(NAMED);
  });

  test.each(['db.selectFrom(table)', 'db.insertInto(kind + name)', 'sql.table(name)', 'leaves(name)'])(
    'nor leave open which table it is: %s',
    (text) => {
      expect(broken(inStore(text))).toContain(NAMED);
    },
  );

  test('nor reach into the platform, nor one port of it into another', () => {
    expect(broken(inStore("db.selectFrom('files')"))).toContain(NAMED);
    expect(broken(inStore("db.selectFrom('audit_log')", 'server/platform/files/store.ts'))).toContain(NAMED);
  });
});

describe('all is well where', () => {
  test.each<[string, string, string?]>([
    [
      'the owner asks',
      "db.selectFrom('clients').innerJoin('clients as c', 'a', 'b')",
      'server/clients/list/store.ts',
    ],
    ['the owner writes', 'sql`update clients set name = 1`', 'server/clients/many-store.ts'],
    ['a port of the platform has its own', "db.deleteFrom('files')", 'server/platform/files/store.ts'],
    ['the name is a column’s table', 'sql`select clients.id from invoices`'],
    ['the name is an alias', 'sql`select count(*) as clients from invoices`'],
    [
      'the name is in a text or a comment',
      "sql`select 'clients' -- of clients\n from invoices /* clients */`",
    ],
    ['the subject of a query is a query', "db.selectFrom((inner) => inner.selectFrom('invoices').as('i'))"],
    ['a list is made of something', "Array.from(clients); Buffer.from(text); const clients = 'clients';"],
    ['a story looks into all', "db.selectFrom('clients')", 'specs/stories/a.story.ts'],
    ['a test looks into all', "db.selectFrom('clients')", 'server/invoices/a.test.ts'],
  ])('%s', (_what, text, path) => {
    expect(broken(inStore(`const a = () => { ${text} };`, path))).not.toContain(NAMED);
  });
});

describe('a grant', () => {
  const report = (text: string) => inStore(text, 'server/tax-reports/store.ts');

  test('lets its reader read, and nothing more', () => {
    expect(broken(report("db.selectFrom('journal_entries')"))).toEqual([]);
    expect(broken(report('sql`select * from journal_entries`'))).toEqual([]);
    expect(broken(report("sql.table('journal_entries')"))).toContain(NAMED);
    expect(broken(report("db.deleteFrom('journal_entries')"))).toContain(NAMED);
    expect(broken(report("db.selectFrom('journal_entries'); db.selectFrom('clients')"))).toContain(NAMED);
  });

  test('that nobody uses any more has to go', () => {
    expect(broken(TABLES)).toEqual([USED]);
  });
});

describe('a table', () => {
  const migration = (text: string) => ({ 'server/platform/database/migrations/0001-a.sql': text });
  const grown = { ...TABLES, 'server/tax-reports/store.ts': "db.selectFrom('journal_entries')" };

  test('that a migration makes has an owner', () => {
    expect(broken({ ...grown, ...migration('create table clients (id uuid);') })).toEqual([]);
    expect(broken({ ...grown, ...migration('-- of\ncreate table orphans (id uuid);') })).toEqual([DECLARED]);
    expect(broken({ ...grown, ...migration('Create Table If Not Exists orphans (id uuid);') })).toEqual([
      DECLARED,
    ]);
  });

  test('has one owner', () => {
    const twice = { 'server/invoices/tables.ts': declaring('clients', '../platform') };
    expect(broken({ ...grown, ...twice })).toContain(DECLARED);
  });

  test('is classified beside its declaration, and by nobody else', () => {
    expect(broken({ ...grown, 'server/clients/data-classes.ts': '' })).toEqual([CLASSIFIED]);
    expect(broken({ ...grown, 'server/clients/data-classes.ts': classing('client') })).toEqual([CLASSIFIED]);
    const elsewhere = { 'server/services/data-classes.ts': classing('clients') };
    expect(broken({ ...grown, ...elsewhere })).toEqual([NAMED]);
    expect(broken({ ...grown, 'server/clients/data-classes.ts': '', ...elsewhere })).toEqual([
      NAMED,
      CLASSIFIED,
    ]);
    const inPort = { 'server/platform/mail/data-classes.ts': classing('files') };
    expect(broken({ ...grown, ...inPort })).toEqual([NAMED]);
    const inPart = {
      'server/clients/sums/tables.ts': declaring('client_sums', '../../platform'),
      'server/clients/sums/data-classes.ts': classing('client_sums'),
    };
    expect(broken({ ...grown, ...inPart })).toEqual([]);
  });

  test('that the library of a port makes is declared by nobody, and classified by the port', () => {
    const queue = { 'server/platform/jobs/data-classes.ts': classing('jobs.job') };
    expect(broken({ ...grown, ...queue })).toEqual([]);
  });

  test('is classified under a name that is written out', () => {
    const computed = { 'server/clients/data-classes.ts': "({ name: 'cli' + end, columns: [] })" };
    expect(broken({ ...grown, ...computed })).toEqual([NAMED, CLASSIFIED]);
  });
});
