import { expect, test } from 'vitest';
import { countChosen, everything, isChosen, NOTHING, toggle, toggleAll } from './selection.ts';

const rows = ['a', 'b', 'c', 'd'];
const one = { rows, isRange: false };
const range = { rows, isRange: true };

function chosenOf(selection: typeof NOTHING) {
  return rows.filter((id) => isChosen(selection, id)).join('');
}

test('a click chooses a row, a second one takes it back', () => {
  const chosen = toggle(NOTHING, 'b', one);
  expect(chosenOf(chosen)).toBe('b');
  expect(chosenOf(toggle(chosen, 'b', one))).toBe('');
});

test('with shift everything between the two clicks is chosen, in both directions', () => {
  expect(chosenOf(toggle(toggle(NOTHING, 'b', one), 'd', range))).toBe('bcd');
  expect(chosenOf(toggle(toggle(NOTHING, 'd', one), 'b', range))).toBe('bcd');
});

test('with shift and nothing before, only the row itself', () => {
  expect(chosenOf(toggle(NOTHING, 'c', range))).toBe('c');
});

test('the head chooses the page, and lets go of it', () => {
  const all = toggleAll(toggle(NOTHING, 'b', one), rows);
  expect(chosenOf(all)).toBe('abcd');
  expect(chosenOf(toggleAll(all, rows))).toBe('');
});

test('of everything that matches some can be left out', () => {
  const most = toggle(everything(), 'c', one);
  expect(chosenOf(most)).toBe('abd');
  expect(countChosen(most, 1000)).toBe(999);
  expect(chosenOf(toggleAll(most, rows))).toBe('abcd');
  expect(toggleAll(everything(), rows)).toEqual(NOTHING);
});
