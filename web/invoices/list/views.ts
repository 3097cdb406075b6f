/** Saved views, and what they ask of the list. */
import type { client } from '../../connection/api.ts';
import { type Asked, EVERYTHING } from './address.ts';

export type View = Awaited<ReturnType<typeof client.invoiceViews.list>>['views'][number];
export type ViewQuery = View['query'];

export function askedOfView({ query }: Pick<View, 'query'>): Asked {
  return {
    states: query.states ?? [],
    kinds: query.kinds ?? [],
    period: query.period ?? '',
    clientId: query.clientId ?? '',
    grossFrom: query.grossFrom ?? null,
    grossTo: query.grossTo ?? null,
    search: query.search ?? '',
    sort: query.sort ?? EVERYTHING.sort,
    order: query.order ?? EVERYTHING.order,
  };
}

export function queryOfAsked(asked: Asked): ViewQuery {
  const { states, kinds, period, clientId, grossFrom, grossTo, search, sort, order } = asked;
  return {
    ...(states.length === 0 ? {} : { states: [...states] }),
    ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
    ...(period === '' ? {} : { period }),
    ...(clientId === '' ? {} : { clientId }),
    ...(grossFrom === null ? {} : { grossFrom }),
    ...(grossTo === null ? {} : { grossTo }),
    ...(search === '' ? {} : { search }),
    sort,
    order,
  };
}
