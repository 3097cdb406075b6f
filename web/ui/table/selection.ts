/** What is chosen in the list: some of its rows, or all that match but some. */

export interface Selection {
  /** Whether everything that matches is chosen, the pages that are not loaded as well. */
  isEverything: boolean;
  /** The chosen ones; of everything those that are not. */
  ids: ReadonlySet<string>;
  /** The row from which a range is chosen. */
  anchor: string | null;
}

export const NOTHING: Selection = { isEverything: false, ids: new Set(), anchor: null };

export function isChosen({ isEverything, ids }: Selection, id: string): boolean {
  return ids.has(id) !== isEverything;
}

/** How many of so many that match are chosen. */
export function countChosen({ isEverything, ids }: Selection, total: number): number {
  return isEverything ? Math.max(total - ids.size, 0) : ids.size;
}

/** Chooses a row or takes it back; with a range, all rows from the last one on become like it. */
export function toggle(
  selection: Selection,
  id: string,
  { rows, isRange }: { rows: readonly string[]; isRange: boolean },
): Selection {
  const becomes = !isChosen(selection, id);
  const from = selection.anchor === null ? -1 : rows.indexOf(selection.anchor);
  const to = rows.indexOf(id);
  const range = isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  return { ...withRows(selection, range, becomes), anchor: id };
}

/** Chooses all of the rows, or none of them where all are chosen. */
export function toggleAll(selection: Selection, rows: readonly string[]): Selection {
  const becomes = !rows.every((id) => isChosen(selection, id));
  if (!becomes && selection.isEverything) return NOTHING;
  return withRows(selection, rows, becomes);
}

export function everything(): Selection {
  return { isEverything: true, ids: new Set(), anchor: null };
}

function withRows(selection: Selection, rows: readonly string[], becomes: boolean): Selection {
  const ids = new Set(selection.ids);
  for (const id of rows)
    if (becomes === selection.isEverything) ids.delete(id);
    else ids.add(id);
  return { ...selection, ids };
}
