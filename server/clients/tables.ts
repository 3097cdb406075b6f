import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ClientsTable {
  business_id: string;
  id: string;
  version: Generated<number>;
  number: string;
  name: string;
  contact_person: string;
  email: string;
  phone: string;
  website: string;
  street: string;
  address_addition: string;
  post_code: string;
  city: string;
  country: string;
  is_business: boolean;
  vat_id: string;
  language: 'de' | 'en';
  notes: string;
  archived: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type ClientRecord = Selectable<ClientsTable>;

declare module '../platform/database/tables.ts' {
  interface Tables {
    clients: ClientsTable;
  }
}
