/** The keyboard of the line table: which key does what in which cell. */

export const COLUMNS = [
  'description',
  'details',
  'servicePeriod',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vatCase',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Where the focus stands. */
export interface Cell {
  row: number;
  column: Column;
}

export interface Grid {
  /** For each row whether nothing is written in it. */
  blank: readonly boolean[];
  /** The columns that can take focus now, in reading order. */
  columns: readonly Column[];
}

/** The part of a keyboard event that matters. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** True while an input method composes a character. */
  isComposing: boolean;
}

export type GridAct =
  | { kind: 'focus'; cell: Cell }
  | { kind: 'insert'; at: number }
  | { kind: 'remove'; row: number }
  | { kind: 'discount' | 'period' | 'details'; row: number }
  | { kind: 'move'; row: number; by: -1 | 1 };

/** Columns that keep the arrow keys for themselves: a list to choose from, several lines of text, or two fields. */
const OWN_ARROWS: readonly Column[] = ['unit', 'vatCase', 'details', 'servicePeriod'];

/** What a key does in a cell; null leaves it to the browser. */
export function actOf(key: Key, cell: Cell, grid: Grid): GridAct | null {
  if (key.isComposing) return null;
  if (isAddKey(key)) return { kind: 'insert', at: grid.blank.length };
  if (key.altKey) return altAct(key, cell, grid);
  if (key.ctrlKey || key.metaKey) return commandAct(key, cell, grid);
  switch (key.key) {
    case 'Tab':
      return key.shiftKey ? null : tabAct(cell, grid);
    case 'Enter':
      return enterAct(key, cell, grid);
    case 'ArrowUp':
      return verticalAct(cell, grid, -1);
    case 'ArrowDown':
      return verticalAct(cell, grid, 1);
    default:
      return null;
  }
}

/** Alt+N anywhere in the editor adds a line. By `code`, since Option+N writes another character on a Mac. */
export function isAddKey(key: Key): boolean {
  return key.altKey && !key.ctrlKey && !key.metaKey && !key.shiftKey && key.code === 'KeyN';
}

/** Alt+R gives the row a discount, Alt+P a period, by `code` for the same reason; with the arrows the row is moved. */
function altAct(key: Key, cell: Cell, grid: Grid): GridAct | null {
  if (key.ctrlKey || key.metaKey || key.shiftKey) return null;
  if (key.code === 'KeyR') return { kind: 'discount', row: cell.row };
  if (key.code === 'KeyP') return { kind: 'period', row: cell.row };
  if (key.key === 'ArrowUp' && cell.row > 0) return { kind: 'move', row: cell.row, by: -1 };
  if (key.key === 'ArrowDown' && cell.row < grid.blank.length - 1)
    return { kind: 'move', row: cell.row, by: 1 };
  return null;
}

/** A blank row goes at once; with Shift any row, which can then be taken back. */
function commandAct(key: Key, cell: Cell, grid: Grid): GridAct | null {
  const mayGo = grid.blank[cell.row] === true || key.shiftKey;
  return key.key === 'Backspace' && mayGo && grid.blank.length > 1 ? { kind: 'remove', row: cell.row } : null;
}

/** Past the last cell a row is added; from a blank last row Tab leaves the table, so that nobody is caught in it. */
function tabAct(cell: Cell, grid: Grid): GridAct | null {
  const lastRow = cell.row === grid.blank.length - 1;
  const lastColumn = cell.column === grid.columns.at(-1);
  return lastRow && lastColumn && !grid.blank[cell.row] ? { kind: 'insert', at: cell.row + 1 } : null;
}

/** With Shift it opens the details, which Tab passes by. A blank row below is used before another one is added. */
function enterAct(key: Key, cell: Cell, grid: Grid): GridAct | null {
  if (cell.column === 'details') return null;
  if (key.shiftKey) return { kind: 'details', row: cell.row };
  const next = cell.row + 1;
  if (grid.blank[cell.row] && next === grid.blank.length) return null;
  if (grid.blank[next]) return { kind: 'focus', cell: { row: next, column: 'description' } };
  return { kind: 'insert', at: next };
}

function verticalAct(cell: Cell, grid: Grid, by: -1 | 1): GridAct | null {
  if (OWN_ARROWS.includes(cell.column)) return null;
  const row = cell.row + by;
  if (row < 0 || row >= grid.blank.length) return null;
  return { kind: 'focus', cell: { row, column: cell.column } };
}
