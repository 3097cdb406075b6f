import { expect, test } from 'vitest';
import { day } from '../calendar/index.ts';
import { retentionYears } from '../law/index.ts';
import { DATA_CLASSES, LEVELS } from './index.ts';

test('no table and no column is classified twice', () => {
  const names = DATA_CLASSES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const table of DATA_CLASSES) {
    const columns = table.columns.map(({ name }) => name);
    expect(new Set(columns).size, table.name).toBe(columns.length);
  }
});

test('whatever proves who someone is, or opens a door, is kept most closely', () => {
  const secret = /password|secret|token$|backup_codes|^value$/;
  for (const table of DATA_CLASSES)
    for (const column of table.columns)
      if (secret.test(column.name))
        expect([table.name, column.name, column.level]).toEqual([table.name, column.name, LEVELS.at(-1)]);
});

test('whatever is kept by law has a term that the law names today', () => {
  for (const { name, retention } of DATA_CLASSES)
    if (retention.kind === 'law')
      expect(retentionYears(retention.record, day('2026-11-21')), name).toMatchObject({ known: true });
});

test('nothing that reaches a person or their bank is public', () => {
  const reaching = DATA_CLASSES.flatMap(({ columns }) => columns).filter(({ category }) =>
    ['identity', 'contact', 'bank', 'security'].includes(category),
  );
  expect(reaching.length).toBeGreaterThan(20);
  expect(reaching.filter(({ level }) => level === 'public')).toEqual([]);
});
