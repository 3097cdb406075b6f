import { describe, expect, test } from 'vitest';
import { checkArchitecture, RULES } from './check.ts';
import { broken, type Files } from './testing/broken.ts';

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
    { 'server/invoices/a.ts': "import { a } from '../../web/api.ts';" },
  ],
  [
    'server does not know the browser',
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
    'a capability has one door',
    'one reaches into another',
    { 'server/invoices/a.ts': "import { a } from '../journal/append.ts';" },
  ],
  [
    'a capability has one door',
    'a route reaches into one',
    { 'web/routes/a.tsx': "export { a } from '../invoices/list/A.tsx';" },
  ],
  [
    'capabilities of the domain have an order',
    'money knows invoices',
    { 'domain/money/a.ts': "import { a } from '@belegbar/domain/invoices';" },
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
    'doors and routes only translate',
    'a route reads rows',
    { 'server/invoices/routes.ts': "import { a } from './store.ts';" },
  ],
  [
    'doors and routes only translate',
    'a verb calls a route',
    { 'server/invoices/issue.ts': "import { a } from './routes.ts';" },
  ],
  [
    'files have no cycles',
    'three files need each other',
    {
      'server/a/a.ts': "import './b.ts';",
      'server/a/b.ts': "import './c.ts';",
      'server/a/c.ts': "import './a.ts';",
    },
  ],
  [
    'capabilities have no cycles',
    'two capabilities need each other’s types',
    {
      'server/a/index.ts': "import type { B } from '../b/index.ts';",
      'server/b/index.ts': "import type { A } from '../a/index.ts';",
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
    'only the platform knows vendors',
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
      'a capability enters another by its door',
      { 'server/invoices/issue.ts': "import { a } from '../journal/index.ts';" },
    ],
    [
      'a capability uses the platform',
      { 'server/invoices/issue.ts': "import { a } from '../platform/refusal.ts';" },
    ],
    [
      'two files exchange types',
      { 'server/a/a.ts': "import type { B } from './b.ts';", 'server/a/b.ts': "import { a } from './a.ts';" },
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
