/** What the address asks of the list, how it is asked for something else, and the pages of what matches. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { api, type client } from '../../connection/api.ts';
import { pagesByKey } from '../../connection/pages-by-key.ts';
import { useToday } from '../../session/session.ts';
import { type Asked, filterOf, readAddress, writeAddress } from './address.ts';
import type { ExpenseListAddress } from './address-words.ts';

export type ListedExpense = Awaited<ReturnType<typeof client.expenses.list>>['expenses'][number];

export interface Asking {
  asked: Asked;
  /** Each is a step that the browser's back button takes back. */
  ask: (next: Partial<Asked>) => void;
  /** While somebody types or walks through the rows: the steps between are none. */
  retype: (next: Partial<Asked>) => void;
}

export function useAsked(address: ExpenseListAddress): Asking {
  const navigate = useNavigate();
  const today = useToday();
  const text = JSON.stringify(address);
  const asked = useMemo(() => readAddress(JSON.parse(text), today), [text, today]);
  return useMemo(() => {
    const go = (next: Partial<Asked>, replace: boolean) =>
      void navigate({ to: '/finance/expenses', replace, search: writeAddress({ ...asked, ...next }) });
    return { asked, ask: (next) => go(next, false), retype: (next) => go(next, true) };
  }, [asked, navigate]);
}

const PAGE_SIZE = 50;

/** The rows before stay until the next ones are there. */
export function useListPages(asked: Asked) {
  const today = useToday();
  const { sort, order } = asked;
  return useInfiniteQuery(
    api.expenses.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...filterOf(asked, today),
        sort,
        order,
        limit: PAGE_SIZE,
        ...(after === undefined ? {} : { after }),
      }),
      ...pagesByKey,
      placeholderData: keepPreviousData,
    }),
  );
}

export type ListPages = ReturnType<typeof useListPages>;
