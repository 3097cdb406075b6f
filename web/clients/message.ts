/** A client as the contract says it, and an empty one. */
import type { Client } from '@belegbar/domain/clients';
import type { client as calls } from '../api.ts';
import type { Language } from '../locales/i18n.ts';

export type ClientMessage = Awaited<ReturnType<typeof calls.clients.get>>;

/** A client about whom nothing is known but how most are. */
export function emptyClient(language: Language): Client {
  return {
    number: '',
    name: '',
    contactPerson: '',
    email: '',
    phone: '',
    website: '',
    street: '',
    addressAddition: '',
    postCode: '',
    city: '',
    country: 'DE',
    isBusiness: true,
    vatId: '',
    language,
    notes: '',
  };
}

/** The fields of a client that a person edits. */
export function fieldsOf(client: ClientMessage): Client {
  const { id: _id, version: _version, archived: _archived, ...fields } = client;
  return fields;
}
