import { expect, test } from 'vitest';
import { rowCount } from './row-count.ts';

test('of a list that is all there the browser counts the rows itself', () => {
  expect(rowCount(false, 12)).toBeUndefined();
});

test('of one that goes on all rows are said, and the head with them', () => {
  expect(rowCount(true, 312)).toBe(313);
});

test('where nobody knows how long it is, that is said', () => {
  expect(rowCount(true, undefined)).toBe(-1);
});
