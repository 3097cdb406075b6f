/** Which of the expenses that are listed are chosen. */
import { useMemo } from 'react';
import { useToday } from '../../session/session.ts';
import { useSelection } from '../../ui/table/index.ts';
import { filterOf } from './address.ts';
import type { Asking, ListPages } from './use-list.ts';

export type Chosen = ReturnType<typeof useChosen>;

/** Each is shown with what is about to happen to it, so only what is loaded can be chosen; what has left the list is not counted. */
export function useChosen({ asked }: Asking, list: ListPages) {
  const today = useToday();
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.expenses) ?? [], [list.data]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const question = JSON.stringify(filterOf(asked, today));
  const selection = useSelection({ question, rows: ids, total: rows.length });
  const chosen = rows.filter(({ id }) => selection.isChosen(id));
  return { selection: { ...selection, count: chosen.length }, chosen };
}
