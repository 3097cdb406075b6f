/** What is stored about people is known: every column of a migrated database is classified, and nothing else is. */
import { beforeAll, expect, test } from 'vitest';
import { readDataClassification } from '../../server/admin/data-classification.ts';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { dataClassesOf } from '../../server/platform/capability.ts';
import { freshDatabase } from '../support/database.ts';
import { type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});

const classes = dataClassesOf(CAPABILITIES);
const classified = classes.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));

test('every column that the database has is classified, and every classified one is there', async () => {
  const { rows } = await fresh.superuser.query<{ name: string }>(
    `select case when table_schema = 'public' then '' else table_schema || '.' end || table_name || '.' || column_name as name
     from information_schema.columns
     join pg_class on pg_class.oid = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass
     where table_schema not in ('pg_catalog', 'information_schema') and not relispartition`,
  );
  const there = rows.map(({ name }) => name);
  expect(there.length).toBeGreaterThan(300);
  expect(there.filter((name) => !classified.includes(name))).toEqual([]);
  expect(classified.filter((name) => !there.includes(name))).toEqual([]);
});

test('administrators are told of a column that somebody added and nobody classified', async () => {
  const platform = stage.platformOn('2026-11-21');
  expect((await readDataClassification(platform, CAPABILITIES)).unclassified).toEqual([]);
  await fresh.owner.pool.query('alter table clients add column shoe_size integer');
  expect((await readDataClassification(platform, CAPABILITIES)).unclassified).toEqual(['clients.shoe_size']);
  await fresh.owner.pool.query('alter table clients drop column shoe_size');
});

/* § 14b (1) UStG: invoices 8 years since 2025; § 147 (3) AO: books 10, booking vouchers 8. */
test('terms are those of the law on the day', async () => {
  const { tables } = await readDataClassification(stage.platformOn('2026-11-21'), CAPABILITIES);
  const termOf = (name: string) => tables.find((table) => table.name === name)?.retention;
  expect(termOf('invoices')).toEqual({ kind: 'law', length: 8, record: 'invoice' });
  expect(termOf('payments')).toEqual({ kind: 'law', length: 8, record: 'bookingVoucher' });
  expect(termOf('journal_entries')).toEqual({ kind: 'law', length: 10, record: 'books' });
  expect(termOf('sessions')).toEqual({ kind: 'expiry', length: null, record: null });
});

test('who has tables of a tenant under their eyes never includes an administrator', () => {
  const withBusiness = classes.filter(({ columns }) => columns.some(({ name }) => name === 'business_id'));
  expect(withBusiness.length).toBeGreaterThan(15);
  expect(withBusiness.filter(({ readers }) => readers.includes('administrator'))).toEqual([]);
});
