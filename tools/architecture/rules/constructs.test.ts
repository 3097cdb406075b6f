import { expect, test } from 'vitest';
import { broken } from '../testing/broken.ts';

const RULE = 'only stores know SQL';

test.each([
  'sql`select 1`;',
  "database.selectFrom('invoices');",
  "database['selectFrom']('invoices');",
  'const { insertInto } = database;',
  "transaction.query('select 1');",
  'transaction.query(text, values);',
  "transaction?.query('select 1');",
  'transaction.executeQuery({ sql, parameters });',
  'platform.database.transaction().execute(work);',
  'database.startTransaction();',
  "import { sql as text } from 'kysely'; text`select 1`;",
  "import { sql as text } from '../platform/database/index.ts';",
  "import * as kysely from 'kysely';",
  "const { CompiledQuery } = await import('kysely');",
  "import pg from 'pg';",
  "export { sql } from 'kysely';",
  "run('select number from invoices where id = $1', id);",
  'run(`select ' + '$' + '{columns} from invoices`);',
  "run('INSERT INTO invoices VALUES ($1)');",
  "run('update invoices set number = $1');",
  "run('delete from invoices');",
  "run(' with a as (select 1) select * from a');",
  "run('begin');",
])('a verb may not write %s', (text) => {
  expect(broken({ 'server/invoices/issue.ts': text })).toContain(RULE);
});

test.each([
  ['server/invoices/store.ts', "import { sql } from 'kysely'; sql`select 1`; t.selectFrom('invoices');"],
  ['server/invoices/list/store.ts', "t.query('select 1');"],
  ['server/invoices/fields.ts', "import type { Updateable } from 'kysely';"],
  ['server/invoices/routes.ts', 'const a = (request) => request.query; const { query } = request;'],
  ['server/invoices/issue.ts', "const a = 'Update of the invoice'; const b = 'select';"],
  ['web/invoices/a.ts', "throw new Error('Select a client from the list');"],
  ['specs/stories/a.story.ts', "t.query('select 1');"],
])('%s may write %s', (path, text) => {
  expect(broken({ [path]: text })).toEqual([]);
});

const WRAPPED = 'a library is known where it is wrapped';

test.each([
  ['server/invoices/issue.ts', 'nodemailer'],
  ['server/invoices/library/issue.ts', 'better-auth'],
  ['server/sign-in/endpoint.ts', 'better-auth/api'],
  ['server/sign-in/library/captcha.ts', 'altcha-lib'],
  ['server/sign-in/captcha/hash.ts', 'node:net'],
])('%s may not know %s', (path, library) => {
  expect(broken({ [path]: `import { a } from '${library}';` })).toContain(WRAPPED);
});

test.each([
  ['server/platform/mail/send.ts', 'nodemailer'],
  ['server/sign-in/library/sign-up.ts', 'better-auth/api'],
  ['server/sign-in/captcha/captcha.ts', 'altcha-lib/v1'],
  ['server/sign-in/passwords/worker.ts', '@zxcvbn-ts/core'],
  ['server/sign-in/captcha/captcha.ts', 'zod'],
])('%s may know %s', (path, library) => {
  expect(broken({ [path]: `import { a } from '${library}';` })).toEqual([]);
});
