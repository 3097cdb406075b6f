import type {
  CompanyType,
  DocumentLanguage,
  DueDateFormat,
  FilingPeriod,
  Font,
  Land,
  LetterheadLayout,
  PaymentMethod,
  StandardVatRate,
  Template,
  TransferReference,
  VatBasis,
} from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { Currency } from '@belegbar/domain/money';
import type { TaxReport } from '@belegbar/domain/tax-reports';
import type { ColumnType, Generated, Selectable } from 'kysely';

export interface BusinessesTable {
  id: string;
  /** Null once its owner has left. */
  user_id: string | null;
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
  tax_office: Generated<string>;
  tax_office_number: Generated<string>;
  wirtschafts_id: Generated<string>;
  leitweg_id: Generated<string>;
  peppol_id: Generated<string>;
  vat_disclaimer: Generated<string>;
  legal_footnotes: Generated<string>;
  xrechnung: Generated<boolean>;
  chart_of_accounts: Generated<'skr03' | 'skr04'>;
  payment_methods: Generated<PaymentMethod[]>;
  payment_note: Generated<string>;
  transfer_reference: Generated<TransferReference>;
  iban: Generated<string>;
  bic: Generated<string>;
  account_holder: Generated<string>;
  bank_name: Generated<string>;
  number_pattern: Generated<string>;
  cancellation_number_pattern: Generated<string>;
  credit_note_number_pattern: Generated<string>;
  footer_text: Generated<string>;
  accent_color: Generated<string>;
  template: Generated<Template>;
  font: Generated<Font>;
  letterhead_layout: Generated<LetterheadLayout>;
  default_payment_days: Generated<number>;
  due_date_format: Generated<DueDateFormat>;
  standard_vat_rate: Generated<StandardVatRate>;
  currency: Generated<Currency>;
  from_name: Generated<string>;
  email_notifications_enabled: Generated<boolean>;
  weekly_digest_enabled: Generated<boolean>;
  auto_send_invoice_email: Generated<boolean>;
  approve_reminders: Generated<boolean>;
  payment_due_reminders: Generated<boolean>;
  reminder_days_before_due: Generated<number>;
  overdue_reminders: Generated<boolean>;
  reminder_days_after_due: Generated<number[]>;
  custom_reminder_message: Generated<string>;
  document_language: Generated<DocumentLanguage>;
  enabled_tax_reports: Generated<TaxReport[]>;
  extension_from: Generated<Day | null>;
  extension_until: Generated<Day | null>;
  founded_on: Generated<Day | null>;
  regime_answered: Generated<boolean>;
  gobd_retention: Generated<boolean>;
  audit_consent: Generated<boolean>;
  analytics_consent: Generated<boolean>;
  paypal_email: Generated<string>;
  paypal_username: Generated<string>;
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

declare module '../platform/database/tables.ts' {
  interface Tables {
    businesses: BusinessesTable;
    tax_regimes: TaxRegimesTable;
  }
}
