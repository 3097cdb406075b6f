/** What the finance screen knows, and what of it is in view. */
import { yearOf } from '@belegbar/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, type client } from '../connection/api.ts';
import { useToday } from '../session/session.ts';

/** Money that came in, that went out, or both. */
export type Side = 'all' | 'income' | 'expense';
export const SIDES: readonly Side[] = ['all', 'income', 'expense'];

/** What is in view. */
export interface Seen {
  year: number;
  /** Null: the whole year. */
  month: number | null;
  side: Side;
  /** What one category cost, or what one client paid; null: all that moved. */
  category: string | null;
  client: string | null;
}

export type FinanceYear = Awaited<ReturnType<typeof client.finance.year>>;

export interface Address {
  year?: string | undefined;
  month?: string | undefined;
  side?: string | undefined;
  category?: string | undefined;
  client?: string | undefined;
}

/** Gives the year, what the address says is in view, and the way to see something else. */
export function useFinance(address: Address) {
  const navigate = useNavigate();
  const seen = seenBy(address, yearOf(useToday()));
  const query = useQuery(api.finance.year.queryOptions({ input: { year: seen.year } }));
  const see = (next: Seen) => void navigate({ to: '/finance', search: searchOf(next), resetScroll: false });
  return { query, seen, see };
}

function seenBy(address: Address, thisYear: number): Seen {
  const { year, month, side, category, client: paying } = address;
  return {
    year: year !== undefined && /^2\d{3}$/.test(year) ? Number(year) : thisYear,
    month: month !== undefined && /^([1-9]|1[0-2])$/.test(month) ? Number(month) : null,
    side: SIDES.find((known) => known === side) ?? 'all',
    category: category ?? null,
    client: paying ?? null,
  };
}

/** The address of what is to be seen. */
export function searchOf({ year, month, side, category, client: paying }: Seen): Record<string, string> {
  return {
    year: String(year),
    ...(month === null ? {} : { month: String(month) }),
    ...(side === 'all' ? {} : { side }),
    ...(category === null ? {} : { category }),
    ...(paying === null ? {} : { client: paying }),
  };
}
