/** What is selected of a list that grows by pages. Another question to the list begins anew. */
import { useState } from 'react';
import {
  countChosen,
  everything,
  isChosen,
  NOTHING,
  type Selection,
  toggle,
  toggleAll,
} from './selection.ts';

interface Selectable {
  /** What the list was asked for, as text: a selection holds for one question. */
  question: string;
  /** The keys of the rows that are loaded. */
  rows: readonly string[];
  /** How many match, on all pages. */
  total: number;
}

export type RowSelection = ReturnType<typeof useSelection>;

export function useSelection({ question, rows, total }: Selectable) {
  const [kept, setKept] = useState({ question, selection: NOTHING, isSelecting: false });
  const isSame = kept.question === question;
  const selection = isSame ? kept.selection : NOTHING;
  const { isSelecting } = kept;
  const put = (next: Selection) => setKept({ question, selection: next, isSelecting });
  return {
    rows,
    total,
    selection,
    /** On a phone: rows are selected by a tap. */
    isSelecting,
    count: countChosen(selection, total),
    isEverything: selection.isEverything,
    isChosen: (id: string) => isChosen(selection, id),
    isPageChosen: rows.length > 0 && rows.every((id) => isChosen(selection, id)),
    toggle: (id: string, isRange: boolean) => put(toggle(selection, id, { rows, isRange })),
    togglePage: () => put(toggleAll(selection, rows)),
    chooseEverything: () => put(everything()),
    /** Begins to select on a phone, with a row or with none. */
    begin: (id: string | null) =>
      setKept({
        question,
        isSelecting: true,
        selection: id === null ? selection : toggle(selection, id, { rows, isRange: false }),
      }),
    clear: () => setKept({ question, selection: NOTHING, isSelecting: false }),
  };
}
