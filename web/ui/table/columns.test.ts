import { expect, test } from 'vitest';
import { type Column, columnsOfSet } from './columns.ts';

const columns = ['sender', 'due', 'outcome', 'amount'].map(
  (key): Column<string> => ({ key, head: key, cell: (row) => row }),
);

test('a set names the columns it shows, in its own order', () => {
  const shown = columnsOfSet(columns, ['amount', 'sender', 'due']);
  expect(shown.map(({ key }) => key)).toEqual(['amount', 'sender', 'due']);
});

test('a set that names a column nobody declared is a defect', () => {
  expect(() => columnsOfSet(columns, ['sender', 'paid'])).toThrow('no column paid');
});
