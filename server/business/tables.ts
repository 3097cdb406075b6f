import type { CompanyType, FilingPeriod, Land, VatBasis } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { TaxReport } from '@belegbar/domain/tax-reports';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface BusinessesTable {
  id: string;
  user_id: string;
  version: Generated<number>;
  full_name: Generated<string>;
  business_name: Generated<string>;
  street: Generated<string>;
  address_addition: Generated<string>;
  post_code: Generated<string>;
  city: Generated<string>;
  country: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  website: Generated<string>;
  company_type: Generated<CompanyType>;
  land: Land | null;
  tax_number: Generated<string>;
  vat_id: Generated<string>;
  iban: Generated<string>;
  bic: Generated<string>;
  account_holder: Generated<string>;
  bank_name: Generated<string>;
  number_pattern: Generated<string>;
  footer_text: Generated<string>;
  accent_color: Generated<string>;
  default_payment_days: Generated<number>;
  document_language: Generated<'de' | 'en'>;
  enabled_tax_reports: Generated<TaxReport[]>;
  logo: string | null;
  is_demo: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

export type BusinessRecord = Selectable<BusinessesTable>;

export interface TaxRegimesTable {
  business_id: string;
  valid_from: Day;
  vat_basis: VatBasis;
  small_business: boolean;
  filing_period: FilingPeriod;
}

export type TaxRegimeRecord = Selectable<TaxRegimesTable>;

export interface FilesTable {
  business_id: string;
  hash: string;
  content_type: string;
  size: number;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    businesses: BusinessesTable;
    tax_regimes: TaxRegimesTable;
    files: FilesTable;
  }
}
