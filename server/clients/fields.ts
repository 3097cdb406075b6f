/** A client's fields: between the contract's names and the table's columns. */
import type { ClientFields, ClientMessage as Message } from '@belegbar/contract/clients';
import type { Insertable, Updateable } from 'kysely';
import type { z } from 'zod';
import type { ClientRecord, ClientsTable } from './tables.ts';

export type EditableFields = z.output<typeof ClientFields>;
/** Some of the fields, as an edit gives them. */
export type FieldChanges = { [Name in keyof EditableFields]?: EditableFields[Name] | undefined };
export type ClientMessage = z.output<typeof Message>;

const COLUMNS = {
  number: 'number',
  name: 'name',
  contactPerson: 'contact_person',
  email: 'email',
  phone: 'phone',
  website: 'website',
  street: 'street',
  addressAddition: 'address_addition',
  postCode: 'post_code',
  city: 'city',
  country: 'country',
  isBusiness: 'is_business',
  vatId: 'vat_id',
  leitwegId: 'leitweg_id',
  language: 'language',
  formOfAddress: 'form_of_address',
  paymentDays: 'payment_days',
  vatCase: 'vat_case',
  invoiceFormat: 'invoice_format',
  recipients: 'recipients',
  notes: 'notes',
} as const satisfies Record<keyof EditableFields, keyof ClientsTable>;

const NAMES = Object.keys(COLUMNS) as (keyof EditableFields)[];

export function fieldsOf(row: ClientRecord): EditableFields {
  return Object.fromEntries(NAMES.map((name) => [name, row[COLUMNS[name]]])) as unknown as EditableFields;
}

export function messageOf(row: ClientRecord): ClientMessage {
  return { ...fieldsOf(row), id: row.id, version: row.version, archived: row.archived };
}

/** The columns of those fields that are given. */
export function columnsOf(changes: Partial<EditableFields>): Updateable<ClientsTable> {
  const given = NAMES.filter((name) => changes[name] !== undefined);
  return Object.fromEntries(given.map((name) => [COLUMNS[name], columnValue(changes[name])]));
}

/** The columns of a new client. */
export function insertedColumns(client: EditableFields) {
  return columnsOf(client) as Pick<Insertable<ClientsTable>, (typeof COLUMNS)[keyof EditableFields]>;
}

function columnValue(value: EditableFields[keyof EditableFields] | undefined) {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
