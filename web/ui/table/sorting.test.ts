import { expect, test } from 'vitest';
import { ariaSort, nextSorted, type Sorted, turned } from './sorting.ts';

const newestFirst: Sorted = { sort: 'date', order: 'descending' };
const date = { key: 'date', name: 'Datum', first: 'descending' as const };
const client = { key: 'client', name: 'Kunde', first: 'ascending' as const };

test('a click on another head sorts by it, in the order that is useful first', () => {
  expect(nextSorted(newestFirst, client)).toEqual({ sort: 'client', order: 'ascending' });
});

test('a click on the head that holds turns the order, another one turns it back', () => {
  const once = nextSorted(newestFirst, date);
  expect(once).toEqual({ sort: 'date', order: 'ascending' });
  expect(nextSorted(once, date)).toEqual(newestFirst);
  expect(turned(newestFirst)).toEqual(once);
});

test('screen readers hear the order of the column that holds, and that others could', () => {
  expect(ariaSort(newestFirst, 'date')).toBe('descending');
  expect(ariaSort(newestFirst, 'client')).toBe('none');
});

test('they hear nothing of columns and tables that cannot be sorted', () => {
  expect(ariaSort(newestFirst, undefined)).toBeUndefined();
  expect(ariaSort(undefined, 'date')).toBeUndefined();
});
