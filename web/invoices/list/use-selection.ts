/** What is chosen in the list that is shown, and what it comes to. Another filter begins anew. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, type client } from '../../api.ts';
import { useToday } from '../../session.ts';
import { type Asked, filterOf } from './address.ts';
import type { ListPages } from './list-pages.ts';
import {
  countChosen,
  everything,
  isChosen,
  NOTHING,
  type Selection,
  toggle,
  toggleAll,
} from './selection.ts';

export type AskedSelection = Parameters<typeof client.invoices.selection>[0]['selection'];
export type SelectionTotals = Awaited<ReturnType<typeof client.invoices.selection>>;
export type Choosing = ReturnType<typeof useSelection>;

export function useSelection(asked: Asked, list: ListPages) {
  const today = useToday();
  const filter = useMemo(() => filterOf(asked, today), [asked, today]);
  const shown = JSON.stringify(filter);
  const [kept, setKept] = useState({ of: shown, selection: NOTHING, isSelecting: false });
  const current = kept.of === shown ? kept : { of: shown, selection: NOTHING, isSelecting: kept.isSelecting };
  const { selection, isSelecting } = current;
  const rows = useMemo(
    () => list.data?.pages.flatMap((page) => page.invoices.map(({ id }) => id)) ?? [],
    [list.data],
  );
  const total = totalOf(asked, list);
  const count = countChosen(selection, total);
  const selected = useMemo(() => askedSelection(selection, filter), [selection, filter]);
  const totals = useTotals(selected, count);
  const put = (next: Selection) => setKept({ ...current, selection: next });
  return {
    ...{ rows, total, count, selected, totals, isSelecting },
    isEverything: selection.isEverything,
    isChosen: (id: string) => isChosen(selection, id),
    isPageChosen: rows.length > 0 && rows.every((id) => isChosen(selection, id)),
    toggle: (id: string, isRange: boolean) => put(toggle(selection, id, { rows, isRange })),
    togglePage: () => put(toggleAll(selection, rows)),
    chooseEverything: () => put(everything()),
    /** On a phone: rows are then chosen by a tap. */
    begin: (id: string | null) =>
      setKept({
        of: shown,
        isSelecting: true,
        selection: id === null ? selection : toggle(selection, id, { rows, isRange: false }),
      }),
    clear: () => setKept({ of: shown, selection: NOTHING, isSelecting: false }),
  };
}

/** How many match, on all pages. */
function totalOf({ states }: Asked, list: ListPages): number {
  const counts = list.data?.pages[0]?.counts;
  if (counts === undefined) return 0;
  if (states.length === 0) return counts.all;
  const counted = states.filter((state) => state !== 'overdue' || !states.includes('open'));
  return counted.reduce((sum, state) => sum + counts[state], 0);
}

/** As the server is asked; the ids are few, since only what was loaded can be clicked. */
function askedSelection(
  { isEverything, ids }: Selection,
  filter: ReturnType<typeof filterOf>,
): AskedSelection {
  return isEverything ? { filter, except: [...ids] } : { ids: [...ids] };
}

function useTotals(selection: AskedSelection, count: number) {
  return useQuery({
    ...api.invoices.selection.queryOptions({ input: { selection } }),
    enabled: count > 0,
    placeholderData: keepPreviousData,
  });
}
