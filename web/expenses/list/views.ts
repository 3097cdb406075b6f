/** Saved views, and what they ask of the list. */
import type { client } from '../../connection/api.ts';
import { type Asked, EVERYTHING } from './address.ts';

export type View = Awaited<ReturnType<typeof client.expenseViews.list>>['views'][number];

export function askedOfView({ query }: Pick<View, 'query'>): Asked {
  return {
    state: query.state ?? '',
    categories: query.categories ?? [],
    period: query.period ?? '',
    vendor: query.vendor ?? '',
    search: query.search ?? '',
    sort: query.sort ?? EVERYTHING.sort,
    order: query.order ?? EVERYTHING.order,
    expense: '',
  };
}

export function queryOfAsked(asked: Asked): View['query'] {
  const { state, categories, period, vendor, search, sort, order } = asked;
  return {
    ...(state === '' ? {} : { state }),
    ...(categories.length === 0 ? {} : { categories: [...categories] }),
    ...(period === '' ? {} : { period }),
    ...(vendor === '' ? {} : { vendor }),
    ...(search === '' ? {} : { search }),
    sort,
    order,
  };
}
