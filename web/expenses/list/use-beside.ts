/** The expense that stands beside the list, where the window has room for both; elsewhere a row leads to its page. */
import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import { writeAddress } from './address.ts';
import type { ExpenseListAddress } from './address-words.ts';
import type { Asking, ListedExpense } from './use-list.ts';

const WIDE = '(min-width: 1200px)';

export interface Beside {
  isWide: boolean;
  /** Empty while the list stands alone. */
  shown: string;
  /** The address at which it stands beside the list. */
  addressOf: (id: string) => ExpenseListAddress;
  /** While somebody walks through the rows: no step that the back button takes back. */
  walkTo: (id: string) => void;
  close: () => void;
}

export function useBeside(asking: Asking): Beside {
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  return useMemo(() => {
    const { asked, ask, retype } = asking;
    return {
      isWide,
      shown: isWide ? asked.expense : '',
      addressOf: (expense) => writeAddress({ ...asked, expense }),
      walkTo: (expense) => retype({ expense }),
      close: () => ask({ expense: '' }),
    };
  }, [isWide, asking]);
}

/** The rows before and behind one, and its place among all, from 1; null at an end, or where it is not listed. */
export function neighboursOf(rows: readonly Pick<ListedExpense, 'id'>[], id: string) {
  const place = rows.findIndex((row) => row.id === id);
  if (place === -1) return { place: null, previous: null, next: null };
  return { place: place + 1, previous: rows[place - 1]?.id ?? null, next: rows[place + 1]?.id ?? null };
}
