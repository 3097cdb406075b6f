/** A client as the contract says it. */
import type { Client } from '@belegbar/domain/clients';
import type { client as calls } from '../connection/api.ts';

export type ClientMessage = Awaited<ReturnType<typeof calls.clients.get>>;
export type ListedClient = Awaited<ReturnType<typeof calls.clients.list>>['clients'][number];
export type ClientSort = NonNullable<Parameters<typeof calls.clients.list>[0]['sort']>;

/** In the order in which they are offered. */
export const SORTS: readonly ClientSort[] = ['name', 'open', 'revenue', 'lastInvoice'];

/** What the address of the full list can say. */
export interface ClientListSearch {
  search?: string | undefined;
  sort?: ClientSort | undefined;
  /** Those in use, or the archived ones. */
  archived?: 'no' | 'yes' | undefined;
}

export function isClientSort(text: unknown): text is ClientSort {
  return SORTS.some((sort) => sort === text);
}

/** The fields of a client that a person edits. */
export function fieldsOf(client: ClientMessage): Client {
  // A row of the list also has its totals, which are no field.
  const {
    id: _id,
    version: _version,
    archived: _archived,
    totals: _totals,
    ...fields
  } = {
    totals: undefined,
    ...client,
  };
  return fields;
}
