import { day } from '@belegbar/domain/calendar';
import { LEVELS } from '@belegbar/domain/data-classification';
import { retentionYears } from '@belegbar/domain/law';
import { expect, test } from 'vitest';
import { CAPABILITIES } from './capabilities.ts';
import { dataClassesOf } from './platform/capability.ts';

const CLASSES = dataClassesOf(CAPABILITIES);

test('every table is shown, once, and no column is classified twice', () => {
  const names = CLASSES.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.toSorted()).toEqual(
    CAPABILITIES.flatMap(({ dataClasses = [] }) => dataClasses.map(({ name }) => name)).toSorted(),
  );
  expect(new Set(names).size).toBe(names.length);
  for (const table of CLASSES) {
    const columns = table.columns.map(({ name }) => name);
    expect(new Set(columns).size, table.name).toBe(columns.length);
  }
});

test('tables of one area are shown together, first who signs in, at last the queue', () => {
  const areas = CLASSES.map(({ area }) => area).filter((area, at, all) => area !== all[at - 1]);
  expect(areas).toEqual(['signIn', 'business', 'invoices', 'books', 'messages', 'install', 'queue']);
});

test('whatever proves who someone is, or opens a door, is kept most closely', () => {
  const secret = /password|secret|token$|backup_codes|^value$/;
  for (const table of CLASSES)
    for (const column of table.columns)
      if (secret.test(column.name))
        expect([table.name, column.name, column.level]).toEqual([table.name, column.name, LEVELS.at(-1)]);
});

test('whatever is kept by law has a term that the law names today', () => {
  for (const { name, retention } of CLASSES)
    if (retention.kind === 'law')
      expect(retentionYears(retention.record, day('2026-11-21')), name).toMatchObject({ known: true });
});

test('nothing that reaches a person or their bank is public', () => {
  const reaching = CLASSES.flatMap(({ columns }) => columns).filter(({ category }) =>
    ['identity', 'contact', 'bank', 'security'].includes(category),
  );
  expect(reaching.length).toBeGreaterThan(20);
  expect(reaching.filter(({ level }) => level === 'public')).toEqual([]);
});
