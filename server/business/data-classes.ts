/** The business and how it is taxed. */
import { columns, keys, type TableClass, times } from '@belegbar/domain/data-classification';

const own = {
  area: 'business',
  readers: ['owner', 'operator'],
} as const;

export const businessClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'businesses',
    basis: 'contract',
    retention: { kind: 'account' },
    columns: [
      ...keys('id user_id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('full_name', 'identity', 'confidential', 'letterhead'),
      ...columns('business_name website', 'business', 'public', 'letterhead'),
      ...columns('street address_addition post_code city country', 'contact', 'confidential', 'letterhead'),
      ...columns('email phone', 'contact', 'confidential', 'letterhead'),
      ...columns('company_type land', 'tax', 'internal', 'taxRules'),
      ...columns('tax_number', 'tax', 'strictlyConfidential', 'taxIdentity'),
      ...columns('vat_id wirtschafts_id tax_office tax_office_number', 'tax', 'confidential', 'taxIdentity'),
      ...columns('leitweg_id peppol_id', 'contact', 'confidential', 'reachBusiness'),
      ...columns('iban bic account_holder bank_name', 'bank', 'confidential', 'receivePayment'),
      ...columns('payment_methods payment_note transfer_reference', 'business', 'internal', 'receivePayment'),
      ...columns('paypal_email paypal_username', 'bank', 'confidential', 'receivePayment'),
      ...columns(
        'number_pattern cancellation_number_pattern credit_note_number_pattern',
        'business',
        'internal',
        'numbering',
      ),
      ...columns(
        'footer_text legal_footnotes vat_disclaimer accent_color template font letterhead_layout',
        'business',
        'internal',
        'layout',
      ),
      ...columns(
        'default_payment_days due_date_format document_language',
        'business',
        'internal',
        'defaults',
      ),
      ...columns(
        'standard_vat_rate currency chart_of_accounts xrechnung',
        'business',
        'internal',
        'defaults',
      ),
      ...columns('from_name', 'identity', 'internal', 'mails'),
      ...columns('email_notifications_enabled weekly_digest_enabled', 'business', 'internal', 'mails'),
      ...columns('auto_send_invoice_email', 'business', 'internal', 'mails'),
      ...columns('approve_reminders', 'business', 'internal', 'mails'),
      ...columns('payment_due_reminders reminder_days_before_due', 'business', 'internal', 'mails'),
      ...columns('overdue_reminders reminder_days_after_due', 'business', 'internal', 'mails'),
      ...columns('custom_reminder_message', 'business', 'internal', 'mails'),
      ...columns(
        'extension_from extension_until founded_on regime_answered',
        'tax',
        'confidential',
        'taxRules',
      ),
      ...columns('gobd_retention audit_consent analytics_consent', 'business', 'internal', 'consent'),
      ...columns('enabled_tax_reports', 'tax', 'internal', 'offeredReports'),
      ...columns('is_demo', 'technical', 'internal', 'demo'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'tax_regimes',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'books' },
    columns: [
      ...keys('business_id'),
      ...columns('valid_from vat_basis small_business filing_period', 'tax', 'confidential', 'taxRules'),
    ],
  },
];
