import { describe, expect, test } from 'vitest';
import { type ClassifiedTable, countColumns, csvOf, isNarrow, narrowed } from './rows.ts';

const retention = { kind: 'account', length: null, record: null } as const;
const TABLES: ClassifiedTable[] = [
  {
    name: 'users',
    area: 'signIn',
    basis: 'contract',
    readers: ['owner'],
    retention,
    columns: [
      { name: 'email', category: 'contact', level: 'confidential', purpose: 'signIn' },
      { name: 'id', category: 'technical', level: 'internal', purpose: 'key' },
    ],
  },
  {
    name: 'payments',
    area: 'invoices',
    basis: 'legalDuty',
    readers: ['owner'],
    retention,
    columns: [{ name: 'amount', category: 'business', level: 'confidential', purpose: 'payment' }],
  },
];
const words = {
  table: ({ name }: ClassifiedTable) => (name === 'users' ? 'users Benutzer' : name),
  column: ({ name }: { name: string }) => name,
};
const everything = { level: null, category: null, search: '' };
const namesOf = (narrowing: object) =>
  narrowed(TABLES, { ...everything, ...narrowing }, words).flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name}`),
  );

describe('the list', () => {
  test.each([
    ['everything', {}, ['users.email', 'users.id', 'payments.amount']],
    ['one class', { level: 'confidential' }, ['users.email', 'payments.amount']],
    ['one category', { category: 'technical' }, ['users.id']],
    ['class and category together', { level: 'internal', category: 'contact' }, []],
    ['a column by its name', { search: 'amou' }, ['payments.amount']],
    ['a whole table by its name in words', { search: 'BENUTZER' }, ['users.email', 'users.id']],
    ['nothing', { search: 'umsatz' }, []],
  ])('shows %s', (_what, narrowing, expected) => {
    expect(namesOf(narrowing)).toEqual(expected);
  });

  test('counts what it shows', () => {
    expect(countColumns(TABLES)).toBe(3);
    expect(countColumns(TABLES, 'confidential')).toBe(2);
    expect(isNarrow(everything)).toBe(false);
    expect(isNarrow({ ...everything, level: 'public' })).toBe(true);
  });
});

test('the file can be opened by a spreadsheet, also where a text holds quotes and separators', () => {
  expect(
    csvOf(
      [
        ['a;b', 'sagt "ja"'],
        ['ü', ''],
      ],
      ';',
    ),
  ).toBe('\ufeff"a;b";"sagt ""ja"""\r\n"ü";""\r\n');
});
