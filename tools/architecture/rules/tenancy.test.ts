import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../check.ts';

const FILE = 'server/platform/database/migrations/0099-things.sql';
const TABLE = 'create table things (business_id uuid, id uuid);';
const SECURED = `
  alter table things enable row level security;
  alter table things force row level security;
  create policy own_business on things using (business_id = current_business()) with check (business_id = current_business());`;

/** What is said of the tenancy of the tables in a migration. */
function said(sql: string): string[] {
  return checkArchitecture(new Map([[FILE, sql]]))
    .filter(({ message }) => message.includes('but a migration secures the table of a tenant'))
    .map(({ line, message }) => `${line}: ${message.split(', but ')[0]}`);
}

describe('a table of a tenant may not be made', () => {
  test.each<[string, string, string]>([
    [
      'with nothing',
      TABLE,
      '1: makes things without enable row level security, force row level security, a policy',
    ],
    [
      'without enabling it',
      TABLE + SECURED.replace(/alter.*enable.*/, ''),
      '1: makes things without enable row level security',
    ],
    [
      'without forcing it',
      TABLE + SECURED.replace(/alter.*force.*/, ''),
      '1: makes things without force row level security',
    ],
    ['without a policy', TABLE + SECURED.replace(/create policy.*/, ''), '1: makes things without a policy'],
    [
      'with a policy in a comment',
      TABLE + SECURED.replace('create policy', '-- create policy'),
      '1: makes things without a policy',
    ],
    [
      'with the policy of another whose name begins alike',
      TABLE + SECURED.replace('on things', 'on things_sums'),
      '1: makes things without a policy',
    ],
    [
      'for a person',
      `-- a list\ncreate table lists (for_user_id uuid);`,
      '2: makes lists without enable row level security, force row level security, a policy',
    ],
    [
      'by giving it an owner later',
      `alter table lists\n  add column business_id uuid;`,
      '1: makes lists without enable row level security, force row level security, a policy',
    ],
  ])('%s', (_, sql, sentence) => {
    expect(said(sql)).toEqual([sentence]);
  });
});

test.each([
  ['a table of a tenant with all of it', TABLE + SECURED],
  ['the same in capitals and over lines', (TABLE + SECURED.replaceAll(' row ', '\n row ')).toUpperCase()],
  ['a table of nobody', 'create table counts (id uuid);'],
  ['a table of sign-in', 'create table sessions (user_id uuid);'],
  ['who decided, beside the owner there is', 'alter table things add column decided_by_user_id uuid;'],
])('all is well with %s', (_, sql) => {
  expect(said(sql)).toEqual([]);
});
