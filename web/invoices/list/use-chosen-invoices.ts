/** What is chosen in the list that is shown, as the server is asked about it, and what it comes to. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, type client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { type RowSelection, useSelection } from '../../ui/table/index.ts';
import { type Asked, filterOf } from './address.ts';
import type { ListPages } from './list-pages.ts';

export type AskedSelection = Parameters<typeof client.invoices.selection>[0]['selection'];
export type SelectionTotals = Awaited<ReturnType<typeof client.invoices.selection>>;
export type ChosenInvoices = ReturnType<typeof useChosenInvoices>;

export function useChosenInvoices(asked: Asked, list: ListPages) {
  const today = useToday();
  const filter = useMemo(() => filterOf(asked, today), [asked, today]);
  const rows = useMemo(
    () => list.data?.pages.flatMap((page) => page.invoices.map(({ id }) => id)) ?? [],
    [list.data],
  );
  const selection = useSelection({ question: JSON.stringify(filter), rows, total: totalOf(asked, list) });
  const chosen = selection.selection;
  const selected = useMemo(() => askedSelection(chosen, filter), [chosen, filter]);
  return { selection, selected, totals: useTotals(selected, selection.count) };
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
  { isEverything, ids }: RowSelection['selection'],
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
