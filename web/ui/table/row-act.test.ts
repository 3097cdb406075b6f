import { expect, test } from 'vitest';
import { type FocusedAt, rowAct } from './row-act.ts';

const link = (row: number | null): FocusedAt => ({ row, on: 'link', count: 4 });
const box = (row: number): FocusedAt => ({ row, on: 'box', count: 4 });
const press = (key: string, at: FocusedAt) => rowAct(key, false, at);
const withShift = (key: string, at: FocusedAt) => rowAct(key, true, at);

test.each([
  ['ArrowDown', 1, 2],
  ['j', 1, 2],
  ['ArrowUp', 1, 0],
  ['k', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
])('%s in row %i goes to row %i, from the link and from the box', (key, row, goal) => {
  expect(press(key, link(row))).toBe(goal);
  expect(press(key, box(row))).toBe(goal);
});

test('at the ends the focus stays', () => {
  expect(press('ArrowUp', link(0))).toBe(0);
  expect(press('ArrowDown', link(3))).toBe(3);
});

test('whoever is in no row yet begins with the first', () => {
  expect(press('ArrowDown', link(null))).toBe(0);
  expect(press('k', link(null))).toBe(0);
});

test('Home and End belong to the page until a row has the focus', () => {
  expect(press('Home', link(null))).toBeNull();
  expect(press('End', link(null))).toBeNull();
});

test('space selects the row whose link has the focus, with shift all rows from the last one on', () => {
  expect(press(' ', link(1))).toBe('select');
  expect(withShift(' ', link(1))).toBe('selectRange');
});

test('X does so from the link and from the box, and nothing where no row has the focus', () => {
  expect(press('x', link(1))).toBe('select');
  expect(press('x', box(1))).toBe('select');
  expect(withShift('X', link(1))).toBe('selectRange');
  expect(press('x', link(null))).toBeNull();
});

test('Enter on the box opens the row', () => {
  expect(press('Enter', box(1))).toBe('open');
});

test('what the browser does by itself is left to it', () => {
  expect(press(' ', box(1))).toBeNull();
  expect(press('Enter', link(1))).toBeNull();
});

test('any other key, and any with shift but space, is none of the table’s', () => {
  expect(press('y', link(1))).toBeNull();
  expect(press('Enter', link(null))).toBeNull();
  expect(press(' ', link(null))).toBeNull();
  expect(withShift('ArrowDown', link(1))).toBeNull();
});

test('in a table without rows no key does anything', () => {
  expect(press('ArrowDown', { row: null, on: 'link', count: 0 })).toBeNull();
});
