/** The address of the list in view as a file, by the same filters and in the same order. */
import type { Day } from '@belegbar/domain/calendar';
import { type Asked, filterOf } from './address.ts';

interface TableAsked {
  kind: 'csv' | 'pdf';
  asked: Asked;
  today: Day;
  language: string;
  /** Of all that matches these alone; empty: all of it. */
  ids: readonly string[];
}

export function tableAddress({ kind, asked, today, language, ids }: TableAsked): string {
  const { sort, order } = asked;
  const { categories, ...filter } = filterOf(asked, today);
  const query = new URLSearchParams({ ...filter, sort, order, language });
  if (categories !== undefined) query.set('categories', categories.join(','));
  if (ids.length > 0) query.set('ids', ids.join(','));
  return `/files/expenses.${kind}?${query}`;
}
