/** The business, its clients and what it offers. */
import { columns, keys, type TableClass, times } from '../classes.ts';

const own = {
  area: 'business',
  basis: 'contract',
  retention: { kind: 'account' },
  readers: ['owner', 'operator'],
} as const;

export const BUSINESS: readonly TableClass[] = [
  {
    ...own,
    name: 'businesses',
    columns: [
      ...keys('id user_id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('full_name', 'identity', 'confidential', 'letterhead'),
      ...columns('business_name website', 'business', 'public', 'letterhead'),
      ...columns('street address_addition post_code city country', 'contact', 'confidential', 'letterhead'),
      ...columns('email phone', 'contact', 'confidential', 'letterhead'),
      ...columns('company_type land', 'tax', 'internal', 'taxRules'),
      ...columns('tax_number', 'tax', 'strictlyConfidential', 'taxIdentity'),
      ...columns('vat_id', 'tax', 'confidential', 'taxIdentity'),
      ...columns('iban bic account_holder bank_name', 'bank', 'confidential', 'receivePayment'),
      ...columns('number_pattern', 'business', 'internal', 'numbering'),
      ...columns('footer_text accent_color logo', 'business', 'internal', 'layout'),
      ...columns('default_payment_days document_language', 'business', 'internal', 'defaults'),
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
  {
    ...own,
    name: 'files',
    basis: 'legalDuty',
    retention: { kind: 'law', record: 'invoice' },
    columns: [
      ...keys('business_id'),
      ...columns('hash', 'business', 'internal', 'fileProof'),
      ...columns('content_type size', 'technical', 'internal', 'fileProof'),
      ...times('created_at'),
    ],
  },
  {
    ...own,
    name: 'clients',
    columns: [
      ...keys('business_id id number'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('name contact_person', 'identity', 'confidential', 'recipient'),
      ...columns('email phone', 'contact', 'confidential', 'reachClient'),
      ...columns('website', 'contact', 'internal', 'reachClient'),
      ...columns('street address_addition post_code city country', 'contact', 'confidential', 'recipient'),
      ...columns('is_business', 'tax', 'internal', 'vatCase'),
      ...columns('vat_id', 'tax', 'confidential', 'vatCase'),
      ...columns('language', 'business', 'internal', 'language'),
      ...columns('notes', 'business', 'confidential', 'notes'),
      ...columns('archived', 'technical', 'internal', 'state'),
      ...times(),
    ],
  },
  {
    ...own,
    name: 'services',
    columns: [
      ...keys('business_id id'),
      ...columns('version', 'technical', 'internal', 'version'),
      ...columns('name description unit', 'business', 'internal', 'catalogue'),
      ...columns('unit_price', 'business', 'confidential', 'catalogue'),
      ...columns('vat_case', 'tax', 'internal', 'vatCase'),
      ...columns('archived', 'technical', 'internal', 'state'),
      ...times(),
    ],
  },
];
