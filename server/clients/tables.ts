import type { DocumentLanguage } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Client } from '@belegbar/domain/clients';
import type { VatCase } from '@belegbar/domain/invoices';
import type { Cents } from '@belegbar/domain/money';
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
  language: DocumentLanguage;
  form_of_address: Generated<Client['formOfAddress']>;
  payment_days: Generated<number | null>;
  vat_case: Generated<VatCase | null>;
  leitweg_id: Generated<string>;
  invoice_format: Generated<Client['invoiceFormat']>;
  /** JSON is written as text and read as data. */
  recipients: ColumnType<Client['recipients'], string | undefined, string>;
  notes: string;
  archived: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type ClientRecord = Selectable<ClientsTable>;

/** Kept by the database: what a client owes, and the day of the latest invoice, 0001-01-01 before the first. */
export interface ClientSumsTable {
  business_id: string;
  client_id: string;
  open: Cents;
  last_invoice_date: Day;
}

/** Kept by the database: what a client has brought in a year, or in all years together under the year 0. */
export interface ClientRevenueTable {
  business_id: string;
  client_id: string;
  year: number;
  net: Cents;
  vat: Cents;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    clients: ClientsTable;
    client_sums: ClientSumsTable;
    client_revenue: ClientRevenueTable;
  }
}
