/** What a key does in the rows of a table. */

export interface FocusedAt {
  /** The row that has the focus; null while none has. */
  row: number | null;
  /** What of the row has it: the link that opens it, or the box that selects it. */
  on: 'link' | 'box';
  /** How many rows there are. */
  count: number;
}

/** A number is the row that takes the focus. */
export type RowAct = number | 'select' | 'selectRange' | 'open';

/** Null: the key is none of the table's, or the browser does by itself what it is for. */
export function rowAct(key: string, isShift: boolean, at: FocusedAt): RowAct | null {
  if (at.count === 0) return null;
  if (key === ' ') return at.row === null || at.on === 'box' ? null : isShift ? 'selectRange' : 'select';
  if (key === 'x' || key === 'X') return at.row === null ? null : isShift ? 'selectRange' : 'select';
  if (isShift) return null;
  if (key === 'Enter') return at.row !== null && at.on === 'box' ? 'open' : null;
  return rowAfter(key, at);
}

function rowAfter(key: string, { row, count }: FocusedAt): number | null {
  const last = count - 1;
  const step = STEPS[key];
  if (step !== undefined) return row === null ? 0 : Math.min(Math.max(row + step, 0), last);
  if (row === null) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
