import { describe, expect, test } from 'vitest';
import { actOf, type Cell, type Grid, type GridAct, type Key } from './grid-keys.ts';

/** Three rows: two written, the last one blank. */
const grid: Grid = {
  blank: [false, false, true],
  columns: ['description', 'quantity', 'unit', 'unitPrice', 'vatCase'],
};
const full: Grid = { ...grid, blank: [false, false] };

const cases: [name: string, key: string, cell: Cell, grid: Grid, expected: GridAct | null][] = [
  ['Tab past the last cell adds a row', 'Tab', at(1, 'vatCase'), full, { kind: 'insert', at: 2 }],
  ['Tab inside a row is left to the browser', 'Tab', at(1, 'quantity'), full, null],
  ['Tab at the end of a row above goes on by itself', 'Tab', at(0, 'vatCase'), full, null],
  ['Tab leaves the table from a blank last row', 'Tab', at(2, 'vatCase'), grid, null],
  ['Shift+Tab never adds a row', 'Shift+Tab', at(1, 'vatCase'), full, null],
  ['Enter adds a row below', 'Enter', at(0, 'quantity'), full, { kind: 'insert', at: 1 }],
  ['Enter in a list adds a row too', 'Enter', at(1, 'unit'), full, { kind: 'insert', at: 2 }],
  [
    'Enter goes to a blank row that is there already',
    'Enter',
    at(1, 'unitPrice'),
    grid,
    focus(2, 'description'),
  ],
  ['Enter in a blank last row adds no second one', 'Enter', at(2, 'description'), grid, null],
  ['Enter in the details begins a new line of text', 'Enter', at(0, 'details'), full, null],
  ['Shift+Enter opens the details', 'Shift+Enter', at(1, 'quantity'), full, { kind: 'details', row: 1 }],
  ['Shift+Enter in the details begins a new line too', 'Shift+Enter', at(0, 'details'), full, null],
  ['Ctrl+Enter is for the whole invoice', 'Control+Enter', at(0, 'quantity'), full, null],
  ['Alt+N adds a row at the end', 'Alt+n', at(0, 'description'), full, { kind: 'insert', at: 2 }],
  [
    'Ctrl+Backspace deletes a blank row',
    'Control+Backspace',
    at(2, 'description'),
    grid,
    { kind: 'remove', row: 2 },
  ],
  [
    'Ctrl+Shift+Backspace deletes a written row',
    'Control+Shift+Backspace',
    at(0, 'description'),
    full,
    { kind: 'remove', row: 0 },
  ],
  ['Ctrl+Backspace deletes a word in a written row', 'Control+Backspace', at(0, 'description'), grid, null],
  [
    'Ctrl+Backspace keeps the only row',
    'Control+Backspace',
    at(0, 'description'),
    { ...grid, blank: [true] },
    null,
  ],
  ['arrow down goes to the cell below', 'ArrowDown', at(0, 'unitPrice'), grid, focus(1, 'unitPrice')],
  ['arrow up goes to the cell above', 'ArrowUp', at(1, 'quantity'), grid, focus(0, 'quantity')],
  ['arrow up stops at the first row', 'ArrowUp', at(0, 'quantity'), grid, null],
  ['arrows choose within a list', 'ArrowDown', at(0, 'vatCase'), grid, null],
  [
    'Alt+arrow down moves the row down',
    'Alt+ArrowDown',
    at(0, 'unit'),
    grid,
    { kind: 'move', row: 0, by: 1 },
  ],
  ['Alt+arrow up moves the row up', 'Alt+ArrowUp', at(1, 'unit'), grid, { kind: 'move', row: 1, by: -1 }],
  ['Alt+arrow up stops at the top', 'Alt+ArrowUp', at(0, 'unit'), grid, null],
  ['Alt+R gives the row a discount', 'Alt+r', at(1, 'unitPrice'), full, { kind: 'discount', row: 1 }],
  ['Alt+P gives the row a period', 'Alt+p', at(1, 'details'), full, { kind: 'period', row: 1 }],
  ['arrows stay in the days of a period', 'ArrowDown', at(0, 'servicePeriod'), full, null],
  ['letters are typed', 'a', at(0, 'description'), grid, null],
];

describe('keys in the line table', () => {
  test.each(cases)('%s', (_name, key, cell, table, expected) => {
    expect(actOf(press(key), cell, table)).toEqual(expected);
  });

  test('an input method that composes a character keeps its Enter', () => {
    expect(actOf({ ...press('Enter'), isComposing: true }, at(0, 'description'), full)).toBeNull();
  });

  test('Option+N on a Mac, which writes a tilde, adds a row', () => {
    const key = { ...press('Alt+Dead'), code: 'KeyN' };
    expect(actOf(key, at(0, 'description'), full)).toEqual({ kind: 'insert', at: 2 });
  });
});

function at(row: number, column: Cell['column']): Cell {
  return { row, column };
}

function focus(row: number, column: Cell['column']): GridAct {
  return { kind: 'focus', cell: at(row, column) };
}

function press(combination: string): Key {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  return {
    key,
    code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: parts.includes('Control'),
    metaKey: false,
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    isComposing: false,
  };
}
