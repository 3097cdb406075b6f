/** A client as the contract says it. */
import type { Client } from '@belegbar/domain/clients';
import type { client as calls } from '../api.ts';

export type ClientMessage = Awaited<ReturnType<typeof calls.clients.get>>;

/** The fields of a client that a person edits. */
export function fieldsOf(client: ClientMessage): Client {
  const { id: _id, version: _version, archived: _archived, ...fields } = client;
  return fields;
}
