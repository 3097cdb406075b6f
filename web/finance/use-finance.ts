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
}

/** Enough to find the longest overdue among them. */
const OVERDUE_COUNT = 100;

/** Enough to add up the year of a freelancer by whom; of more, nothing is said. */
const MOVEMENT_COUNT = 500;

export type Statement = Awaited<ReturnType<typeof client.taxReports.eur>>;

/** Gives the queries, what the address says is in view, and the way to see something else. */
export function useFinance(address: {
  year: string | undefined;
  month: string | undefined;
  side: string | undefined;
}) {
  const today = useToday();
  const navigate = useNavigate();
  const seen = seenBy(address, yearOf(today));
  const money = useQuery(api.taxReports.eur.queryOptions({ input: { year: seen.year, by: 'money' } }));
  const before = useQuery(api.taxReports.eur.queryOptions({ input: { year: seen.year - 1, by: 'money' } }));
  const movements = useQuery(
    api.taxReports.eurEntries.queryOptions({
      input: { year: seen.year, by: 'money', limit: MOVEMENT_COUNT },
    }),
  );
  const open = useQuery(api.invoices.list.queryOptions({ input: { states: ['open'], limit: 1 } }));
  const overdue = useQuery(
    api.invoices.list.queryOptions({ input: { states: ['overdue'], limit: OVERDUE_COUNT } }),
  );
  const see = (next: Seen) => void navigate({ to: '/finance', search: searchOf(next), resetScroll: false });
  return { data: { today, money, before, movements, open, overdue }, seen, see };
}

export type FinanceData = ReturnType<typeof useFinance>['data'];

function seenBy(
  { year, month, side }: { year: string | undefined; month: string | undefined; side: string | undefined },
  thisYear: number,
): Seen {
  return {
    year: year !== undefined && /^2\d{3}$/.test(year) ? Number(year) : thisYear,
    month: month !== undefined && /^([1-9]|1[0-2])$/.test(month) ? Number(month) : null,
    side: SIDES.find((known) => known === side) ?? 'all',
  };
}

function searchOf({ year, month, side }: Seen): { year: string; month?: string; side?: string } {
  return {
    year: String(year),
    ...(month === null ? {} : { month: String(month) }),
    ...(side === 'all' ? {} : { side }),
  };
}
