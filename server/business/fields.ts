/** The profile's fields: between the contract's names and the table's columns. */
import type { BusinessFields } from '@belegbar/contract/business';
import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { BusinessesTable, BusinessRecord } from './tables.ts';

export type EditableFields = z.output<typeof BusinessFields>;
/** Some of the fields, as an edit gives them. */
export type FieldChanges = { [Name in keyof EditableFields]?: EditableFields[Name] | undefined };

const COLUMNS = {
  fullName: 'full_name',
  businessName: 'business_name',
  street: 'street',
  addressAddition: 'address_addition',
  postCode: 'post_code',
  city: 'city',
  country: 'country',
  email: 'email',
  phone: 'phone',
  website: 'website',
  companyType: 'company_type',
  land: 'land',
  taxNumber: 'tax_number',
  vatId: 'vat_id',
  taxOffice: 'tax_office',
  taxOfficeNumber: 'tax_office_number',
  wirtschaftsId: 'wirtschafts_id',
  leitwegId: 'leitweg_id',
  peppolId: 'peppol_id',
  vatDisclaimer: 'vat_disclaimer',
  legalFootnotes: 'legal_footnotes',
  xrechnung: 'xrechnung',
  chartOfAccounts: 'chart_of_accounts',
  paymentMethods: 'payment_methods',
  paymentNote: 'payment_note',
  transferReference: 'transfer_reference',
  paypalEmail: 'paypal_email',
  paypalUsername: 'paypal_username',
  iban: 'iban',
  bic: 'bic',
  accountHolder: 'account_holder',
  bankName: 'bank_name',
  numberPattern: 'number_pattern',
  cancellationNumberPattern: 'cancellation_number_pattern',
  creditNoteNumberPattern: 'credit_note_number_pattern',
  footerText: 'footer_text',
  accentColor: 'accent_color',
  template: 'template',
  font: 'font',
  letterheadLayout: 'letterhead_layout',
  defaultPaymentDays: 'default_payment_days',
  dueDateFormat: 'due_date_format',
  standardVatRate: 'standard_vat_rate',
  currency: 'currency',
  fromName: 'from_name',
  emailNotificationsEnabled: 'email_notifications_enabled',
  weeklyDigestEnabled: 'weekly_digest_enabled',
  autoSendInvoiceEmail: 'auto_send_invoice_email',
  approveReminders: 'approve_reminders',
  paymentDueReminders: 'payment_due_reminders',
  reminderDaysBeforeDue: 'reminder_days_before_due',
  overdueReminders: 'overdue_reminders',
  reminderDaysAfterDue: 'reminder_days_after_due',
  customReminderMessage: 'custom_reminder_message',
  documentLanguage: 'document_language',
  enabledTaxReports: 'enabled_tax_reports',
  extensionFrom: 'extension_from',
  extensionUntil: 'extension_until',
  foundedOn: 'founded_on',
  auditConsent: 'audit_consent',
  analyticsConsent: 'analytics_consent',
} as const satisfies Record<keyof EditableFields, keyof BusinessesTable>;

const NAMES = Object.keys(COLUMNS) as (keyof EditableFields)[];

export function fieldsOf(row: BusinessRecord): EditableFields {
  return Object.fromEntries(NAMES.map((name) => [name, row[COLUMNS[name]]])) as unknown as EditableFields;
}

/** The columns of those fields that are given. */
export function columnsOf(changes: Partial<EditableFields>): Updateable<BusinessesTable> {
  const given = NAMES.filter((name) => changes[name] !== undefined);
  return Object.fromEntries(given.map((name) => [COLUMNS[name], changes[name]]));
}
