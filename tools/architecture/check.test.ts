import { describe, expect, test } from 'vitest';
import { checkArchitecture, RULES } from './check.ts';
import { broken, type Files } from './testing/broken.ts';

const CLIENTS = "declare module '../platform/database/tables.ts' { interface Tables { clients: object } }";

const MIGRATED = {
  'server/platform/database/migrations/0001-a.sql': `create table invoices (business_id uuid);
    alter table invoices enable row level security;
    alter table invoices force row level security;
    create policy own on invoices using (business_id = current_business());`,
};

const BAD: [string, string, Files][] = [
  ['domain stands alone', 'a domain file reads a file', { 'domain/money/a.ts': "import 'node:fs';" }],
  [
    'domain stands alone',
    'a domain file takes a type of the contract',
    { 'domain/money/a.ts': "import type { A } from '@belegbar/contract';" },
  ],
  [
    'contract knows the domain',
    'the contract loads the server',
    { 'contract/a.ts': "import { a } from '@belegbar/server/invoices';" },
  ],
  [
    'contract knows the domain',
    'the contract loads another library',
    { 'contract/a.ts': "import { a } from 'uuid';" },
  ],
  [
    'documents know the domain',
    'a document fetches over the network',
    { 'documents/a.ts': "import { get } from 'node:https';" },
  ],
  [
    'documents know the domain',
    'a document knows a message',
    { 'documents/a.ts': "import { a } from '@belegbar/contract/invoices';" },
  ],
  [
    'server does not know the browser',
    'the server takes a page',
    { 'server/invoices/a.ts': "import { a } from '../../web/connection/api.ts';" },
  ],
  [
    'the product stands without specs, bench and tools',
    'the server is started by a tool',
    { 'server/main.ts': "import { a } from '../tools/start.ts';" },
  ],
  [
    'web never knows the server',
    'a page takes a type of the server',
    { 'web/a.ts': "import type { A } from '@belegbar/server/invoices';" },
  ],
  [
    'web never knows the server',
    'a page loads documents on demand',
    { 'web/a.ts': "const a = () => import('@belegbar/documents');" },
  ],
  [
    'a capability is entered by its index.ts',
    'one reaches into another',
    { 'server/invoices/a.ts': "import { a } from '../journal/append.ts';" },
  ],
  [
    'a capability is entered by its index.ts',
    'a screen is taken along with the file that names it',
    { 'web/finance/a.tsx': "export { A } from '../invoices/list/A.tsx';" },
  ],
  [
    'a capability is entered by its index.ts',
    'a route takes more than a screen',
    { 'web/routes/a.tsx': "export { a } from '../invoices/list/a.ts';" },
  ],
  [
    'a capability is entered by its index.ts',
    'one takes what another says of itself',
    { 'server/invoices/a.ts': "import { a } from '../journal/capability.ts';" },
  ],
  [
    'capabilities of the domain have an order',
    'money knows invoices',
    { 'domain/money/a.ts': "import { a } from '@belegbar/domain/invoices';" },
  ],
  [
    'capabilities of the domain have an order',
    'a document is booked while it is made an e-invoice',
    { 'domain/e-invoice/a.ts': "import { a } from '@belegbar/domain/journal';" },
  ],
  [
    'capabilities of the domain have an order',
    'one that the order does not name is imported',
    { 'domain/tax-reports/a.ts': "import { a } from '@belegbar/domain/gold';" },
  ],
  [
    'platform and ui know no capability',
    'the database knows invoices',
    { 'server/platform/database/a.ts': "import { a } from '../../invoices/index.ts';" },
  ],
  [
    'platform and ui know no capability',
    'a field knows clients',
    { 'web/ui/a.tsx': "import { a } from '../clients/index.ts';" },
  ],
  [
    'platform and ui know no capability',
    'the session knows referrals',
    { 'web/session/a.ts': "import { a } from '../referrals/index.ts';" },
  ],
  [
    'routes, downloads and jobs only translate',
    'a route reads rows',
    { 'server/invoices/routes.ts': "import { a } from './store.ts';" },
  ],
  [
    'routes, downloads and jobs only translate',
    'a verb calls a route',
    { 'server/invoices/issue.ts': "import { a } from './routes.ts';" },
  ],
  [
    'web knows the contract by its types',
    'a page parses an answer',
    { 'web/a.ts': "import { Service } from '@belegbar/contract/services';" },
  ],
  [
    'web knows the contract by its types',
    'a page loads a schema on demand',
    { 'web/a.ts': "const a = () => import('@belegbar/contract');" },
  ],
  ['a message has one schema', 'a page writes a second one', { 'web/a.ts': "import { z } from 'zod';" }],
  [
    'a message has one schema',
    'a verb writes a second one',
    { 'server/clients/a.ts': "import { z } from 'zod/mini';" },
  ],
  [
    'files have no cycles',
    'three files need each other',
    {
      'server/clients/a.ts': "import './b.ts';",
      'server/clients/b.ts': "import './c.ts';",
      'server/clients/c.ts': "import './a.ts';",
    },
  ],
  [
    'capabilities have no cycles',
    'two capabilities need each other’s types',
    {
      'server/clients/index.ts': "import type { B } from '../services/index.ts';",
      'server/services/index.ts': "import type { A } from '../clients/index.ts';",
    },
  ],
  ['only stores know SQL', 'a verb writes SQL', { 'server/invoices/issue.ts': 'const a = sql`select 1`;' }],
  [
    'only stores know SQL',
    'a verb builds a query',
    { 'server/invoices/issue.ts': "database.selectFrom('invoices');" },
  ],
  ['only stores know SQL', 'a verb loads the driver', { 'server/invoices/issue.ts': "import pg from 'pg';" }],
  [
    'a library is known where it is wrapped',
    'a capability sends mail by itself',
    { 'server/invoices/send.ts': "import { a } from 'nodemailer';" },
  ],
  [
    'only entry points read the environment',
    'a port reads it',
    { 'server/platform/mail/a.ts': 'const a = process.env.SMTP_URL;' },
  ],
  [
    'only the clock asks the time',
    'a verb asks the machine',
    { 'server/invoices/issue.ts': 'const a = Date.now();' },
  ],
  [
    'the domain has no clock, chance or waiting',
    'a rule asks the clock',
    { 'domain/money/a.ts': 'const a = Date.now();' },
  ],
  [
    'documents have no clock, chance or network',
    'a document is dated',
    { 'documents/a.ts': 'const a = new Date();' },
  ],
  [
    'amounts are never binary floats',
    'a tax is a fraction',
    { 'domain/invoices/a.ts': 'const a = (n) => (n * 19) / 100;' },
  ],
  [
    'an import is written out, from where it stands',
    'a page loads what a variable says',
    { 'web/a.ts': 'const a = (name) => import(name);' },
  ],
  [
    'a table is named by its owner alone',
    'a capability joins the table of another',
    {
      'server/clients/tables.ts': CLIENTS,
      'server/invoices/store.ts': "db.selectFrom('invoices').innerJoin('clients', 'a', 'b');",
    },
  ],
  [
    'a grant to read a table is in use',
    'reports no longer read the journal',
    { 'server/journal/tables.ts': CLIENTS.replace('clients', 'journal_entries') },
  ],
  [
    'a table is declared by exactly one tables.ts',
    'a migration makes one that nobody declares',
    { 'server/platform/database/migrations/0001-a.sql': 'create table orphans (id uuid);' },
  ],
  [
    'a table is classified by its owner',
    'nobody says what a new table is',
    {
      'server/clients/tables.ts':
        "declare module '../platform/database/tables.ts' { interface Tables { nicknames: object } }",
    },
  ],
  [
    'a migration secures the table of a tenant that it makes',
    'every tenant reads a new table',
    { 'server/platform/database/migrations/0001-a.sql': 'create table clients (business_id uuid);' },
  ],
  [
    'a query of an owner’s table says whose rows it means',
    'a store gives all invoices of all',
    {
      ...MIGRATED,
      'server/invoices/tables.ts': CLIENTS.replace('clients', 'invoices'),
      'server/invoices/store.ts': "export const all = (t) => t.selectFrom('invoices').execute();",
    },
  ],
  [
    'a verb authorises first and audits',
    'a client is renamed by anyone, and nobody hears of it',
    {
      'server/clients/rename.ts':
        'export function rename(context) { return inTransaction(context, (t) => updateClientRow(t)); }',
    },
  ],
  [
    'a verb has one transaction',
    'another is opened for the rest',
    {
      'server/clients/rename.ts':
        'export async function rename(context) { authorise(context); await inTransaction(context, f); await inTransaction(context, g); }',
    },
  ],
  [
    'folders are words of capabilities',
    'a capability begins under a word of its own',
    { 'server/gifts/index.ts': 'export const a = 1;' },
  ],
  [
    'platform and ui say no word of a capability',
    'a port knows what an invoice is',
    { 'server/platform/http/a.ts': 'export interface Downloads { invoicePdf(): void }' },
  ],
  [
    'words on screen stand in the locales',
    'a button is in German',
    { 'web/ui/a.tsx': 'const A = () => <button>Speichern</button>;' },
  ],
  [
    'what is said to write the audit log writes it',
    'a mail is put into the queue, and nobody hears of it',
    { 'server/sending/enqueue.ts': 'export function enqueueMail() {}' },
  ],
];

describe('a rule is broken when', () => {
  test.each(BAD)('%s: %s', (rule, _what, files) => {
    expect(broken(files)).toContain(rule);
  });

  test('and each rule has such an example', () => {
    expect(new Set(BAD.map(([rule]) => rule))).toEqual(new Set(RULES.map(({ name }) => name)));
  });
});

describe('no rule is broken when', () => {
  test.each<[string, Files]>([
    [
      'the domain computes with the decimal library',
      { 'domain/money/a.ts': "import Big from 'big.js'; const a = new Big('1').toFixed();" },
    ],
    ['reports use invoices', { 'domain/tax-reports/a.ts': "import { a } from '@belegbar/domain/invoices';" }],
    [
      'a capability enters another by its index.ts',
      { 'server/invoices/issue.ts': "import { a } from '../journal/index.ts';" },
    ],
    [
      'the list takes what each capability says of itself',
      { 'server/capabilities.ts': "import { a } from './journal/capability.ts';" },
    ],
    [
      'a capability uses the platform',
      { 'server/invoices/issue.ts': "import { a } from '../platform/refusal.ts';" },
    ],
    [
      'two files exchange types',
      {
        'server/clients/a.ts': "import type { B } from './b.ts';",
        'server/clients/b.ts': "import { a } from './a.ts';",
      },
    ],
    [
      'a page takes types of messages',
      { 'web/a.ts': "import type { A } from '@belegbar/contract/a'; import type { z } from 'zod';" },
    ],
    ['the environment is parsed', { 'server/platform/config/a.ts': "import { z } from 'zod';" }],
    [
      'the routes name a screen by its file, and a part is fetched by its own',
      {
        'web/routes/a.tsx': "import { A } from '../invoices/list/A.tsx';",
        'web/shell/b.ts': "const b = () => import('../invoices/list/B.tsx');",
      },
    ],
    ['a story reaches anywhere', { 'specs/stories/a.story.ts': "import '../../server/invoices/store.ts';" }],
    [
      'a test of the domain uses the test library',
      { 'domain/money/a.test.ts': "import { test } from 'vitest'; const a = 0.1;" },
    ],
  ])('%s', (_what, files) => {
    expect(broken(files)).toEqual([]);
  });
});

test('a breach names the file, the line and the reason', () => {
  expect(checkArchitecture(new Map([['domain/money/a.ts', "\nimport 'node:fs';"]]))).toEqual([
    {
      file: 'domain/money/a.ts',
      line: 2,
      message:
        'imports node:fs, but domain stands alone. Rules that reach nothing cannot fail for the world’s reasons, and run in the browser as well.',
    },
  ]);
});
